/**
 * Turns hours of the week into slots. Repeating it changes nothing; slots no longer offered are closed, never deleted.
 */
import { addDays } from '../../../../blocks/calendar/hours.ts';
import { selectHolidays } from '../../../../blocks/calendar/store.ts';
import type { Db, Tx } from '../../../../platform/db/db.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { termsOf, type OwnTerms, type Terms } from '../../shared/booking-limits.ts';
import { earlierOf, laterOf, listOffered, type OfferedHours } from './rules.ts';
import { closeSlots, openSlots, selectExceptions, selectWeekHours, type Generated } from './store.ts';

export interface At {
  readonly now: Date;
  readonly terms: Terms;
}

export interface Plan {
  /** Hours ahead that can be booked within the horizon. */
  readonly near: Date[];
  /** Every hour ahead that is offered, however far. */
  readonly all: Date[];
}

/** Plans the slots that a counsellor would offer from now on with these hours. */
export function planHours(hours: OfferedHours, own: Omit<Generated, 'id'> & OwnTerms, { now, terms }: At): Plan {
  if (own.validFrom === null || own.validTo === null) return { near: [], all: [] };
  const today = koreanDate(now);
  const lastDay = addDays(today, termsOf(own, terms).horizonDays);
  const all = listOffered(hours, { from: laterOf(today, own.validFrom), to: own.validTo }).filter((at) => at > now);
  const last = earlierOf(lastDay, own.validTo);
  return { near: all.filter((at) => koreanDate(at) <= last), all };
}

/** Opens and closes slots by the saved hours. The caller has locked the counsellor's row. */
export async function generateSlots(tx: Tx, own: Generated, at: At): Promise<void> {
  const hours = await readHours(tx, own);
  const plan = planHours(hours, { ...own, leadHours: null }, at);
  await openSlots(tx, own.id, plan.near);
  await closeSlots(tx, own.id, { offered: plan.all, after: at.now });
}

export async function readHours(db: Db, own: Generated): Promise<OfferedHours> {
  const [week, exceptions] = [await selectWeekHours(db, own.id), await selectExceptions(db, own.id)];
  return { week, exceptions, holidays: await listHolidays(db, own) };
}

export async function listHolidays(db: Db, range: Pick<Generated, 'validFrom' | 'validTo'>): Promise<string[]> {
  if (range.validFrom === null || range.validTo === null) return [];
  const rows = await selectHolidays(db, { from: range.validFrom, to: range.validTo }, 'ko');
  return rows.map(({ date }) => date);
}
