import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import {
  aCounsellor,
  anAsker,
  asked,
  eachOnFriday,
  type MadeCounsellor,
  type MadeStudent,
  steps,
} from '../../../../../test/counselling.ts';
import { type TestPortal } from '../../../../../test/portal.ts';

let portal: TestPortal;
let one: MadeCounsellor;
let student: MadeStudent;
let requestId: string;
let begin: Date;
const PRIVATE = '나만 볼 메모';

eachOnFriday(async (made) => {
  ({ portal, one } = made);
  student = await anAsker(portal, { nameKo: '이학생' });
  const { requestId: id, slot } = await asked(portal, { student, of: one });
  requestId = id;
  begin = new Date(slot.beginsAt);
});

const params = () => ({ desk: 'professor', id: requestId });
const as = (token: string = one.token) => ({ token });
const approve = (version = 1) =>
  portal.ask(deskMeeting.stepMeeting, { params: params(), body: { action: 'APPROVE', version } }, as());
const aRecord = () => ({
  minutes: 50,
  topicList: ['STUDY'],
  sharedNote: '다음 주까지 연구실을 찾아보기로 했어요.',
  privateNote: PRIVATE,
  nextOn: '2026-12-01',
  followUpList: [{ text: '연구실 세 곳 찾기', who: 'STUDENT' as const, dueOn: '2026-11-30' }],
});
const complete = (version = 2, noted = aRecord()) =>
  portal.ask(deskMeeting.stepMeeting, { params: params(), body: { action: 'COMPLETE', version, record: noted } }, as());
const readDesk = async () => (await portal.get(deskMeeting.readMeeting, { params: params() }, as())).meeting;
const readOwn = async () =>
  (await portal.get(history.readOwnMeeting, { params: { id: requestId } }, as(student.token))).meeting;
const views = async () => (await portal.get(deskMeeting.pageMeetings, { params: { desk: 'professor' } }, as())).counts;

describe('P5 answering', () => {
  it('agrees with one tap, and both know the next step', async () => {
    expect(await views()).toEqual({ answer: 1, upcoming: 0, record: 0 });
    expect((await approve()).envelope.output).toEqual({
      id: requestId,
      status: 'APPROVED',
      version: 2,
      movedTo: null,
    });
    expect(await readOwn()).toMatchObject({
      status: 'APPROVED',
      next: { step: 'MEET' },
      stepList: steps('RESCHEDULE', 'CANCEL'),
    });
    expect((await readDesk()).stepList).toMatchObject(steps('RESCHEDULE', 'CANCEL'));
    expect(await views()).toEqual({ answer: 0, upcoming: 1, record: 0 });
  });

  it('twice at once happens once, and the second is told how it stands', async () => {
    const answers = await Promise.all([approve(), approve()]);
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9101']);
    const second = answers.find(({ envelope }) => envelope.code === '9101');
    expect(second?.envelope.output).toMatchObject({ current: { status: 'APPROVED', version: 2 } });
  });

  it('and refusing at once leaves one of the two', async () => {
    const reject = portal.ask(
      deskMeeting.stepMeeting,
      { params: params(), body: { action: 'REJECT', version: 1, reason: '출장' } },
      as(),
    );
    const answers = await Promise.all([approve(), reject]);
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9101']);
  });

  it('with no needs a reason that the student reads, and gives the hour back', async () => {
    const reject = (reason: string) =>
      portal.ask(deskMeeting.stepMeeting, { params: params(), body: { action: 'REJECT', version: 1, reason } }, as());
    for (const blank of ['', ' \u200B'])
      expect((await reject(blank)).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'reason' }] } });
    expect((await reject('학회에 가요.')).envelope.code).toBe('0000');
    expect(await readOwn()).toMatchObject({ status: 'REJECTED', ending: 'DECLINED' });
    expect((await readOwn()).historyList.at(-1)?.reason).toBe('학회에 가요.');
    const { rows } = await sql`select from busy where person_id = any(${[one.id, student.id]}::uuid[])`.execute(
      portal.platform.db,
    );
    expect(rows).toEqual([]);
  });

  it('comes too late once the hour has begun', async () => {
    portal.clock.now = begin;
    expect((await approve()).envelope.code).toBe('E1402');
  });

  it('can be taken back by the counsellor before the hour, with a reason', async () => {
    await approve();
    const cancel = () =>
      portal.ask(
        deskMeeting.stepMeeting,
        { params: params(), body: { action: 'CANCEL', version: 2, reason: '급한 회의' } },
        as(),
      );
    portal.clock.now = begin;
    expect((await cancel()).envelope.code).toBe('E1402');
    portal.clock.now = new Date(begin.getTime() - 1);
    expect((await cancel()).envelope.code).toBe('0000');
    expect(await readOwn()).toMatchObject({ ending: 'CANCELLED_BY_COUNSELLOR' });
  });

  it('ends at once for who is no counsellor any more', async () => {
    await sql`update member_type set ends_on = '2026-11-19' where member_id = ${one.id}::uuid`.execute(
      portal.platform.db,
    );
    await portal.platform.db.transaction().execute((tx) => portal.platform.signals.send(tx, `member:${one.id}`));
    portal.platform.signals.dispatch(`member:${one.id}`);
    expect((await approve()).envelope.code).toBe('S403');
  });
});

