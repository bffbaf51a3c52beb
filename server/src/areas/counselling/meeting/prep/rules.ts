/** For which meetings there is a prep sheet, and when it is open. Pure. */
import { PREP_KINDS } from '@naru/contract/areas/counselling/counsellor/prep.ts';

import { koreanDate } from '../../../../platform/time.ts';
import type { MeetingRow } from '../core/store.ts';

const DAY_MS = 86_400_000;
/** For so long after the begin it can be seen where nothing was recorded. */
export const PREP_DAYS = 7;

type Meeting = Pick<MeetingRow, 'kind' | 'status' | 'ending' | 'beginsAt'>;

export const hasPrep = (kind: string): boolean => PREP_KINDS.some((one) => one === kind);

/** Returns the day before the meeting, in Seoul. */
export const prepOpensOn = (beginsAt: Date): string => koreanDate(new Date(beginsAt.getTime() - DAY_MS));

export const prepEndsAt = (beginsAt: Date): Date => new Date(beginsAt.getTime() + PREP_DAYS * DAY_MS);

/** Returns whether the student may agree now: the request is open and its hour ahead. */
export function canAgree({ kind, status, ending, beginsAt }: Meeting, now: Date): boolean {
  const isAhead = (status === 'WAITING' || status === 'APPROVED') && ending === null;
  return hasPrep(kind) && isAhead && now < beginsAt;
}

/** Returns whether the counsellor sees it now, where the student agreed: agreed, near, and not recorded yet. */
export function isPrepOpen({ kind, status, ending, beginsAt }: Meeting, now: Date): boolean {
  const isNear = koreanDate(now) >= prepOpensOn(beginsAt) && now <= prepEndsAt(beginsAt);
  return hasPrep(kind) && status === 'APPROVED' && ending === null && isNear;
}

const LETTERS = new Intl.Segmenter('ko');

/** Cuts a text to its beginning, by whole characters. */
export function cutNote(text: string, most: number): { sharedNote: string; isCut: boolean } {
  const letters = Array.from(LETTERS.segment(text.trim()), ({ segment }) => segment);
  const isCut = letters.length > most;
  return { sharedNote: isCut ? letters.slice(0, most).join('').trimEnd() : letters.join(''), isCut };
}
