import {
  ALARM_TYPES,
  type CounsellingMessage,
  type message,
} from '@naru/contract/areas/counselling/overview/message.ts';

import { tell } from '../../../../blocks/notification/present.ts';
import {
  countNotifications,
  selectNotifications,
  type NotificationRow,
} from '../../../../blocks/notification/store.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { COUNSELLING_NOTIFICATIONS } from '../../meeting/notifications.ts';

const ONE = { number: 0, size: 1, offset: 0 };

export const pageMessages: Reader<typeof message.pageMessages> = async (ctx, { query }) => {
  const code = ALARM_TYPES.find((type) => type === query.naruAlarmTyCode);
  if (query.naruAlarmTyCode !== undefined && !code) return fail('notFound');
  const own = { recipientId: ctx.actor.memberId, types: ALARM_TYPES };
  const filter = { ...own, types: code ? [code] : ALARM_TYPES, isUnread: query.unreadAt === 'Y' };
  const window = windowOf(query);
  const [rows, count, unread] = await Promise.all([
    selectNotifications(ctx.db, filter, window),
    countNotifications(ctx.db, filter),
    countNotifications(ctx.db, { ...own, isUnread: true }),
  ]);
  return { messagePage: toPage(await present(ctx, rows), count, window), unreadCount: unread };
};

export const readMessage: Reader<typeof message.readMessage> = async (ctx, { params }) => {
  const own = { recipientId: ctx.actor.memberId, types: ALARM_TYPES, isUnread: false };
  const rows = await selectNotifications(ctx.db, { ...own, id: params.id }, ONE);
  const [found] = await present(ctx, rows);
  return found ? { message: found } : fail('notFound');
};

async function present(ctx: CallContext, rows: readonly NotificationRow[]): Promise<CounsellingMessage[]> {
  const reader = { recipientId: ctx.actor.memberId, locale: ctx.locale, now: ctx.now };
  const told = await tell(ctx.db, { rows, types: COUNSELLING_NOTIFICATIONS }, reader);
  return rows.map((row) => ({
    messageId: row.id,
    naruAlarmTyCode: ALARM_TYPES.find((type) => type === row.type) ?? 'COUNSELLING_REQUESTED', // only these were asked for
    title: told.get(row.id)?.title ?? '',
    body: told.get(row.id)?.body ?? '',
    link: row.link,
    requestId: row.entityId,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
  }));
}
