/**
 * Runs checks and counts the results that they report.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';

import { ROOT } from './root.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** Counts and failures, as they are reported. */
export interface Result extends Tally {
  readonly name: string;
  readonly seconds: number;
  /** Taken from an earlier run over the same files. */
  readonly isKept: boolean;
  /** The output about its failures; empty if there are none. */
  readonly complaint: string;
  /** Each failed test with its error, a line each, as far as the runner names them. */
  readonly failures: readonly string[];
  /** Each test that failed and passed when it was run again, with its first error. */
  readonly flaky: readonly string[];
}

/** The result of a step. */
export interface Outcome extends Result {
  readonly step: Step;
}

export interface Step {
  readonly name: string;
  /** Program of node_modules/.bin, or an absolute path. */
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the counts out of the output; without it the step counts as one check. */
  readonly count?: (output: string) => Tally | undefined;
  /** Makes the arguments that run only the failed tests, alone; without it they are not run again. */
  readonly again?: ((failures: readonly string[]) => readonly string[] | undefined) | undefined;
  /** Explains its failures further than its output does. */
  readonly explain?: (complaint: string) => string;
  /** The result of an earlier run over the same files; the step is not run again. */
  readonly kept?: Tally | undefined;
  /** Called once it has passed. */
  readonly onPassed?: (tally: Tally) => void;
}

/** Steps that run in parallel, up to a limit; the first one's output is shown as it is written. */
export interface Group {
  /** Listed when the group begins: what earlier groups wrote can decide what is left to do. */
  readonly list: () => readonly Step[];
  readonly atOnce: number;
}

/** Runs the groups one after another. */
export async function runGroups(groups: readonly Group[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { list, atOnce } of groups) outcomes.push(...(await runBeside(list(), atOnce)));
  return outcomes;
}

async function runBeside(steps: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < steps.length; at = next++) {
      const step = steps[at];
      if (step) outcomes[at] = await runStep(step, { isLive: at === 0 || atOnce === 1 });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, steps.length) }, work));
  return outcomes;
}

/** Runs a step and counts its tests; `isLive` shows its output as it is written. */
export async function runStep(step: Step, { isLive }: { isLive: boolean }): Promise<Outcome> {
  if (step.kept) {
    console.log(`\n── ${step.name}: ${step.kept.passed} passed, kept from a run over the same files`);
    const told = { complaint: '', failures: [], flaky: [] };
    return { name: step.name, ...step.kept, seconds: 0, isKept: true, ...told, step };
  }
  const started = performance.now();
  if (isLive) console.log(`\n── ${step.name}`);
  const { code, output } = await run(step, isLive);
  const seconds = (performance.now() - started) / 1000;
  const tally = step.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that ends badly without a failed test (a crash, no test found) is a failure too.
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  if (!isLive) console.log(`\n── ${step.name}\n${output.trimEnd()}`);
  console.log(`── ${step.name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds.toFixed(1)} s`);
  if (tally.failed === 0) step.onPassed?.(tally);
  const told = tally.failed === 0 ? '' : findComplaint(plain(output));
  const complaint = told && `── ${step.name}\n${told}${step.explain?.(told) ?? ''}`;
  const failures = tally.failed === 0 ? [] : listFailures(plain(output));
  return { name: step.name, ...tally, seconds, isKept: false, complaint, failures, flaky: [], step };
}

const MOST_COMPLAINT_LINES = 80;
const MOST_LINE_CHARACTERS = 240;

/** Finds the failures in a runner's output: Vitest puts them below a heading, Playwright numbers them. */
export function findComplaint(output: string): string {
  const lines = output.trimEnd().split('\n');
  const headings = [/Failed (Suites|Tests) \d+|Unhandled (Errors|Rejection)/, /^ {2}1\) /];
  const start = headings.map((heading) => lines.findIndex((line) => heading.test(line))).find((line) => line >= 0);
  const told =
    start === undefined ? lines.slice(-MOST_COMPLAINT_LINES) : lines.slice(start, start + MOST_COMPLAINT_LINES);
  return told.map((line) => line.slice(0, MOST_LINE_CHARACTERS)).join('\n');
}

/** Lists the failed tests of Vitest and of Playwright, each in one line with the first line of its error. */
export function listFailures(output: string): string[] {
  const found = new Set<string>();
  const lines = output.split('\n');
  for (const [at, line] of lines.entries()) {
    const name = /^ *FAIL +(.+)$/.exec(line)?.[1] ?? /^ +\d+\) (.+?)[ ─]*$/.exec(line)?.[1];
    if (name === undefined) continue;
    const error = lines.slice(at + 1, at + 12).find((next) => /^ *\w*(Error|Timeout)\b.*:|Test timeout/.test(next));
    found.add(`${name}${error ? ` | ${error.trim()}` : ''}`.slice(0, MOST_LINE_CHARACTERS));
  }
  return [...found].slice(0, MOST_COMPLAINT_LINES);
}

function run(step: Step, isLive: boolean): Promise<{ code: number; output: string }> {
  const program = path.isAbsolute(step.program) ? step.program : path.join(ROOT, 'node_modules/.bin', step.program);
  return new Promise((resolve, reject) => {
    const child = spawn(program, step.args, {
      cwd: ROOT,
      env: { ...process.env, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (isLive) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Vitest: "Tests  3 failed | 120 passed (123)", at its end; a test may print such a line before. */
export function countVitest(output: string): Tally | undefined {
  const line = [...plain(output).matchAll(/^\s*Tests\s+(.*)$/gm)].at(-1)?.[1];
  if (!line) return undefined;
  return { passed: Number(line.match(/(\d+) passed/)?.[1] ?? 0), failed: Number(line.match(/(\d+) failed/)?.[1] ?? 0) };
}

/** Playwright: "  12 passed (30s)", "  1 failed", "  1 flaky": a flaky test is a defect. */
export function countPlaywright(output: string): Tally | undefined {
  const text = plain(output);
  const number = (word: string): number => Number(text.match(new RegExp(`^\\s*(\\d+) ${word}`, 'm'))?.[1] ?? 0);
  const failed = number('failed') + number('flaky') + number('did not run') + number('interrupted');
  const passed = number('passed');
  return passed + failed > 0 ? { passed, failed } : undefined;
}

function plain(output: string): string {
  // oxlint-disable-next-line no-control-regex -- terminal colours are control characters
  return output.replaceAll(/\u001B\[[0-9;]*m/g, '');
}
