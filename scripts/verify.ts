/**
 * `npm run verify`: everything that needs no database, in under a minute.
 */
import { BUILD_CHECKS, STATIC_CHECKS, UNIT_TESTS } from './lib/checks.ts';
import { requireNode } from './lib/root.ts';
import { reportOutcomes, runStep, type Outcome } from './lib/step.ts';

requireNode();
const outcomes: Outcome[] = [];
for (const step of [...STATIC_CHECKS, ...BUILD_CHECKS, UNIT_TESTS]) outcomes.push(await runStep(step));
reportOutcomes(outcomes);
