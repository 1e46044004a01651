/** What is counted and feared: the same in both editions. */
export { account } from '../conquest/account.ts';
