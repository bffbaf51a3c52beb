import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { FRIDAY } from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import {
  aCentreManager,
  anApplicant,
  aPsychologist,
  aSession,
  assigned,
  type Colleague,
} from '../../../../../test/psychological.ts';
import { remindOfSessions } from './remind.ts';

const HOUR_MS = 3_600_000;
const LINK = 'https://meet.example.org/abc-defg';

let portal: TestPortal;
let manager: Colleague;
let counsellor: Colleague;
let applicant: Awaited<ReturnType<typeof anApplicant>>;

beforeAll(async () => {
  portal = await openTestPortal();
  manager = await aCentreManager(portal);
});
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  counsellor = await aPsychologist(portal);
  applicant = await anApplicant(portal);
  await assigned(portal, { manager, counsellor, applicationId: applicant.applicationId });
});
afterAll(() => portal.close());

const of = () => ({ id: applicant.applicationId });
const readSession = async () =>
  (await portal.get(psychDesk.readCase, { params: of() }, { token: counsellor.token })).psychCase.sessionList[0];

/** The reminders that have been taken by then; three clocks run at once. */
async function remindedAt(at: number): Promise<number[]> {
  portal.clock.now = new Date(at);
  return (await Promise.all([1, 2, 3].map(() => remindOfSessions(portal.platform.db, new Date(at))))).sort(
    (one, other) => one - other,
  );
}

async function toldTo(memberId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from outbox where outbox.payload::text like ${`%${memberId}%`}`.execute(
    portal.platform.db,
  );
  return rows[0]?.n ?? 0;
}

it('Y7 reminds both a day and an hour before, each once, and says nothing more than that there is something', async () => {
  const session = await readSession();
  const begins = Date.parse(session?.beginsAt ?? '');
  const before = [await toldTo(applicant.id), await toldTo(counsellor.id)];
  expect(await remindedAt(begins - 24 * HOUR_MS - 1)).toEqual([0, 0, 0]);
  expect(await remindedAt(begins - 24 * HOUR_MS)).toEqual([0, 0, 1]);
  expect(await remindedAt(begins - 2 * HOUR_MS)).toEqual([0, 0, 0]);
  expect(await remindedAt(begins - HOUR_MS)).toEqual([0, 0, 1]);
  expect(await remindedAt(begins)).toEqual([0, 0, 0]);
  expect([await toldTo(applicant.id), await toldTo(counsellor.id)]).toEqual(before.map((count) => count + 2));
});

it('Y7 reminds of a session that was moved by its new hour, and of none that was given up', async () => {
  const session = await readSession();
  const begins = Date.parse(session?.beginsAt ?? '');
  expect(await remindedAt(begins - 20 * HOUR_MS)).toEqual([0, 0, 1]);
  const params = { ...of(), sessionId: session?.sessionId ?? '' };
  const moved = { ...aSession({ date: '2026-11-25' }), version: session?.version ?? 0 };
  await portal.get(psychDesk.moveSession, { params, body: moved }, { token: counsellor.token });
  expect(await remindedAt(begins - HOUR_MS)).toEqual([0, 0, 0]);
  expect(await remindedAt(begins + 25 * HOUR_MS)).toEqual([0, 0, 1]);
  const body = { status: 'CANCELLED' as const, version: (await readSession())?.version ?? 0 };
  await portal.get(psychDesk.markSession, { params, body }, { token: counsellor.token });
  expect(await remindedAt(begins + 47 * HOUR_MS)).toEqual([0, 0, 0]);
});

it('Y7 books an online session with the address of its meeting only, which both read', async () => {
  const session = await readSession();
  const params = { ...of(), sessionId: session?.sessionId ?? '' };
  const online = { ...aSession(), channel: 'ONLINE' as const, version: session?.version ?? 0 };
  for (const place of [null, '상담실 1', 'http://meet.example.org', 'https://naru@meet.example.org']) {
    const body = { ...online, place };
    const { envelope } = await portal.ask(psychDesk.moveSession, { params, body }, { token: counsellor.token });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'place' }] } });
  }
  const body = { ...online, place: LINK };
  await portal.get(psychDesk.moveSession, { params, body }, { token: counsellor.token });
  expect((await readSession())?.place).toBe(LINK);
  const { application } = await portal.get(psychAsking.readOwn, { params: of() }, { token: applicant.token });
  expect(application.sessionList[0]?.place).toBe(LINK);
});
