/** Undo and redo. Pure: the value itself lives elsewhere, and comes back as it was. */

/** Steps that can be undone. */
export const MOST_STEPS = 50;
/** Changes of one field that follow each other so soon are one step. */
const TOGETHER_MS = 1500;

export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
  /** The field of the last change, and when it was. */
  readonly last: { readonly field: string; readonly at: number } | null;
}

export const emptyHistory = <T>(): History<T> => ({ past: [], future: [], last: null });

export interface Step {
  /** Names the field, where somebody types; each other change is a step of its own. */
  readonly field?: string | undefined;
  readonly at: number;
}

/** Notes how it stood before a change. */
export function record<T>(history: History<T>, before: T, { field, at }: Step): History<T> {
  const { last } = history;
  const next = field === undefined ? null : { field, at };
  if (field !== undefined && last?.field === field && at - last.at < TOGETHER_MS && history.past.length > 0)
    return { past: history.past, future: [], last: next };
  return { past: [...history.past, before].slice(-MOST_STEPS), future: [], last: next };
}

export interface Moved<T> {
  readonly history: History<T>;
  readonly value: T;
}

/** Gives the value of before; undefined where there is none. */
export function undo<T>({ past, future }: History<T>, now: T): Moved<T> | undefined {
  const value = past.at(-1);
  if (value === undefined) return undefined;
  return { value, history: { past: past.slice(0, -1), future: [now, ...future], last: null } };
}

export function redo<T>({ past, future }: History<T>, now: T): Moved<T> | undefined {
  const [value] = future;
  if (value === undefined) return undefined;
  return { value, history: { past: [...past, now], future: future.slice(1), last: null } };
}
