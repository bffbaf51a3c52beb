import { attendance, type AttendanceRow } from '@naru/contract/areas/learning/attendance.ts';
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';
import { useEffect, useRef, useState } from 'react';

import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';

export interface WantedMark {
  readonly status: AttendanceStatus | null;
  readonly note: string;
}

type Wanted = ReadonlyMap<string, WantedMark>;

export type SaveState = 'IDLE' | 'SAVING' | 'FAILED';

export interface Marks {
  /** How a row looks with what was pressed, saved or not. */
  readonly shownOf: (row: AttendanceRow) => AttendanceRow;
  /** Marks several people with one press, which one undo takes back. */
  readonly mark: (marks: readonly (readonly [row: AttendanceRow, wanted: WantedMark])[]) => void;
  readonly undo: (() => void) | undefined;
  readonly state: SaveState;
  readonly sendAgain: () => void;
}

/** Presses that come in quick succession leave together. */
const REST_MS = 250;
const AGAIN_MS = 5000;
const MOST_UNDONE = 50;

interface MarksOptions {
  readonly sessionId: string;
  readonly rows: readonly AttendanceRow[];
  readonly refetch: () => Promise<unknown>;
  /** Told how many had been marked by somebody else meanwhile. */
  readonly onLeft: (count: number) => void;
}

/**
 * Shows marks at once and saves them in order; those that are pressed while a save is under way follow with the next one.
 * Without network they stay, and are sent again.
 */
export function useMarks({ sessionId, rows, refetch, onLeft }: MarksOptions): Marks {
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const [undos, setUndos] = useState<readonly Wanted[]>([]);
  const { mutateAsync } = useCallMutation(attendance.saveMarks, { alertMessage: null });
  const rowsNow = useRef(rows);
  useEffect(() => {
    rowsNow.current = rows;
  });

  const send = async (sent: Wanted): Promise<void> => {
    const byId = new Map(rowsNow.current.map((row) => [row.traineeId, row]));
    const markList = [...sent].flatMap(([traineeId, mark]) => {
      const row = byId.get(traineeId);
      return row ? [{ traineeId, ...mark, version: row.version }] : [];
    });
    const saved = await mutateAsync({ params: { sessionId }, body: { markList } });
    if (typeof saved === 'symbol') return;
    await refetch();
    setWanted((now) => new Map([...now].filter(([id, mark]) => sent.get(id) !== mark)));
    if (saved.leftIdList.length > 0) onLeft(saved.leftIdList.length);
  };
  const { state, trySend } = useSaving(wanted, send);

  const shownOf = (row: AttendanceRow): AttendanceRow => {
    const mark = wanted.get(row.traineeId);
    return mark ? { ...row, ...mark, waits: false } : row;
  };
  const apply = (marks: Wanted): void => setWanted((now) => new Map([...now, ...marks]));
  return {
    shownOf,
    mark: (marks) => {
      const before = new Map(marks.map(([row]) => [row.traineeId, { status: row.status, note: row.note }]));
      setUndos((all) => [...all.slice(-MOST_UNDONE + 1), before]);
      apply(new Map(marks.map(([row, mark]) => [row.traineeId, mark])));
    },
    undo:
      undos.length === 0
        ? undefined
        : () => {
            apply(undos.at(-1) ?? new Map());
            setUndos((all) => all.slice(0, -1));
          },
    state,
    sendAgain: trySend,
  };
}

/** Saves what is wanted once presses rest, one save after the other; one that failed is tried again. */
function useSaving(wanted: Wanted, send: (sent: Wanted) => Promise<void>) {
  const [state, setState] = useState<SaveState>('IDLE');
  const isSending = useRef(false);
  const trySend = (): void => {
    if (isSending.current || wanted.size === 0) return;
    isSending.current = true;
    setState('SAVING');
    send(wanted)
      .then(
        () => setState('IDLE'),
        () => setState('FAILED'),
      )
      .finally(() => {
        isSending.current = false;
      });
  };
  const latest = useRef(trySend);
  useEffect(() => {
    latest.current = trySend;
  });
  useEffect(() => {
    if (wanted.size === 0 || state === 'SAVING') return undefined;
    const timer = setTimeout(() => latest.current(), state === 'FAILED' ? AGAIN_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, state]);
  return { state, trySend };
}
