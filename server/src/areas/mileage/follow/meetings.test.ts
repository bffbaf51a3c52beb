import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import type { CounsellingKind } from '@naru/contract/areas/counselling/words.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { mileage } from '@naru/contract/areas/mileage/own.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, type MadeMember } from '../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  as,
  asked,
  DESK,
  FRIDAY,
  isAdvised,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { deliverEvents } from '../../../blocks/event/deliver.ts';
import { emitEvent } from '../../../blocks/event/emit.ts';
import { deliverAll } from '../../../blocks/outbox/deliver.ts';
import { newId } from '../../../platform/db/id.ts';
import { meetingCorrected, meetingHeld } from '../../counselling/api.ts';
import { postHeld, reverseCorrected } from './followers.ts';
import { settleMeeting } from './settle.ts';
import { settleSince } from './jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ITEM = '01990000-0000-7000-8000-000000000107';
const RULE = '01990000-0000-7000-8000-000000000207';
/** The Monday of the first free hour, at its end. */
const HELD_AT = new Date(FRIDAY.getTime() + 3 * DAY_MS + HOUR_MS);

let portal: TestPortal;
let one: MadeCounsellor;
beforeAll(async () => {
  portal = await openTestPortal();
  await theTerms(portal.platform.db);
  portal.clock.now = FRIDAY;
  one = await aCounsellor(portal);
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = FRIDAY;
});

type Noted = Pick<
  NonNullable<CallInput<typeof record.recordAfterwards>['body']>,
  'minutes' | 'topicList' | 'sharedNote' | 'privateNote' | 'nextOn' | 'followUpList'
>;
const SECRET = '가족 이야기';
const NOTED: Noted = {
  minutes: 50,
  topicList: ['STUDY'],
  sharedNote: SECRET,
  privateNote: SECRET,
  nextOn: null,
  followUpList: [],
};

interface Meeting {
  readonly id: string;
  readonly student: MadeStudent;
  readonly of: MadeCounsellor;
}

type DeskStep = NonNullable<CallInput<typeof deskMeeting.stepMeeting>['body']>;
const atDesk = ({ id, of }: Meeting, body: DeskStep) =>
  portal.ask(deskMeeting.stepMeeting, { params: { desk: of.desk, id }, body }, as(of));

/** Makes a meeting by the portal’s own calls, up to its record. */
async function aHeld(): Promise<Meeting> {
  const of = await aCounsellor(portal);
  const student = await anAsker(portal);
  const { requestId: id } = await asked(portal, { student, of });
  const meeting = { id, student, of };
  expect((await atDesk(meeting, { action: 'APPROVE', version: 1 })).envelope.code).toBe('0000');
  portal.clock.now = HELD_AT;
  expect((await atDesk(meeting, { action: 'COMPLETE', version: 2, record: NOTED })).envelope.code).toBe('0000');
  portal.clock.now = FRIDAY;
  return meeting;
}

interface RowWish {
  readonly kind?: CounsellingKind;
  readonly at?: Date;
  readonly status?: 'COMPLETED' | 'ABSENT' | 'APPROVED';
  readonly confirmation?: 'NONE' | 'WAITING' | 'CONFIRMED' | 'DISPUTED' | 'UNCONFIRMED';
}

/** Writes a meeting as it stands, heard of by nobody. */
async function aRow(student: MadeStudent, wish: RowWish = {}): Promise<string> {
  const { db } = portal.platform;
  const { kind = 'PROFESSOR', at = FRIDAY, status = 'COMPLETED', confirmation = 'NONE' } = wish;
  const counsellor: MadeMember = await aMember(db, { types: ['FULLTIME_PROFESSOR'] });
  const [counsellorId, slotId, id] = [newId(), newId(), newId()];
  const key = await db.transaction().execute((tx) => portal.platform.sealing.makeKey(tx, at));
  await db.insertInto('counsellor').values({ id: counsellorId, member_id: counsellor.id, kind }).execute();
  await db
    .insertInto('counselling_slot')
    .values({ id: slotId, counsellor_id: counsellorId, begins_at: at, is_open: true, taken: 1 })
    .execute();
  await db
    .insertInto('counselling_request')
    .values({
      id,
      slot_id: slotId,
      counsellor_id: counsellorId,
      student_id: student.studentId,
      begins_at: at,
      seat: 1,
      channel: 'FACE_TO_FACE',
      topics: ['STUDY'],
      data_key_id: key.id,
      status,
      confirmation,
      source: 'STUDENT',
      outcome_at: at,
      created_at: at,
    })
    .execute();
  return id;
}

