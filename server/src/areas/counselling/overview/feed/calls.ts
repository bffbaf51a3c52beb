import { Readable } from 'node:stream';

import { feed } from '@naru/contract/areas/counselling/overview/feed.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import {
  deleteFeed,
  makeFeedToken,
  selectOptionalFeed,
  selectOptionalFeedOwner,
} from '../../../../blocks/calendar/feed-store.ts';
import { endOf } from '../../../../blocks/calendar/hours.ts';
import type { CalendarSource } from '../../../../blocks/manifest/calendar-source.ts';
import { fail } from '../../../../platform/http/failure.ts';
import {
  bindCalls,
  type CallContext,
  type CallGroup,
  type FileSender,
  type Reader,
  type Writer,
} from '../../../../platform/http/serve.ts';
import { words } from '../../shared/words.ts';
import { selectAppointments } from './store.ts';

const DAY_MS = 86_400_000;
const BACK_DAYS = 30;
const AHEAD_DAYS = 180;
/** How often calendar programs are asked to look again; most have a pace of their own. */
const REFRESH_SECONDS = 3600;

const readOwn = async (ctx: CallContext): Promise<{ madeAt: string | null }> => ({
  madeAt: (await selectOptionalFeed(ctx.db, ctx.actor.memberId))?.madeAt.toISOString() ?? null,
});

const readFeed: Reader<typeof feed.readFeed> = readOwn;

const makeFeed: Reader<typeof feed.makeFeed> = async (ctx) => {
  const { memberId } = ctx.actor;
  const token = await ctx.db.transaction().execute(async (tx) => {
    await writeAudit(tx, ctx, { action: 'feed.makeFeed', entity: 'calendar_feed', entityId: memberId });
    return makeFeedToken(tx, { memberId, at: ctx.now });
  });
  return { address: `${ctx.platform.baseUrl}/api/calendar/${token}`, madeAt: ctx.now.toISOString() };
};

const endFeed: Writer<typeof feed.endFeed> = {
  apply: async (ctx) => {
    const { memberId } = ctx.actor;
    await deleteFeed(ctx.tx, memberId);
    await writeAudit(ctx.tx, ctx, { action: 'feed.endFeed', entity: 'calendar_feed', entityId: memberId });
    return {};
  },
  answer: readOwn,
};

/**
 * Sends the feed. It names nobody, and of counselling says only that there is some: others may see the subscriber's
 * calendar.
 */
const sendFeed =
  (sources: readonly CalendarSource[]): FileSender<typeof feed.sendFeed> =>
  async (ctx, { params }) => {
    const owner = (await selectOptionalFeedOwner(ctx.db, params.token)) ?? fail('notFound');
    const at = (days: number): Date => new Date(ctx.now.getTime() + days * DAY_MS);
    const question = { ...owner, from: at(-BACK_DAYS), to: at(AHEAD_DAYS) };
    const found = await Promise.all(sources.map((source) => source(ctx.db, question)));
    const { writeFeed } = await import('../../../../platform/mail/calendar.ts');
    const { baseUrl } = ctx.platform;
    const name = words[owner.locale].calendar;
    const text = writeFeed(found.flat(), { baseUrl, now: ctx.now, name, refreshSeconds: REFRESH_SECONDS });
    return {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="naru.ics"',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      },
      body: Readable.from([text]),
    };
  };

/** Agreed meetings, on either side. */
export const meetingsInCalendar: CalendarSource = async (db, { memberId, locale, from, to }) => {
  const rows = await selectAppointments(db, { memberId, from, to });
  return rows.map(({ id, sequence, beginsAt }) => ({
    uid: id,
    sequence,
    state: 'CONFIRMED' as const,
    beginsAt,
    endsAt: endOf(beginsAt),
    summary: words[locale].counselling,
  }));
};

export const bindFeed = (sources: readonly CalendarSource[]): CallGroup =>
  bindCalls('feed', feed, { readFeed, makeFeed, endFeed, sendFeed: sendFeed(sources) });
