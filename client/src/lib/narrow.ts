/** Whether the page is so narrow that everything stands in one column, as on a phone: the same width as in the styles. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('width < 56rem');