describe('P8 what came of it', () => {
  it('is recorded once it has begun: the student reads the shared part, and never the other', async () => {
    await approve();
    expect((await complete()).envelope.code).toBe('E1401');
    portal.clock.now = begin;
    expect(await views()).toEqual({ answer: 0, upcoming: 0, record: 1 });
    expect((await complete()).envelope.output).toEqual({
      id: requestId,
      status: 'COMPLETED',
      version: 3,
      movedTo: null,
    });
    const own = await readOwn();
    expect(own).toMatchObject({
      status: 'COMPLETED',
      next: { step: 'FOLLOW_UP', dueAt: '2026-11-30T14:59:00.000Z' },
      record: {
        minutes: 50,
        sharedNote: '다음 주까지 연구실을 찾아보기로 했어요.',
        nextOn: '2026-12-01',
        followUpList: [{ text: '연구실 세 곳 찾기', who: 'STUDENT', isDone: false }],
      },
    });
    expect(JSON.stringify(own)).not.toContain(PRIVATE);
    const list = await portal.get(history.pageHistory, {}, as(student.token));
    expect(JSON.stringify(list)).not.toContain(PRIVATE);
    expect((await readDesk()).privateRecord).toEqual({ privateNote: PRIVATE });
  });

  it('lies sealed: neither note nor follow-up is a byte of a table, of the log or of the outbox', async () => {
    await approve();
    portal.clock.now = begin;
    await complete();
    const tables = ['counselling_record', 'counselling_private_note', 'counselling_follow_up', 'audit_log', 'outbox'];
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(portal.platform.db);
      expect(JSON.stringify(rows)).not.toMatch(/나만 볼|연구실/);
    }
    expect(JSON.stringify(portal.lines)).not.toMatch(/나만 볼|연구실/);
  });

  it('leaves what the counsellor is to do to the counsellor', async () => {
    await approve();
    portal.clock.now = begin;
    await complete();
    const id = (await readOwn()).record?.followUpList[0]?.taskId ?? '';
    await sql`update counselling_follow_up set who = 'COUNSELLOR' where id = ${id}`.execute(portal.platform.db);
    const body = { isDone: true };
    const own = await portal.ask(record.tickOwnFollowUp, { params: { id }, body }, as(student.token));
    expect(own.status).toBe(404);
    expect((await readOwn()).record?.followUpList[0]?.isDone).toBe(false);
    await portal.get(record.tickFollowUp, { params: { desk: 'professor', id }, body }, as());
    expect((await readOwn()).record?.followUpList[0]?.isDone).toBe(true);
  });

  it('has follow-ups that either ticks off, and nobody else', async () => {
    await approve();
    portal.clock.now = begin;
    await complete();
    const id = (await readOwn()).record?.followUpList[0]?.taskId ?? '';
    const stranger = await anAsker(portal);
    const tick = (token: string, isDone: boolean) =>
      portal.ask(record.tickOwnFollowUp, { params: { id }, body: { isDone } }, as(token));
    expect((await tick(stranger.token, true)).status).toBe(404);
    expect((await tick(student.token, true)).envelope.output).toEqual({ taskId: id, isDone: true });
    expect(await readOwn()).toMatchObject({ next: null });
    const deskParams = { desk: 'professor', id };
    await portal.get(record.tickFollowUp, { params: deskParams, body: { isDone: false } }, as());
    expect((await readOwn()).record?.followUpList[0]?.isDone).toBe(false);
    const other = await aCounsellor(portal);
    const asked404 = await portal.ask(
      record.tickFollowUp,
      { params: deskParams, body: { isDone: true } },
      as(other.token),
    );
    expect(asked404.status).toBe(404);
  });

  it.each([
    ['topicList', { topicList: [] }],
    ['nextOn', { nextOn: '2026-02-30' }],
    ['followUpList.0.text', { followUpList: [{ text: ' ', who: 'BOTH', dueOn: null }] }],
    ['followUpList.0.dueOn', { followUpList: [{ text: 'x', who: 'BOTH', dueOn: '2026-13-01' }] }],
    ['minutes', { minutes: 0 }],
  ])('is refused at %s', async (field, more) => {
    await approve();
    portal.clock.now = begin;
    const { envelope } = await complete(2, { ...aRecord(), ...more } as ReturnType<typeof aRecord>); // wrong ones on purpose
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: `record.${field}` }] } });
  });

  it('may be that nobody came, and can be corrected for seven days', async () => {
    await approve();
    const absent = () =>
      portal.ask(deskMeeting.stepMeeting, { params: params(), body: { action: 'ABSENT', version: 2 } }, as());
    portal.clock.now = new Date(begin.getTime() + 9 * 60_000);
    expect((await absent()).envelope.code).toBe('E1401');
    portal.clock.now = new Date(begin.getTime() + 10 * 60_000);
    expect((await absent()).envelope.output).toMatchObject({ status: 'ABSENT', version: 3 });
    const correct = (more: object) => {
      const body = { action: 'CORRECT_COMPLETED', version: 3, reason: '늦게 왔어요', record: null, ...more } as const;
      return portal.ask(deskMeeting.stepMeeting, { params: params(), body }, as());
    };
    expect((await correct({})).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'record' }] } });
    const correctBack = (version: number) =>
      portal.ask(
        deskMeeting.stepMeeting,
        { params: params(), body: { action: 'CORRECT_ABSENT', version, reason: 'x' } },
        as(),
      );
    expect((await correctBack(3)).envelope.code).toBe('9103');
    expect((await correct({ record: aRecord(), reason: '' })).envelope.output).toMatchObject({
      errors: [{ field: 'reason' }],
    });
    expect((await correct({ record: aRecord() })).envelope.output).toMatchObject({ status: 'COMPLETED', version: 4 });
    portal.clock.now = new Date(portal.clock.now.getTime() + 8 * 86_400_000);
    expect((await correctBack(4)).envelope.code).toBe('E1402');
  });
});

