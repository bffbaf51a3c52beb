/**
 * Turns hours of the week into slots. Repeating it changes nothing; slots no longer offered are closed, never deleted.
 */
import type { Kysely } from 'kysely';

import { addDays } from '../../../../blocks/calendar/hours.ts';
import { selectHolidays } from '../../../../blocks/calendar/store.ts';
import type { Platform } from '../../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../../platform/jobs/define.ts';
import type { DB } from '../../../../platform/db/schema.gen.ts';
import type { Db, Tx } from '../../../../platform/db/db.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { defaultTerms, termsOf, type OwnTerms, type Terms } from '../../shared/booking-limits.ts';
import { earlierOf, laterOf, listOffered, type OfferedHours } from './rules.ts';
import {
  closeSlots,
  openSlots,
  selectExceptions,
  selectWeekHours,
  selectOffering,
  lockOptionalGenerated,
  type Generated,
} from './store.ts';

interface At {
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

/** Each night: the horizon has moved on by a day. */
const extendSlots = defineJob('counselling.slots', { schedule: '40 3 * * *' });
const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export function handleSlots(platform: Pick<Platform, 'db' | 'now' | 'settings'>): JobHandler {
  return handleJob(extendSlots, async () => {
    const terms = defaultTerms(await platform.settings.read());
    await extendAll(platform.db, { now: platform.now(), terms });
  });
}

/** Extends every counsellor's slots, one a transaction: the next night makes up for an interruption. */
export async function extendAll(db: Kysely<DB>, at: At): Promise<void> {
  let last = BEFORE_ALL;
  for (;;) {
    const ids = await selectOffering(db, { today: koreanDate(at.now), after: last, most: AT_ONCE });
    for (const id of ids) await db.transaction().execute((tx) => extendOne(tx, id, at));
    last = ids.at(-1) ?? last;
    if (ids.length < AT_ONCE) return;
  }
}

async function extendOne(tx: Tx, id: string, at: At): Promise<void> {
  const own = await lockOptionalGenerated(tx, id);
  if (own) await generateSlots(tx, own, at);
}
