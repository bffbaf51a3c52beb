/** Tasks of the clock: the rule for portfolios of those who have left, and counts that outlive visits and addresses. */
import { addDays } from '../../../blocks/calendar/hours.ts';
import type { ClockContext } from '../../../blocks/workflow/machine.ts';
import { takeStep } from '../../../blocks/workflow/take-step.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { koreanDate } from '../../../platform/time.ts';
import { publishMachine } from './machine.ts';
import { countViewDays, deleteViewDays, noteLeft, selectDue, selectEndingLinks, type DueRow } from './night-store.ts';
import { tellOwner } from './notifications.ts';
import { deleteLeftPaths } from './path-store.ts';
import { WIDER_THAN_LOGIN } from './rules.ts';
import { DOWN_AFTER_MONTHS, LOGIN_AFTER_MONTHS } from './settings.ts';
import { lockOptionalPublished, updateVisibility, type PublishingRow } from './store.ts';
import { pathsSince } from './take-path.ts';

/** Days before the rule on which owners are told, each once. */
const DISTANCES = [30, 7] as const;
/** A run that was missed is made up for within so many days. */
const LATE_DAYS = 3;
/** Days before its end on which the owner hears of a secret link. */
const LINK_SOON_DAYS = 7;
const DAY_MS = 86_400_000;
/** Counts of days are kept for so long. */
const VIEW_DAYS = 400;

const publishNight = defineJob('portfolio.night', { schedule: '20 9 * * *', longestSeconds: 3_600 });

export type NightPlatform = Pick<Platform, 'db' | 'now' | 'settings' | 'sealing'>;

export function publishJobs(platform: NightPlatform): JobHandler[] {
  return [
    handleJob(publishNight, async () => {
      await followRule(platform);
      await tellOfLinks(platform);
    }),
  ];
}

const RULES = [
  { what: 'TAKE_DOWN', setting: DOWN_AFTER_MONTHS, visibilities: ['LOGIN', ...WIDER_THAN_LOGIN] },
  { what: 'LOGIN', setting: LOGIN_AFTER_MONTHS, visibilities: WIDER_THAN_LOGIN },
] as const;

/** Notes who has left, narrows or takes down what is due, and tells owners of what will be. */
export async function followRule(platform: NightPlatform): Promise<void> {
  const { db, now, settings } = platform;
  const today = koreanDate(now());
  await db.transaction().execute((tx) => noteLeft(tx, today));
  const values = await settings.read();
  for (const { what, setting, visibilities } of RULES) {
    const months = values.of(setting);
    if (months === 0) continue;
    for (const due of await selectDue(db, { months, from: null, to: today, visibilities }))
      await applyRule(platform, what, due);
    for (const days of DISTANCES) {
      const asked = { from: addDays(today, days - LATE_DAYS), to: addDays(today, days) };
      for (const due of await selectDue(db, { months, ...asked, visibilities }))
        await db.transaction().execute((tx) => tellEnding(tx, what, { due, days }));
    }
  }
}

const tellEnding = (tx: Tx, what: string, { due, days }: { readonly due: DueRow; readonly days: number }) =>
  tellOwner(tx, 'ENDING', { id: due.id, memberId: due.memberId, occasion: `${what}:${due.dueOn}:${days}` });

/** Tells owners of secret links that end in a week, and of those that have ended; one that was made for days ends untold before. */
export async function tellOfLinks({ db, now }: Pick<NightPlatform, 'db' | 'now'>): Promise<void> {
  const at = now();
  const inDays = (days: number): Date => new Date(at.getTime() + days * DAY_MS);
  const missed = LATE_DAYS;
  const soon = { from: inDays(LINK_SOON_DAYS - missed), until: inDays(LINK_SOON_DAYS), olderThan: inDays(-missed) };
  const over = { from: inDays(-missed), until: at, olderThan: null };
  for (const [what, asked] of [
    ['LINK_ENDING', soon],
    ['LINK_ENDED', over],
  ] as const) {
    const links = await selectEndingLinks(db, asked);
    for (const { linkId, portfolioId: id, memberId } of links)
      await db.transaction().execute((tx) => tellOwner(tx, what, { id, memberId, occasion: `${what}:${linkId}` }));
  }
}

async function applyRule(platform: NightPlatform, what: 'LOGIN' | 'TAKE_DOWN', due: DueRow): Promise<void> {
  const settings = await platform.settings.read();
  await platform.db.transaction().execute(async (tx) => {
    const row = await lockOptionalPublished(tx, due.id);
    if (!row) return;
    const clock: ClockContext = { tx, now: platform.now(), platform, settings };
    if (what === 'TAKE_DOWN')
      await takeStep(clock, publishMachine, row, {
        sides: ['SYSTEM'],
        given: { action: 'TAKE_DOWN', version: row.version },
      });
    else await narrow(tx, row);
    await tellOwner(tx, what, { id: row.id, memberId: row.memberId, occasion: String(row.version) });
  });
}

async function narrow(tx: Tx, { id, version }: PublishingRow): Promise<void> {
  await updateVisibility(tx, { id, version, visibility: 'LOGIN', isIndexed: false });
}

/** Counts views by day before visits are forgotten, and sets addresses free that were left a year ago. */
export async function countAndSweep({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await countViewDays(db);
  await deleteViewDays(db, addDays(koreanDate(now()), -VIEW_DAYS));
  await deleteLeftPaths(db, pathsSince(now()));
}
