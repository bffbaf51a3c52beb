import { message } from '@naru/contract/areas/counselling/overview/message.ts';
import { notification } from '@naru/contract/areas/notification.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aCounsellor, anAsker, asked, FRIDAY, type MadeCounsellor } from '../../../../../test/counselling.ts';
import { untilDelivered } from '../../../../../test/notifications.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';

let portal: TestPortal;
let one: MadeCounsellor;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = FRIDAY;
  await portal.work();
});
afterAll(() => portal.close());

describe('P9 messages of counselling', () => {
  it('are listed by type with what is unread, open one by one, and are one’s own', async () => {
    one = await aCounsellor(portal);
    const student = await anAsker(portal);
    const { requestId } = await asked(portal, { student, of: one });
    await asked(portal, { student: await anAsker(portal), of: one });
    await portal.get(
      request.stepOwnMeeting,
      { params: { id: requestId }, body: { action: 'WITHDRAW', version: 1 } },
      { token: student.token },
    );
    await untilDelivered(portal);
    const page = (query: object = {}, who: { readonly token: string } = one) =>
      portal.get(message.pageMessages, { query }, { token: who.token });
    const all = await page();
    expect(all.unreadCount).toBe(3);
    expect(all.messagePage.content.map(({ naruAlarmTyCode }) => naruAlarmTyCode).toSorted()).toEqual([
      'COUNSELLING_CANCELLED',
      'COUNSELLING_REQUESTED',
      'COUNSELLING_REQUESTED',
    ]);
    const { messagePage } = await page({ naruAlarmTyCode: 'COUNSELLING_CANCELLED' });
    expect(messagePage.content).toMatchObject([{ requestId, isRead: false }]);
    const id = messagePage.content[0]?.messageId ?? '';
    await portal.get(notification.markRead, { params: { id } }, { token: one.token });
    expect(await page({ unreadAt: 'Y' })).toMatchObject({ unreadCount: 2, messagePage: { totalElements: 2 } });
    const read = (who: { readonly token: string }) =>
      portal.ask(message.readMessage, { params: { id } }, { token: who.token });
    expect((await read(one)).envelope.output).toMatchObject({ message: { messageId: id, isRead: true } });
    const other = await aCounsellor(portal);
    expect((await read(other)).status).toBe(404);
    expect((await page({}, other)).messagePage.content).toEqual([]);
    const unknown = { query: { naruAlarmTyCode: 'NONE' } };
    expect((await portal.ask(message.pageMessages, unknown, { token: one.token })).status).toBe(404);
  });
});
