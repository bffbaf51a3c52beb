/**
 * `npm run verify`: runs every check without a database; skips those that passed on the same files.
 */
import { makeChecks } from './lib/checks.ts';
import { momentEnvironment } from './lib/moment.ts';
import { reportOutcomes } from './lib/report.ts';
import { requireNode } from './lib/root.ts';
import { runGroups } from './lib/step.ts';

requireNode();
const started = performance.now();
const env = momentEnvironment(process.env['NARU_TEST_MOMENT'], new Date());
const outcomes = await runGroups(makeChecks({ keepsTests: true, env }));
reportOutcomes(outcomes, (performance.now() - started) / 1000);
