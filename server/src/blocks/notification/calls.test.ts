import { notification, NOTIFICATION_GROUPS } from '@naru/contract/areas/notification.ts';
import { account } from '@naru/contract/areas/account.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, TEST_PASSWORD, type MadeMember } from '../../../test/builders.ts';
import { PLAIN, tellPeople, TEST_TYPES, untilDelivered } from '../../../test/notifications.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
let told = 0;

beforeAll(async () => {
  portal = await openTestPortal({}, { notificationTypes: TEST_TYPES });
  await portal.work();
});
afterAll(() => portal.close());

async function aReader(notifications = 0): Promise<{ member: MadeMember; token: string }> {
  const member = await aMember(portal.platform.db);
  for (let n = 0; n < notifications; n += 1) {
    await tellPeople(portal, { type: PLAIN, recipients: [member.id], dedupeKey: `n${(told += 1)}`, link: `/n/${n}` });
    await untilDelivered(portal);
  }
  return { member, token: await signIn(portal, member) };
}

const page = async (token: string, query: { page?: number; unreadAt?: 'Y' | 'N' } = {}) =>
  (await portal.get(notification.pageNotifications, { query: { size: '10', ...query } }, { token })).notificationPage;

const unread = (token: string) => portal.get(notification.countUnread, {}, { token });

describe('the list', () => {
  it('Nt1 has the newest first, page by page, and only one’s own', async () => {
    const { token } = await aReader(12);
    const { token: other } = await aReader(1);
    const [first, second] = [await page(token), await page(token, { page: 1 })];
    expect(first).toMatchObject({ totalElements: 12, totalPages: 2, number: 0, size: 10, totalIsBound: false });
    const links = [...first.content, ...second.content].map(({ link }) => link);
    expect(links).toEqual(Array.from({ length: 12 }, (_, n) => `/n/${11 - n}`));
    expect(await page(other)).toMatchObject({ totalElements: 1 });
  });

  it('Nt1 shows what is unread only, where asked', async () => {
    const { token } = await aReader(3);
    const { content } = await page(token);
    await portal.get(notification.markRead, { params: { id: content[1]?.notificationId ?? '' } }, { token });
    const rest = await page(token, { unreadAt: 'Y' });
    expect(rest.content.map(({ link }) => link)).toEqual(['/n/2', '/n/0']);
    expect(await unread(token)).toEqual({ unreadCount: 2, unreadIsBound: false });
  });

  it('Nt1 counts to 99 and says that there are more', async () => {
    const { member, token } = await aReader();
    const rows = Array.from({ length: 101 }, (_, n) => ({
      id: crypto.randomUUID(),
      event_id: crypto.randomUUID(),
      recipient_id: member.id,
      type: PLAIN.type,
      link: `/n/${n}`,
      is_shown: true,
      is_for_digest: false,
      created_at: portal.clock.now,
    }));
    await portal.platform.db.insertInto('notification').values(rows).execute();
    expect(await unread(token)).toEqual({ unreadCount: 99, unreadIsBound: true });
  });
});

describe('reading', () => {
  it('Nt1 is noted once, and the first time stays', async () => {
    const { token } = await aReader(1);
    const id = (await page(token)).content[0]?.notificationId ?? '';
    const before = portal.clock.now;
    expect(await portal.get(notification.markRead, { params: { id } }, { token })).toMatchObject({ unreadCount: 0 });
    portal.clock.now = new Date(before.getTime() + 60_000);
    await portal.get(notification.markRead, { params: { id } }, { token });
    expect((await page(token)).content[0]?.readAt).toBe(before.toISOString());
    portal.clock.now = before;
  });

  it('Nt1 somebody else’s notification is not found, and stays unread', async () => {
    const { token } = await aReader(1);
    const { token: other } = await aReader();
    const id = (await page(token)).content[0]?.notificationId ?? '';
    expect((await portal.ask(notification.markRead, { params: { id } }, { token: other })).envelope.code).toBe('404');
    await portal.get(notification.markAllRead, { body: { upTo: id } }, { token: other });
    expect(await unread(token)).toMatchObject({ unreadCount: 1 });
  });

  it('Nt1 of all leaves what came after the last one seen', async () => {
    const { member, token } = await aReader(3);
    const seen = (await page(token)).content[0]?.notificationId ?? '';
    await tellPeople(portal, { type: PLAIN, recipients: [member.id], dedupeKey: 'later one', link: '/later' });
    await untilDelivered(portal);
    expect(await portal.get(notification.markAllRead, { body: { upTo: seen } }, { token })).toMatchObject({
      unreadCount: 1,
    });
    expect((await page(token, { unreadAt: 'Y' })).content.map(({ link }) => link)).toEqual(['/later']);
  });
});

