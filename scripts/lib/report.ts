/**
 * Reports what a run of checks found.
 */
import { countWithFlaky, MOST_FLAKY } from './run-again.ts';
import type { Result } from './step.ts';

/**
 * Reports the time of each step, all failures once more at the end, and the line that ends a run. The last thing before
 * that line is each failed test in a line: of a long report, often only the end is at hand.
 */
export function reportOutcomes(outcomes: readonly Result[], wallSeconds: number): void {
  console.log(`\n${formatOutcomes(outcomes, wallSeconds)}`);
  const complaints = outcomes.map(({ complaint }) => complaint).filter((complaint) => complaint !== '');
  if (complaints.length > 0) console.log(`\n══ what failed\n${complaints.join('\n\n')}`);
  const failures = outcomes.flatMap((outcome) => outcome.failures.map((line) => `${outcome.name}: ${line}`));
  if (failures.length > 0) console.log(`\n══ in short\n${failures.join('\n')}`);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky.map((line) => `flaky: ${outcome.name}: ${line}`));
  if (flaky.length > 0)
    console.log(`\n══ failed once, passed alone (more than ${MOST_FLAKY} fail the run)\n${flaky.join('\n')}`);
  const { passed, failed } = countWithFlaky(outcomes);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Writes a line per step, with its time and result; parallel steps take less time together. */
export function formatOutcomes(outcomes: readonly Result[], wallSeconds: number): string {
  const lines = outcomes.map(({ name, seconds, isKept, passed, failed }) => [
    name,
    isKept ? 'kept' : `${seconds.toFixed(1)} s`,
    `${passed} passed, ${failed} failed`,
  ]);
  const wide = Math.max(...lines.map(([name = '']) => name.length), 'together'.length);
  return [...lines, ['together', `${wallSeconds.toFixed(1)} s`, '']]
    .map(([name = '', took = '', came = '']) => `${name.padEnd(wide)} ${took.padStart(9)}  ${came}`.trimEnd())
    .join('\n');
}
