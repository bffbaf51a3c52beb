/** When a line can be objected to (docs/specification.md, Mileage). Pure. */
import {
  OBJECTION_DAYS,
  OBJECTION_MOST,
  type ObjectionBar,
  type ObjectionStatus,
} from '@naru/contract/areas/mileage/objection-words.ts';
import type { MileageKind } from '@naru/contract/areas/mileage/words.ts';

import { addDays } from '../../../blocks/calendar/hours.ts';
import { koreanDate } from '../../../platform/time.ts';

/** A line, as far as an objection to it depends on it. */
export interface Objectionable {
  readonly kind: MileageKind;
  /** The last objection to it. */
  readonly objection: { readonly objectionId: string; readonly status: ObjectionStatus } | null;
  readonly withdrawnCount: number;
  /** When the term of the line was closed; null while it is not. */
  readonly termClosedAt: Date | null;
}

export interface JudgedObjection {
  /** Null: it can be objected to. */
  readonly bar: ObjectionBar | null;
  /** The last day; null while the term is not closed. */
  readonly until: string | null;
}

/** Judges whether a line can be objected to on a day, and says until when. */
export function judgeObjection(line: Objectionable, today: string): JudgedObjection {
  const until = line.termClosedAt === null ? null : addDays(koreanDate(line.termClosedAt), OBJECTION_DAYS);
  return { bar: barOf(line, until !== null && today > until), until };
}

function barOf({ kind, objection, withdrawnCount }: Objectionable, isLate: boolean): ObjectionBar | null {
  if (kind === 'HOLD' || kind === 'RELEASE') return 'KIND';
  if (objection?.status === 'OPEN') return 'OPEN';
  if (objection !== null && objection.status !== 'WITHDRAWN') return 'DECIDED';
  if (withdrawnCount >= OBJECTION_MOST.times) return 'TWICE';
  return isLate ? 'LATE' : null;
}

/** The student's page of an objection. */
export const ownObjectionPath = (id: string): string => `/lrn/mile/hist/objection/detail/${id}`;
