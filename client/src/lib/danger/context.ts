/** Which places are in danger, for every map below: boards need not hand it on. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('danger');

type Places = () => readonly string[];

/** Says to all maps below which places they mark. */
export function provideDangers(places: Places): void {
  setContext(KEY, places);
}

/** The places that a map marks; none where nobody says. */
export function dangersHere(): Places {
  return getContext<Places | undefined>(KEY) ?? (() => []);
}
