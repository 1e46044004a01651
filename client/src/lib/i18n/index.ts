/** Every word a person reads outside a game is said through `say()`. */
export { language, say, LANGUAGES, type Lang } from './language.svelte.ts';
export { counted } from './plural.ts';
export type { Catalogue } from './en.ts';
