/**
 * `npm run verify`: everything that needs no database, in under a minute.
 */
import { BUILD_CHECKS, STATIC_CHECKS, UNIT_TESTS } from './lib/checks.ts';
import { requireNode } from './lib/root.ts';
import { addTallies, runStep, type Tally } from './lib/step.ts';

requireNode();
const tallies: Tally[] = [];
for (const step of [...STATIC_CHECKS, ...BUILD_CHECKS, UNIT_TESTS]) tallies.push(await runStep(step));
const total = addTallies(tallies);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
