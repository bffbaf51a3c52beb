/** Problems of a bundle, each with its place, in words of both languages. */
import { words } from './words.ts';

export type ProblemReason = keyof (typeof words)['en'];

export interface Problem {
  /** `users.csv`; the bundle itself where no file is at fault. */
  readonly file: string | null;
  readonly line: number | null;
  readonly column: string | null;
  readonly reason: ProblemReason;
  /** The subject of the sentence: the cell, a name, a number. */
  readonly value: string;
}

/** So many are listed; beyond them only counted. */
const MOST_TOLD = 100;
const MOST_SHOWN_CHARACTERS = 60;

export interface Problems {
  readonly told: readonly Problem[];
  readonly count: () => number;
  readonly add: (problem: Pick<Problem, 'reason'> & Partial<Problem>) => void;
}

export function collectProblems(): Problems {
  const told: Problem[] = [];
  let count = 0;
  return {
    told,
    count: () => count,
    add: (problem) => {
      count += 1;
      if (told.length >= MOST_TOLD) return;
      const value = shorten(problem.value ?? '');
      told.push({ file: null, line: null, column: null, ...problem, value });
    },
  };
}

function shorten(value: string): string {
  const plain = value.replaceAll(/[\p{Cc}\p{Cf}]/gu, '�');
  return plain.length > MOST_SHOWN_CHARACTERS ? `${plain.slice(0, MOST_SHOWN_CHARACTERS)}…` : plain;
}

/** The bundle cannot be imported; nothing was changed. */
export class RosterRefusedError extends Error {
  readonly problems: readonly Problem[];
  readonly count: number;
  constructor(problems: Pick<Problems, 'told' | 'count'>) {
    super(`the bundle has ${problems.count()} problems`);
    this.problems = problems.told;
    this.count = problems.count();
  }
}

/** Ends the import where there are problems, or where this one is. @throws RosterRefusedError */
export function refuseProblems(problems: Problems, last?: Parameters<Problems['add']>[0]): void {
  if (last) problems.add(last);
  if (problems.count() > 0) throw new RosterRefusedError(problems);
}

/** Writes the sentence of a problem, without its place. */
export function explainProblem(problem: Problem, locale: 'ko' | 'en'): string {
  return words[locale][problem.reason](problem.value);
}

/** Writes the place of a problem: `users.csv 3행 username`, `users.csv line 3 username`. */
export function placeProblem(problem: Problem, locale: 'ko' | 'en'): string {
  const line = problem.line === null ? null : locale === 'ko' ? `${problem.line}행` : `line ${problem.line}`;
  return [problem.file, line, problem.column].filter((part) => part !== null).join(' ');
}
