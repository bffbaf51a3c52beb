/**
 * Types of notifications for tests, and a way to see what became of them.
 */
import { vi } from 'vitest';

import { notify, type NotifyOrder } from '../src/blocks/notification/notify.ts';
import type { Describe, NotificationType } from '../src/blocks/manifest/notification-type.ts';
import type { TestPortal } from './portal.ts';

/** Titles by entity, which `describe` of the plain type reads. */
export const titles = new Map<string, string>();

const describeTitles: Describe = async (_db, { entityIds, locale }) =>
  new Map(
    entityIds.flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [[id, `${title} (${locale})`]];
    }),
  );

export const PLAIN: NotificationType = {
  type: 'TEST_PLAIN',
  group: 'BOARD',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: false,
  isUrgent: false,
  isSensitive: false,
  describe: describeTitles,
  texts: {
    ko: {
      name: '시험 알림',
      title: (what) => (what === undefined ? '지워진 글이에요' : `새 글: ${what}`),
      body: '글을 확인해 주세요.',
      action: '글 보기',
    },
    en: {
      name: 'Test notifications',
      title: (what) => (what === undefined ? 'This post is gone' : `New post: ${what}`),
      body: 'Have a look at it.',
      action: 'See the post',
    },
  },
};

export const URGENT: NotificationType = { ...PLAIN, type: 'TEST_URGENT', isUrgent: true };

export const SENSITIVE: NotificationType = {
  type: 'TEST_SENSITIVE',
  group: 'BOARD',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: true,
  isUrgent: false,
  isSensitive: true,
  texts: {
    ko: { name: '상담 일정', title: () => '상담 일정 안내', body: '들어와서 확인해 주세요.', action: '확인하기' },
    en: { name: 'Appointments', title: () => 'About your appointment', body: 'Sign in to see it.', action: 'See it' },
  },
};

export const TEST_TYPES = [PLAIN, URGENT, SENSITIVE];

export async function tellPeople(portal: TestPortal, order: NotifyOrder): Promise<void> {
  await portal.platform.db.transaction().execute((tx) => notify(tx, order));
}

/** Waits until the outbox is empty. */
export async function untilDelivered(portal: TestPortal): Promise<void> {
  await vi.waitUntil(
    async () => {
      const open = await portal.platform.db
        .selectFrom('outbox')
        .select('outbox.id')
        .where('outbox.done_at', 'is', null)
        .executeTakeFirst();
      return open === undefined;
    },
    { timeout: 18_000, interval: 10 },
  );
}
