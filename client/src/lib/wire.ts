/** One door to the generated types that all games share. */
export type {
  Barred,
  ClientMsg,
  Course,
  Created,
  CreateTable,
  Danger,
  Dangers,
  DraftInfo,
  ErrorBody,
  EventMsg,
  Fact,
  Foreseen,
  GuestInfo,
  Hold,
  Clock,
  LuckReport,
  Now,
  OffersTree,
  OverInfo,
  PastView,
  RefusalCode,
  Seat,
  SeatInfo,
  SeatPlan,
  ServerMsg,
  Sitter,
  StepMsg,
  TableInfo,
  TableStatus,
  TableSummary,
} from './protocol/table.ts';
export type {
  Block,
  Chapter,
  Clause,
  Example,
  ExampleScene,
  ExampleStep,
  GameInfo,
  Moment,
  OptionInfo,
  Picture,
  Ruling,
  RulesPage,
} from './protocol/registry.ts';

/** One thing that can be clicked. Each game has a closed list of its own, made from its Rust type of the same name. */
export interface Handle {
  readonly kind: string;
}