const settle = (id: string) => {
  const { platform } = portal;
  return platform.db.transaction().execute((tx) => settleMeeting({ tx, now: platform.now(), platform }, id));
};

const deliver = () =>
  deliverAll(
    { ...portal.platform, log: pino({ level: 'silent' }) },
    deliverEvents(portal.platform, [postHeld, reverseCorrected]),
  );

async function linesOf(who: Pick<MadeMember, 'id'>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', l.kind, l.amount, l.year || l.semester_code) as line from mileage_line l
    where l.member_id = ${who.id}::uuid order by l.place`.execute(portal.platform.db);
  return rows.map(({ line }) => line);
}

async function toldOf(who: Pick<MadeMember, 'id'>): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select payload ->> 'type' as type from outbox
    where payload -> 'recipients' ? ${who.id}::text and payload ->> 'type' like 'MILEAGE%' order by id`.execute(
    portal.platform.db,
  );
  return rows.map(({ type }) => type);
}

async function eventsOf(id: string): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from outbox where event = 'event' and aggregate_id = ${id}::uuid order by id`.execute(
    portal.platform.db,
  );
  return rows.map(({ payload }) => payload);
}

describe('I1 a meeting that was held', () => {
  it('brings its points from its record on, and the history leads to it', async () => {
    const { id, student } = await aHeld();
    await deliver();
    await deliver();
    expect(await linesOf(student)).toEqual(['EARN 5 202620']);
    expect(await toldOf(student)).toEqual(['MILEAGE_POSTED']);
    const read = async (language: 'ko' | 'en') =>
      (await portal.get(mileage.pageLines, { query: {} }, { token: student.token, language })).linePage.content;
    expect(await read('ko')).toMatchObject([
      { typeCode: '07', title: '교수·코치·진로 상담', happenedOn: '2026-11-23', path: `/cs/hist/detail/${id}` },
    ]);
    expect(await read('en')).toMatchObject([{ title: 'Professor, coach or career session', memo: '' }]);
  });

  it('is told of by ids alone, and nothing of what was said or with whom stands in a line or a notice', async () => {
    const { id, student, of } = await aHeld();
    expect(await eventsOf(id)).toEqual([
      { event: 'meeting.held', follower: 'mileage.postHeld', version: 3, data: { memberId: student.id } },
    ]);
    await deliver();
    const { rows } = await sql<{ text: string }>`
      select l::text as text from mileage_line l where l.member_id = ${student.id}::uuid
      union all select payload::text from outbox
        where payload -> 'recipients' ? ${student.id}::text and payload ->> 'type' like 'MILEAGE%'`.execute(
      portal.platform.db,
    );
    expect(rows).toHaveLength(2);
    for (const { text } of rows)
      for (const said of [SECRET, 'STUDY', of.id, of.counsellorId]) expect(text).not.toContain(said);
  });

  it('brings them once, whatever asks for it fifty times at once', async () => {
    const student = await anAsker(portal);
    const id = await aRow(student);
    await Promise.all(Array.from({ length: 50 }, () => settle(id)));
    expect(await linesOf(student)).toEqual(['EARN 5 202620']);
    expect(await toldOf(student)).toEqual(['MILEAGE_POSTED']);
  });

  it('stops at the limit of the term when many are settled at once, with a line that says so', async () => {
    const student = await anAsker(portal);
    const ids: string[] = [];
    for (let at = 0; at < 6; at += 1) ids.push(await aRow(student, { at: new Date(FRIDAY.getTime() - at * DAY_MS) }));
    await Promise.all(ids.map(settle));
    const lines = await linesOf(student);
    expect(lines.toSorted()).toEqual(['EARN 0 202620', 'EARN 0 202620', ...Array<string>(4).fill('EARN 5 202620')]);
  });

  it.each(['PROFESSOR', 'COACH', 'PEER', 'CAREER'] as const)(
    'counts with a counsellor of the kind %s',
    async (kind) => {
      const student = await anAsker(portal);
      await settle(await aRow(student, { kind }));
      expect(await linesOf(student)).toEqual(['EARN 5 202620']);
    },
  );

  it('counts for nothing in legal counselling, whoever asks', async () => {
    const student = await anAsker(portal);
    const id = await aRow(student, { kind: 'LAW' });
    await settle(id);
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(student)).toEqual([]);
  });

  it.each([
    ['agreed on only', { status: 'APPROVED' }],
    ['missed', { status: 'ABSENT' }],
    ['entered afterwards and not confirmed yet', { confirmation: 'WAITING' }],
    ['entered afterwards and disputed', { confirmation: 'DISPUTED' }],
    ['entered afterwards and never confirmed', { confirmation: 'UNCONFIRMED' }],
  ] as const)('brings nothing while it is %s', async (_name, wish) => {
    const student = await anAsker(portal);
    const id = await aRow(student, wish);
    await settle(id);
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(student)).toEqual([]);
  });

  it('brings them with the student’s word where it was entered afterwards', async () => {
    const student = await anAsker(portal);
    await isAdvised(portal, { student, by: one });
    const body = {
      ...NOTED,
      date: '2026-11-19',
      hour: '10' as const,
      channel: 'FACE_TO_FACE' as const,
      stdntIdList: [student.studentId],
    };
    const { requestIdList } = await portal.get(record.recordAfterwards, { params: DESK, body }, as(one));
    const [id = ''] = requestIdList;
    await deliver();
    expect(await linesOf(student)).toEqual([]);
    const word = { params: { id }, body: { action: 'CONFIRM' as const, version: 1 } };
    expect((await portal.ask(request.stepOwnMeeting, word, as(student))).envelope.code).toBe('0000');
    await deliver();
    expect(await linesOf(student)).toEqual(['EARN 5 202620']);
  });

  it('counts once where the office has brought that day in by hand', async () => {
    const { db } = portal.platform;
    const student = await anAsker(portal);
    await sql`
      insert into mileage_line (id, member_id, kind, amount, year, semester_code, about_year, about_semester, happened_on,
        source_key, type_code, item_id, rule_id, quantity, explanation, posted_at)
      values (gen_random_uuid(), ${student.id}::uuid, 'EARN', 5, 2026, '20', 2026, '20', '2026-11-20',
        'award:' || ${student.id}, '07', ${ITEM}::uuid, ${RULE}::uuid, 1, '[{"code": "BY_HAND"}]', ${FRIDAY})`.execute(
      db,
    );
    const same = await aRow(student);
    const other = await aRow(student, { at: new Date(FRIDAY.getTime() - 2 * DAY_MS) });
    await settle(same);
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(student)).toEqual(['EARN 5 202620', 'EARN 5 202620']);
    await settle(other);
    expect(await linesOf(student)).toHaveLength(2);
  });
});

describe('I8 a meeting that was not held after all', () => {
  it('takes its points back with a word, and brings them again when it counts again', async () => {
    const meeting = await aHeld();
    const { id, student } = meeting;
    await deliver();
    portal.clock.now = new Date(HELD_AT.getTime() + HOUR_MS);
    const absent = await atDesk(meeting, { action: 'CORRECT_ABSENT', version: 3, reason: SECRET });
    expect(absent.envelope.code).toBe('0000');
    await deliver();
    expect(await linesOf(student)).toEqual(['EARN 5 202620', 'REVERSE -5 202620']);
    const held = await atDesk(meeting, { action: 'CORRECT_COMPLETED', version: 4, reason: SECRET, record: null });
    expect(held.envelope.code).toBe('0000');
    await deliver();
    expect(await linesOf(student)).toEqual(['EARN 5 202620', 'REVERSE -5 202620', 'EARN 5 202620']);
    expect(await toldOf(student)).toEqual(['MILEAGE_POSTED', 'MILEAGE_TAKEN_BACK', 'MILEAGE_POSTED']);
    expect((await eventsOf(id)).map((payload) => (payload as { event: string }).event)).toEqual([
      'meeting.held',
      'meeting.corrected',
      'meeting.held',
    ]);
  });

  it('agrees with its outcome when both are heard of in whichever order, and at once', async () => {
    const student = await anAsker(portal);
    const id = await aRow(student);
    const { db } = portal.platform;
    const become = (status: string) =>
      db.updateTable('counselling_request').set({ status }).where('counselling_request.id', '=', id).execute();
    const emit = (kind: typeof meetingHeld, version: number) =>
      db
        .transaction()
        .execute((tx) =>
          emitEvent({ tx, platform: portal.platform }, kind, { recordId: id, version, data: { memberId: student.id } }),
        );
    await become('ABSENT');
    await emit(meetingCorrected, 5);
    await deliver();
    await emit(meetingHeld, 4);
    await deliver();
    expect(await linesOf(student)).toEqual([]);
    for (const status of ['COMPLETED', 'ABSENT', 'COMPLETED', 'ABSENT']) {
      await Promise.all([settle(id), become(status).then(() => settle(id)), settle(id)]);
      const { rows } = await sql<{ balance: number }>`
        select a.balance from mileage_account a where a.member_id = ${student.id}::uuid`.execute(db);
      expect(rows[0]?.balance).toBe(status === 'COMPLETED' ? 5 : 0);
    }
  });
});

describe('I2 the clock', () => {
  it('makes up for meetings that came before the rule, and for outcomes that nobody heard of', async () => {
    const { db } = portal.platform;
    const from = (effective_from: string) =>
      db.updateTable('mileage_rule').set({ effective_from }).where('mileage_rule.id', '=', RULE).execute();
    const [late, lost] = [await anAsker(portal), await anAsker(portal)];
    await from('2027-01-01');
    await aRow(late);
    const id = await aRow(lost);
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(late)).toEqual([]);
    await from('2020-03-01');
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(late)).toEqual(['EARN 5 202620']);
    await db
      .updateTable('counselling_request')
      .set({ status: 'ABSENT' })
      .where('counselling_request.id', '=', id)
      .execute();
    await settleSince(portal.platform, new Date(0));
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(lost)).toEqual(['EARN 5 202620', 'REVERSE -5 202620']);
  });

  it('makes up for nothing of a closed term, whose points would count in another', async () => {
    const student = await anAsker(portal);
    await aRow(student);
    const close = (status: string) =>
      sql`insert into mileage_term (year, semester_code, status) values (2026, '20', ${status})
        on conflict (year, semester_code) do update set status = excluded.status`.execute(portal.platform.db);
    await close('CLOSED');
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(student)).toEqual([]);
    await close('OPEN');
    await settleSince(portal.platform, new Date(0));
    expect(await linesOf(student)).toEqual(['EARN 5 202620']);
  });

  it('leaves an item out of use alone, but takes back what was not held', async () => {
    const { db } = portal.platform;
    const use = (in_use: boolean) =>
      db.updateTable('mileage_item').set({ in_use }).where('mileage_item.id', '=', ITEM).execute();
    const [fresh, gone] = [await anAsker(portal), await anAsker(portal)];
    const id = await aRow(gone);
    await settle(id);
    await use(false);
    try {
      await aRow(fresh);
      await db
        .updateTable('counselling_request')
        .set({ status: 'ABSENT' })
        .where('counselling_request.id', '=', id)
        .execute();
      await settleSince(portal.platform, new Date(0));
      expect(await linesOf(fresh)).toEqual([]);
      expect(await linesOf(gone)).toEqual(['EARN 5 202620', 'REVERSE -5 202620']);
    } finally {
      await use(true);
    }
  });
});
