/** `npm run house`: the measures of docs/decisions/053-measures-of-the-house.md, as the code stands now. */
import { measureHouse } from './lib/house.ts';

const rows = measureHouse().map(({ point, goal, seen }) => `| ${point} | ${goal} | ${seen} |`);
console.log(['| point | goal | seen |', '|---|---|---|', ...rows].join('\n'));
