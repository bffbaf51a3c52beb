/**
 * Runs failed tests once more, alone, at the end: one that passes then is flaky, a fault of the test or of the portal
 * that is named but does not refuse a run that is green otherwise.
 */
import { countVitest, runStep, type Outcome, type Result, type Step, type Tally } from './step.ts';

/** With more flaky tests than these a run is red: then it is no single fault any more. */
export const MOST_FLAKY = 3;
/** With more failed tests than these a run is red in any case, and a second one only takes time. */
const MOST_RUN_AGAIN = 20;
const TEST_FILE = /\S+\.test\.tsx?(?= >|$)/;

/** Runs the failed tests of each step again, and counts as passed what passes then. */
export async function runFailedAgain(outcomes: readonly Outcome[]): Promise<Outcome[]> {
  const settled: Outcome[] = [];
  for (const outcome of outcomes) settled.push(await runOneAgain(outcome));
  return settled;
}

async function runOneAgain(outcome: Outcome): Promise<Outcome> {
  const { step, failures } = outcome;
  const args = failures.length > 0 && failures.length <= MOST_RUN_AGAIN ? step.again?.(failures) : undefined;
  if (!args) return outcome;
  const second = await runStep({ ...step, name: `${step.name}, again`, args, again: undefined }, { isLive: true });
  return judgeAgain(outcome, second);
}

/** Tells what failed twice from what failed once. A second run that tells no test proves nothing. */
export function judgeAgain(first: Outcome, second: Outcome): Outcome {
  const nameOf = (failure: string): string => failure.split(' | ')[0] ?? failure;
  const twice = new Set(second.failures.map(nameOf));
  const isTold = second.failed > 0 ? second.failures.length > 0 : second.passed >= first.failed;
  if (!isTold) return first;
  const flaky = first.failures.filter((failure) => !twice.has(nameOf(failure)));
  const failed = second.failed === 0 ? 0 : Math.min(first.failed, Math.max(first.failed - flaky.length, 1));
  return {
    ...first,
    passed: first.passed + first.failed - failed,
    failed,
    complaint: failed === 0 ? '' : first.complaint,
    failures: failed === 0 ? [] : first.failures.filter((failure) => twice.has(nameOf(failure))),
    flaky,
  };
}

/** Counts flaky tests as failed where they are too many. */
export function countWithFlaky(outcomes: readonly Result[]): Tally {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky).length;
  const counted = flaky > MOST_FLAKY ? flaky : 0;
  return {
    passed: outcomes.reduce((all, { passed }) => all + passed, 0) - counted,
    failed: outcomes.reduce((all, { failed }) => all + failed, 0) + counted,
  };
}

/** A step of Vitest whose failed files can be run again, one after another. */
export function vitestStep(
  step: Omit<Step, 'program' | 'args' | 'count' | 'again'>,
  project: string,
  files: readonly string[],
): Step {
  const args = ['run', '--project', project];
  return {
    ...step,
    program: 'vitest',
    args: [...args, ...files],
    count: countVitest,
    again: (failures) => {
      const failed = new Set(failures.map((failure) => TEST_FILE.exec(failure.split(' | ')[0] ?? '')?.[0]));
      const named = [...failed].filter((file) => file !== undefined);
      return named.length === failed.size ? [...args, '--no-file-parallelism', ...named] : undefined;
    },
  };
}
