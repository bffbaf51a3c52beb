/** Values of the form of an entry, what they lack, and what they make of a balance. Pure. */
import { ENTRY_MOST, type mileageEntries } from '@naru/contract/areas/mileage/entries.ts';
import type { CallInput } from '@naru/contract/call.ts';

import type { ComboboxOption } from '../../../ui/combobox.tsx';

export const WAYS = ['ADD', 'TAKE', 'CARRY'] as const;
export type Way = (typeof WAYS)[number];
/** Nothing of a list is chosen. */
export const NONE = 'NONE';

export interface EntryValues {
  readonly student: ComboboxOption | null;
  readonly way: Way;
  /** Without a sign. */
  readonly points: number | null;
  readonly reason: string;
  readonly lineId: string;
  readonly itemId: string;
}

/** The server's names of what it may refuse. */
export type EntryField = 'studentId' | 'kind' | 'points' | 'reason' | 'lineId' | 'itemId';

export const BLANK: EntryValues = {
  student: null,
  way: 'ADD',
  points: null,
  reason: '',
  lineId: NONE,
  itemId: NONE,
};

/** Whether more points are written than an entry can have. */
export const isTooMuch = ({ points }: Pick<EntryValues, 'points'>): boolean => (points ?? 0) > ENTRY_MOST.points;

/** Names what is missing before it can be sent. */
export function listMissing({ student, points, reason }: EntryValues): ('studentId' | 'points' | 'reason')[] {
  const lacks = { studentId: student === null, points: points === null || points < 1, reason: reason.trim() === '' };
  return (['studentId', 'points', 'reason'] as const).filter((field) => lacks[field]);
}

/** The points with their sign; 0 while there are none. */
export const signedPoints = ({ way, points }: Pick<EntryValues, 'way' | 'points'>): number =>
  (way === 'TAKE' ? -1 : 1) * (points ?? 0);

/** How much is lacking after it; 0 where nothing is. */
export const debtOf = (values: Pick<EntryValues, 'way' | 'points'>, available: number): number =>
  values.way === 'TAKE' ? Math.max(0, -(available + signedPoints(values))) : 0;

/** Makes the body; what an opening balance cannot have is left out. */
export function bodyOf(
  values: EntryValues,
  { entryId, acceptsDebt }: { readonly entryId: string; readonly acceptsDebt: boolean },
): CallInput<typeof mileageEntries.postEntry>['body'] {
  const isCarry = values.way === 'CARRY';
  const chosen = (id: string): string | null => (isCarry || id === NONE ? null : id);
  return {
    entryId,
    studentId: values.student?.value ?? '',
    kind: isCarry ? 'CARRY' : 'ADJUST',
    points: signedPoints(values),
    reason: values.reason,
    lineId: chosen(values.lineId),
    itemId: chosen(values.itemId),
    acceptsDebt,
  };
}
