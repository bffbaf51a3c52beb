/** What other areas may use of counselling. */
export { counsellingTodos } from './todo/source.ts';
