import { Readable } from 'node:stream';

import type { feed } from '@naru/contract/areas/counselling/overview/feed.ts';

import { writeAudit } from '../../../../blocks/audit/store.ts';
import {
  deleteFeed,
  makeFeedToken,
  selectOptionalFeed,
  selectOptionalFeedOwner,
} from '../../../../blocks/calendar/feed-store.ts';
import { endOf } from '../../../../blocks/calendar/hours.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { CallContext, FileSender, Reader, Writer } from '../../../../platform/http/serve.ts';
import { words } from '../../shared/words.ts';
import { selectAppointments } from './store.ts';

const DAY_MS = 86_400_000;
const BACK_DAYS = 30;
const AHEAD_DAYS = 180;
/** How often calendar programs are asked to look again; most have a pace of their own. */
const REFRESH_SECONDS = 3600;

const readOwn = async (ctx: CallContext<Actor>): Promise<{ madeAt: string | null }> => ({
  madeAt: (await selectOptionalFeed(ctx.db, ctx.actor.memberId))?.madeAt.toISOString() ?? null,
});

export const readFeed: Reader<typeof feed.readFeed> = readOwn;

export const makeFeed: Reader<typeof feed.makeFeed> = async (ctx) => {
  const { memberId } = ctx.actor;
  const token = await ctx.db.transaction().execute(async (tx) => {
    await writeAudit(tx, ctx, { action: 'feed.makeFeed', entity: 'calendar_feed', entityId: memberId });
    return makeFeedToken(tx, { memberId, at: ctx.now });
  });
  return { address: `${ctx.platform.baseUrl}/api/calendar/${token}`, madeAt: ctx.now.toISOString() };
};

export const endFeed: Writer<typeof feed.endFeed> = {
  apply: async (ctx) => {
    const { memberId } = ctx.actor;
    await deleteFeed(ctx.tx, memberId);
    await writeAudit(ctx.tx, ctx, { action: 'feed.endFeed', entity: 'calendar_feed', entityId: memberId });
    return {};
  },
  answer: readOwn,
};

/**
 * Sends the feed. It names nobody and says only that there is counselling: others may see the subscriber's calendar.
 */
export const sendFeed: FileSender<typeof feed.sendFeed> = async (ctx, { params }) => {
  const owner = (await selectOptionalFeedOwner(ctx.db, params.token)) ?? fail('notFound');
  const at = (days: number): Date => new Date(ctx.now.getTime() + days * DAY_MS);
  const rows = await selectAppointments(ctx.db, { memberId: owner.memberId, from: at(-BACK_DAYS), to: at(AHEAD_DAYS) });
  const { counselling: summary } = words[owner.locale];
  const { writeFeed } = await import('../../../../platform/mail/calendar.ts');
  const entries = rows.map(({ id, sequence, beginsAt }) => ({
    uid: id,
    sequence,
    state: 'CONFIRMED' as const,
    beginsAt,
    endsAt: endOf(beginsAt),
    summary,
  }));
  const { baseUrl } = ctx.platform;
  const text = writeFeed(entries, { baseUrl, now: ctx.now, name: summary, refreshSeconds: REFRESH_SECONDS });
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
