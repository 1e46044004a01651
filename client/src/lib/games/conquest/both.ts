/** What the tables of the two editions have in common, so that it can be said in one place. */
import type * as first from '../../protocol/conquest1984.ts';
import type * as second from '../../protocol/conquest2005.ts';

type Kinded = { kind: string };
/** Of two lists of kinds those that are in both, as either edition has them. */
type Both<A extends Kinded, B extends Kinded> = Extract<A | B, { kind: A['kind'] & B['kind'] }>;

export type Event = Both<first.Event, second.Event>;
export type Illegal = Both<first.Illegal, second.Illegal>;
export type Prompt = Both<first.Prompt, second.Prompt>;

/** What can be clicked in one edition or the other. */
export type Handle = first.Handle | second.Handle;
/** What can be clicked in both. */
export type SharedHandle = Extract<first.Handle, second.Handle>;
/** What can be clicked in an edition that has these besides. */
export type HandleOf<Own extends Handle> = SharedHandle | Own;

export type View = first.View | second.View;
/** What can be offered in one edition or the other. */
export type Terms = first.Terms | second.Terms;
export type Leader = first.Leader | second.Leader;
export type Unit = first.Unit | second.Unit;
export type GalleyName = first.GalleyName | second.GalleyName;
export type GalleyView = first.GalleyView | second.GalleyView;
export type ProvinceView = first.ProvinceView | second.ProvinceView;
export type Field = first.Field | second.Field;
