/** The rows of a desk as somebody works through them. Pure. */
import type { StepMark } from '@naru/contract/shared/work-mode.ts';

export interface WorkRow {
  readonly id: string;
  /** As it stands on the screen. */
  readonly version: number;
  /** The press that waits there, or has failed. */
  readonly mark: StepMark | null;
  /** It is still to be decided. */
  readonly isWaiting: boolean;
}

/** Says whether a press waits at a row. */
export const isPending = ({ mark }: Pick<WorkRow, 'mark'>): boolean => mark !== null && mark.failedReason === null;

/** Says whether a row takes a press. */
export const canPress = (row: WorkRow): boolean => row.isWaiting && !isPending(row);

/** Finds the next row to decide, from the open one down and then from the top; none where all have been pressed. */
export function findNext(rows: readonly WorkRow[], openId: string, pressed: ReadonlySet<string>): string | undefined {
  const at = rows.findIndex(({ id }) => id === openId);
  const onward = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return onward.find((row) => canPress(row) && !pressed.has(row.id) && row.id !== openId)?.id;
}

export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** From 1; 0 where the open row is on another page. */
  readonly place: number;
}

/** Finds the rows beside the open one; the first where it is not among them any more. */
export function findNeighbours(rows: readonly Pick<WorkRow, 'id'>[], openId: string | null): Neighbours {
  const at = rows.findIndex(({ id }) => id === openId);
  return { previous: at > 0 ? rows[at - 1]?.id : undefined, next: rows[at + 1]?.id, place: at + 1 };
}
