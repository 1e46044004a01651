/** What every part of a rules text knows of the page it stands on. */
import { getContext, setContext } from 'svelte';
import type { Ruling } from '../wire.ts';

export interface Reader {
  game: string;
  /** Where a clause is read. */
  clause: (id: string) => string;
  /** What is looked for, folded; empty where nothing is. */
  query: string;
  /** The clause that is wanted. */
  wanted: string;
  /** Why a clause was decided so. */
  reasons: (id: string) => readonly Ruling[];
  /** Whether parts may be linked to: on a page of their own they have addresses. */
  anchors: boolean;
}

const KEY = Symbol('reader');

export const provideReader = (reader: Reader) => setContext(KEY, reader);
export const useReader = () => getContext<Reader>(KEY);
