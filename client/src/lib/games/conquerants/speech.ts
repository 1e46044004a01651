/** What is said, and when, the same in every language. */
import type {
  Camp,
  Handle,
  Illegal,
  People,
  Prompt,
  Territory,
  View,
} from '../../protocol/conquerants.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { landOf, peopleOf, signOf, territoryOf } from './board.ts';
import { asThingsStand, percent, prospectOf } from './prospects.ts';
import { tellWith, type Sentences } from './tell.ts';

/** What is asked while the game goes on. */
type Open = Exclude<Prompt, { kind: 'over' }>;

/** What a language brings. */
export interface Vocabulary {
  people: Record<People, string>;
  territory: Record<Territory, string>;
  sea: Record<string, string>;
  /** A territory as it stands in a sentence. */
  the: (at: Territory) => string;
  sentences: Sentences;
  refusals: Describe<Illegal>;
  /** The buttons that always say the same. */
  buttons: Record<
    Exclude<Handle['kind'], 'space' | 'allies' | 'conquer' | 'bid' | 'price'>,
    string
  >;
  /** A people that is bid for, and what it costs at least. */
  bid: (people: People, least: number) => string;
  price: (points: number) => string;
  /** What a seat is called that has no people yet. */
  nobody: string;
  ask: (whom: readonly People[], price: number) => string;
  conquer: (chance: string | null) => string;
  leaveOut: (at: Territory) => string;
  land: (name: string, holds: string) => string;
  /** What a territory holds, in a few words each. */
  holds: Record<'nothing' | 'trade' | 'romanised' | 'peace' | 'noPeace', string> &
    Record<'owner' | 'trader', (people: People) => string>;
  /** What those are told who wait for others. */
  waiting: Describe<Exclude<Open, { kind: 'bid' }>>;
  waitingForBid: (player: string) => string;
  /** What is asked of the one who plays, one click after another. */
  choosePeople: string;
  choosePrice: (people: People) => string;
  chooseUnrest: (attacker: People, land: string) => string;
  chooseLand: string;
  chooseDeed: (land: string) => string;
  chooseRomanised: string;
  chooseAllies: string;
  attack: (land: string) => string;
  defend: (attacker: People, land: string) => string;
  join: (by: People, camp: Camp, land: string) => string;
  levy: (land: string) => string;
  close: string;
  won: string;
  wonTogether: string;
  winners: (them: readonly People[]) => string;
  /** What is counted at the end. */
  score: (points: number) => string;
  goals: (people: People) => string[];
}

function held({ holds }: Vocabulary, view: View, at: Territory): string {
  const land = landOf(view, at);
  if (!land || (!land.owner && !land.link)) return holds.nothing;
  const parts = [
    land.owner ? holds.owner(land.owner) : [],
    land.link && land.link !== land.owner ? holds.trader(land.link) : [],
    land.link && land.link === land.owner ? holds.trade : [],
    land.romanised ? holds.romanised : [],
    land.peace ? holds.peace : holds.noPeace,
  ].flat();
  return parts.join(', ');
}

function asked(say: Vocabulary, prompt: Open, { fight }: View, picked: readonly Handle[]): string {
  const first = picked[0]?.kind;
  const at = fight ? say.the(fight.at) : '';
  switch (prompt.kind) {
    case 'act': {
      const land = territoryOf(picked);
      if (land) return say.chooseDeed(say.territory[land]);
      return first === 'romanise' ? say.chooseRomanised : say.chooseLand;
    }
    case 'muster':
      if (first === 'ask') return say.chooseAllies;
      if (first === 'romanise') return say.chooseRomanised;
      return prompt.camp === 'attack' ? say.attack(at) : say.defend(fight?.attacker ?? 'gauls', at);
    case 'answer': {
      const by = prompt.camp === 'attack' ? fight?.attacker : fight?.defender;
      return say.join(by ?? 'gauls', prompt.camp, at);
    }
    case 'levy':
      return say.levy(at);
    case 'bid': {
      const [bid] = picked;
      return bid?.kind === 'bid' ? say.choosePrice(bid.people) : say.choosePeople;
    }
    case 'unrest':
      return say.chooseUnrest(prompt.attacker, say.the(prompt.at));
    case 'close':
      return picked.length > 0 ? say.chooseRomanised : say.close;
  }
}

/** What so many allies cost, while it can be asked. */
function priceOf({ prompt }: View, n: number): number {
  return prompt.kind === 'muster' ? (prompt.prices[n - 1] ?? 0) : 0;
}

export function speak(say: Vocabulary): GameWords<View, Illegal, Handle> {
  return {
    seat(seat, view) {
      const people = signOf(view, seat);
      return people ? say.people[people] : say.nobody;
    },
    prompt(view, { seat, yours, picked, player }) {
      const { prompt } = view;
      if (prompt.kind !== 'over') {
        if (yours) return asked(say, prompt, view, picked);
        return prompt.kind === 'bid'
          ? say.waitingForBid(player(prompt.seat))
          : describe(say.waiting, prompt);
      }
      const { winners } = prompt;
      if (seat === null || !winners.includes(peopleOf(view, seat))) return say.winners(winners);
      return winners.length > 1 ? say.wonTogether : say.won;
    },
    tell: (step, player) => tellWith(say.sentences, step, player),
    refusal: why => describe(say.refusals, why),
    handle(handle, view, picked) {
      switch (handle.kind) {
        case 'space': {
          const { at } = handle;
          const leaving = view.prompt.kind === 'muster' || view.prompt.kind === 'levy';
          return leaving && picked.length === 0 && landOf(view, at)?.romanised
            ? say.leaveOut(at)
            : say.land(say.territory[at], held(say, view, at));
        }
        case 'bid': {
          const { people } = handle;
          const offer = view.auction?.peoples.find(it => it.people === people);
          return say.bid(people, offer?.least ?? 0);
        }
        case 'price':
          return say.price(handle.points);
        case 'allies':
          return say.ask(handle.whom, priceOf(view, handle.whom.length));
        case 'conquer': {
          const prospect = prospectOf(view, territoryOf(picked));
          return say.conquer(prospect && percent(asThingsStand(prospect)));
        }
        default:
          return say.buttons[handle.kind];
      }
    },
    place: id => say.territory[id as Territory] ?? say.sea[id] ?? id,
    score: say.score,
    goals(seat, view) {
      const people = signOf(view, seat);
      return people ? say.goals(people) : [say.choosePeople];
    },
  };
}