describe('the lists', () => {
  it('of a desk are narrowed by view, name and topic, and are the counsellor’s own', async () => {
    const ids = async (query: object) =>
      (
        await portal.get(deskMeeting.pageMeetings, { params: { desk: 'professor' }, query }, as())
      ).meetingPage.content.map((row) => row.requestId);
    expect(await ids({})).toEqual([requestId]);
    expect(await ids({ searchText: 'ㅇㅎㅅ' })).toEqual([requestId]);
    expect(await ids({ searchText: '김' })).toEqual([]);
    expect(await ids({ topic: 'CAREER' })).toEqual([]);
    expect(await ids({ view: 'DONE' })).toEqual([]);
    const other = await aCounsellor(portal);
    const { meetingPage } = await portal.get(
      deskMeeting.pageMeetings,
      { params: { desk: 'professor' } },
      as(other.token),
    );
    expect(meetingPage.content).toEqual([]);
  });

  it('of a student have open ones first', async () => {
    const second = await asked(portal, { student, of: one });
    await portal.ask(
      deskMeeting.stepMeeting,
      { params: { desk: 'professor', id: second.requestId }, body: { action: 'REJECT', version: 1, reason: 'x' } },
      as(),
    );
    const { historyPage } = await portal.get(history.pageHistory, {}, as(student.token));
    expect(historyPage.content.map(({ meeting }) => meeting?.status)).toEqual(['WAITING', 'REJECTED']);
    const { historyPage: coaches } = await portal.get(
      history.pageHistory,
      { query: { kind: 'COACH' } },
      as(student.token),
    );
    expect(coaches.content).toEqual([]);
  });

  it('tell a peer coach a name and a department, and no more', async () => {
    const peer = await aCounsellor(portal, {
      member: { types: ['CURRENT_STUDENT'], duties: ['PEER_COACH'] },
      desk: 'peer',
    });
    const made = await asked(portal, { student, of: peer });
    const { meeting } = await portal.get(
      deskMeeting.readMeeting,
      { params: { desk: 'peer', id: made.requestId } },
      as(peer.token),
    );
    expect(meeting.student).toMatchObject({ name: '이학생', studentNo: null, grade: null });
  });
});
