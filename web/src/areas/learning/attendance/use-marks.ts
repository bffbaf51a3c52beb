import { attendance, ATTENDANCE_MOST, type AttendanceRow } from '@naru/contract/areas/learning/attendance.ts';
import type { AttendanceStatus } from '@naru/contract/areas/learning/words.ts';
import { useEffect, useRef, useState } from 'react';

import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';

export interface WantedMark {
  readonly status: AttendanceStatus | null;
  readonly note: string;
}

type Marked = ReadonlyMap<string, WantedMark>;

/** The version goes with the mark: until it is saved, its person may have left the rows that are read. */
type Wanted = ReadonlyMap<string, WantedMark & { readonly version: number }>;

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
  const [undos, setUndos] = useState<readonly Marked[]>([]);
  const { mutateAsync } = useCallMutation(attendance.saveMarks, { alertMessage: null });
  const versions = useRef(new Map<string, number>());
  useEffect(() => {
    for (const { traineeId, version } of rows) versions.current.set(traineeId, version);
  }, [rows]);

  const send = async (all: Wanted): Promise<void> => {
    const sent: Wanted = new Map([...all].slice(0, ATTENDANCE_MOST.marks));
    const markList = [...sent].map(([traineeId, mark]) => ({ traineeId, ...mark }));
    const saved = await mutateAsync({ params: { sessionId }, body: { markList } });
    if (typeof saved === 'symbol') return;
    const reached = versionsAfter(sent, new Set(saved.leftIdList));
    for (const [id, version] of reached) versions.current.set(id, version);
    setWanted((now) => carryOn(now, sent, reached));
    await refetch();
    setWanted((now) => new Map([...now].filter(([id, mark]) => sent.get(id) !== mark)));
    if (saved.leftIdList.length > 0) onLeft(saved.leftIdList.length);
  };
  const { state, trySend } = useSaving(wanted, send);

  const shownOf = (row: AttendanceRow): AttendanceRow => {
    const mark = wanted.get(row.traineeId);
    return mark ? { ...row, status: mark.status, note: mark.note, waits: false } : row;
  };
  const apply = (marks: Marked): void => {
    const added = [...marks].map(([id, mark]) => [id, { ...mark, version: versions.current.get(id) ?? 0 }] as const);
    setWanted((now) => new Map([...now, ...added]));
  };
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

/** Says which versions marks have once they are saved, but for those of people who were left. */
function versionsAfter(sent: Wanted, left: ReadonlySet<string>): ReadonlyMap<string, number> {
  const saved = [...sent].filter(([id]) => !left.has(id));
  return new Map(saved.map(([id, { status, version }]) => [id, status === null ? 0 : version + 1]));
}

/** Lets marks that were pressed during a save go over what it has saved. */
function carryOn(now: Wanted, sent: Wanted, reached: ReadonlyMap<string, number>): Wanted {
  const entries = [...now].map(([id, mark]) => {
    const version = reached.get(id);
    return [id, version === undefined || sent.get(id) === mark ? mark : { ...mark, version }] as const;
  });
  return new Map(entries);
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
