import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { feed } from '@naru/contract/areas/counselling/overview/feed.ts';
import { account } from '@naru/contract/areas/account.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signIn } from '../../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  asked,
  FRIDAY,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';

let portal: TestPortal;
let professor: MadeCounsellor;
let student: MadeStudent;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = FRIDAY;
  professor = await aCounsellor(portal, { member: { types: ['FULLTIME_PROFESSOR'], nameKo: '한교수' } });
  student = await anAsker(portal, { nameKo: '정학생' });
}, 60_000);
afterAll(() => portal.close());

const make = (token: string) => portal.get(feed.makeFeed, {}, { token });
const madeAt = async (token: string) => (await portal.get(feed.readFeed, {}, { token })).madeAt;

async function open(address: string): Promise<{ status: number; text: string }> {
  const { statusCode, payload } = await portal.app.inject({ method: 'GET', url: new URL(address).pathname });
  return { status: statusCode, text: payload };
}

function eventsOf(text: string): { begins: Date; summary: string }[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return { begins: event.startDate.toJSDate(), summary: event.summary };
  });
}

describe('P12 the calendar address', () => {
  it('has what was agreed, on either side, and says 상담 and no names', async () => {
    const { requestId, slot } = await asked(portal, { student, of: professor });
    await asked(portal, { student, of: professor, at: 1 });
    const addresses = [(await make(student.token)).address, (await make(professor.token)).address];
    expect(eventsOf((await open(addresses[0] ?? '')).text)).toEqual([]);
    const params = { desk: 'professor', id: requestId };
    await portal.get(
      deskMeeting.stepMeeting,
      { params, body: { action: 'APPROVE', version: 1 } },
      { token: professor.token },
    );
    for (const address of addresses) {
      const { status, text } = await open(address);
      expect(status).toBe(200);
      expect(eventsOf(text)).toEqual([{ begins: new Date(slot.beginsAt), summary: '상담' }]);
      for (const secret of ['한교수', '정학생', '본관', '대학원', requestId]) expect(text).not.toContain(secret);
    }
  });

  it('is told once, kept as a hash, and is in no line of the log', async () => {
    const { address } = await make(student.token);
    const token = address.split('/').at(-1) ?? '';
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/calendar\/[\w-]{32}$/);
    await open(address);
    await open(`${address}x`);
    const { rows } = await sql<{ row: string }>`select calendar_feed::text as row from calendar_feed`.execute(
      portal.platform.db,
    );
    expect(JSON.stringify([rows, portal.lines, await madeAt(student.token)])).not.toContain(token);
    const audit = await sql<{ row: string }>`select audit_log::text as row from audit_log`.execute(portal.platform.db);
    expect(JSON.stringify(audit.rows)).not.toContain(token);
  });

  it('ends with a new one, by its person, with them, and with signing out everywhere', async () => {
    const first = await make(student.token);
    const second = await make(student.token);
    expect((await open(first.address)).status).toBe(404);
    expect((await open(second.address)).status).toBe(200);
    expect(await portal.get(feed.endFeed, {}, { token: student.token })).toEqual({ madeAt: null });
    expect((await open(second.address)).status).toBe(404);

    const third = await make(student.token);
    const setStatus = (status: string) =>
      sql`update member set status = ${status} where id = ${student.id}::uuid`.execute(portal.platform.db);
    await setStatus('LOCKED');
    expect((await open(third.address)).status).toBe(404);
    await setStatus('ACTIVE');
    expect((await open(third.address)).status).toBe(200);
    await portal.get(account.signOutEverywhere, {}, { token: student.token });
    expect((await open(third.address)).status).toBe(404);
    expect(await madeAt(await signIn(portal, student))).toBeNull();
  });

  it('that is none is not found, whatever it looks like', async () => {
    for (const token of ['', 'x', 'a'.repeat(32), '../../etc', '%00', 'a'.repeat(101)]) {
      const { statusCode } = await portal.app.inject({ method: 'GET', url: `/api/calendar/${token}` });
      expect([404, 400]).toContain(statusCode);
    }
  });
});