describe('preferences', () => {
  const change = (token: string, body: object) =>
    portal.ask(
      notification.changePreference,
      {
        body: { quiet: { isOn: true, from: 21, to: 8 }, isDigest: false, version: 0, choiceList: [], ...body },
      },
      { token },
    );

  it('Nt1 begin with the defaults, and say which types cannot be switched off', async () => {
    const { token } = await aReader();
    const own = await portal.get(notification.readPreference, {}, { token });
    expect(own).toMatchObject({
      quiet: { isOn: true, from: 21, to: 8 },
      isDigest: false,
      version: 0,
      hasMail: false,
      email: null,
      hasSms: false,
      mobile: null,
    });
    const find = (type: string) => own.typeList.find((one) => one.type === type);
    expect(find('TEST_PLAIN')).toEqual({
      type: 'TEST_PLAIN',
      typeNm: '시험 알림',
      group: 'BOARD',
      isMandatory: false,
      channelList: [
        { channel: 'IN_APP', isOn: true },
        { channel: 'EMAIL', isOn: true },
      ],
    });
    expect(find('TEST_SENSITIVE')?.isMandatory).toBe(true);
  });

  it.each(['student', 'coach'] as const)('Nt1 of a %s have something in each of the five groups', async (kind) => {
    const token =
      kind === 'student'
        ? await signIn(portal, await aStudent(portal.platform.db))
        : await signIn(portal, await aMember(portal.platform.db, { types: ['ACADEMIC_COACH', 'FULLTIME_PROFESSOR'] }));
    const { typeList } = await portal.get(notification.readPreference, {}, { token });
    expect([...new Set(typeList.map(({ group }) => group))].toSorted()).toEqual(NOTIFICATION_GROUPS.toSorted());
    const groupOf = (type: string) => typeList.find((one) => one.type === type)?.group;
    expect(['COUNSELLING_APPROVED', 'COUNSELLING_CANCELLED', 'COUNSELLING_IN_A_DAY'].map(groupOf)).toEqual(
      Array(3).fill('COUNSELLING'),
    );
    expect([groupOf('COUNSELLING_CORRECTED'), groupOf('PASSWORD_CHANGED')]).toEqual(['RECORD', 'ACCOUNT']);
  });

  it('Nt1 keep what was chosen, and another window hears of it', async () => {
    const { token } = await aReader();
    const choiceList = [{ type: 'TEST_PLAIN', channel: 'EMAIL', isOn: false }];
    const first = await change(token, { quiet: { isOn: false, from: 22, to: 7 }, isDigest: true, choiceList });
    expect(first.envelope.output).toMatchObject({
      quiet: { isOn: false, from: 22, to: 7 },
      isDigest: true,
      version: 1,
    });
    const late = await change(token, { isDigest: false });
    expect(late.envelope.code).toBe('9101');
    expect(late.envelope.output).toMatchObject({ current: { isDigest: true, version: 1 } });
    const again = await change(token, {
      version: 1,
      choiceList: [...choiceList, { ...choiceList[0], isOn: true }],
    });
    expect(again.envelope.output).toMatchObject({ version: 2, isDigest: false });
  });

  it('Nt1 refuse an unknown type, an hour that is none, and to switch off what is mandatory', async () => {
    const { token } = await aReader();
    const refused = async (body: object): Promise<unknown> => (await change(token, body)).envelope;
    const off = (type: string) => ({ choiceList: [{ type, channel: 'EMAIL', isOn: false }] });
    expect(await refused(off('NO_SUCH'))).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'choiceList.0.type' }] },
    });
    expect(await refused(off('TEST_SENSITIVE'))).toMatchObject({
      code: '9100',
      output: { errors: [{ field: 'choiceList.0.isOn' }] },
    });
    expect(await refused({ quiet: { isOn: true, from: 24, to: 8 } })).toMatchObject({ code: '9100' });
  });
});

describe('text messages in the preferences', () => {
  it('Nt2 are offered where the portal sends them and a mobile number is known, and nowhere else', async () => {
    const texting = await openTestPortal({ SMS_URL: 'solapi://key:secret@127.0.0.1:9', SMS_FROM: '0212345678' });
    const channelsOf = async (phone: string | null, of: TestPortal) => {
      const member = await aMember(of.platform.db);
      await of.platform.db.updateTable('member').set({ phone }).where('member.id', '=', member.id).execute();
      const token = await signIn(of, member);
      const { hasSms, mobile, typeList } = await of.get(notification.readPreference, {}, { token });
      const channels = typeList.find(({ type }) => type === 'COUNSELLING_IN_A_DAY')?.channelList;
      return [hasSms, mobile, channels?.map(({ channel }) => channel)];
    };
    expect(await channelsOf('+82-10-0123-4567', texting)).toEqual([true, '010-0123-4567', ['IN_APP', 'EMAIL', 'SMS']]);
    expect(await channelsOf('02-123-4567', texting)).toEqual([true, null, ['IN_APP', 'EMAIL']]);
    expect(await channelsOf('010-0123-4567', portal)).toEqual([false, '010-0123-4567', ['IN_APP', 'EMAIL']]);
    await texting.close();
  });
});

describe('a changed password', () => {
  it('Nt1 is told to whose it is', async () => {
    const { token } = await aReader();
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'an-entirely-new-one-4' };
    const { accessToken } = await portal.get(account.changePassword, { body }, { token });
    await untilDelivered(portal);
    expect((await page(accessToken)).content).toMatchObject([
      { type: 'PASSWORD_CHANGED', title: '비밀번호가 바뀌었어요', link: '/session/account/form' },
    ]);
  });
});
