import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { counsellingSummary } from '@naru/contract/areas/counselling/overview/summary.ts';
import { prep } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

import {
  aCounsellor,
  anAsker,
  as,
  asked,
  eachOnFriday,
  FRIDAY,
  slotsOf,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../../test/counselling.ts';
import { type TestPortal } from '../../../../../test/portal.ts';

/** The day before the meeting of Monday ten in Seoul. */
const SUNDAY = new Date('2026-11-22T01:00:00Z');
const MONDAY_TEN = new Date('2026-11-23T01:00:00Z');

let portal: TestPortal;
let professor: MadeCounsellor;
let student: MadeStudent;

eachOnFriday((made) => {
  ({ portal, one: professor, student } = made);
});

const own = (id: string) => portal.get(prep.readOwnPrep, { params: { id } }, as(student));
const change = (id: string, isAgreed: boolean, version = 1) =>
  portal.ask(prep.changePrep, { params: { id }, body: { isAgreed, version } }, as(student));
const readCode = async (id: string, by: { readonly token: string } = professor, desk = 'professor') =>
  (await portal.ask(prep.readPrep, { params: { desk, id } }, as(by))).envelope.code;
const detail = async (id: string) =>
  (await portal.get(deskMeeting.readMeeting, { params: { desk: 'professor', id } }, as(professor))).meeting;

/** Makes a meeting that both agreed to, with a sheet by default. */
async function aMeeting(prepVersion: number | null = 1, of: MadeCounsellor = professor): Promise<string> {
  const { requestId } = await asked(portal, { student, of, more: { prepVersion } });
  const params = { desk: of.desk, id: requestId };
  await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'APPROVE', version: 1 } }, as(of));
  return requestId;
}

const views = async (): Promise<{ menu: string; fields: string }[]> =>
  (
    await sql<{ menu: string; fields: string }>`
      select menu_id as menu, fields from privacy_log where actor_id = ${professor.id}::uuid
        and subject_id = ${student.id}::uuid and action = 'R'`.execute(portal.platform.db)
  ).rows;

it('is shared by nobody who did not say so', async () => {
  const id = await aMeeting(null);
  portal.clock.now = SUNDAY;
  expect((await own(id)).agreed).toBeNull();
  expect((await detail(id)).prep).toBeNull();
  expect(await readCode(id)).toBe('404');
  expect(await views()).toEqual([]);
});

it('opens the day before, and each view is written down', async () => {
  const id = await aMeeting();
  expect(await own(id)).toMatchObject({ agreed: { version: 1 }, canAgree: true, opensOn: '2026-11-22' });
  expect((await detail(id)).prep).toEqual({ opensOn: '2026-11-22', isOpen: false });
  expect(await readCode(id)).toBe('404');
  portal.clock.now = SUNDAY;
  expect((await detail(id)).prep).toEqual({ opensOn: '2026-11-22', isOpen: true });
  const { sheet } = await portal.get(prep.readPrep, { params: { desk: 'professor', id } }, as(professor));
  expect(sheet).toMatchObject({
    standing: { grade: 2, registerStatus: 'ENROLLED', majorList: [] },
    termList: [],
    courseList: [],
    earlierList: [],
    followUpList: [],
    testList: [],
    request: { topicList: ['STUDY'], hope: '무엇부터 할지 알고 싶어요.' },
  });
  expect(sheet).toEqual((await own(id)).sheet);
  expect(await views()).toEqual([{ menu: 'CNS_PROF', fields: 'standing,request' }]);
  const { next } = await portal.get(counsellingSummary.readSummary, {}, as(professor));
  expect(next?.prepPath).toBe(`/cnslt/professor/dtls/prep/${id}`);
  expect((await portal.get(counsellingSummary.readSummary, {}, as(student))).next?.prepPath).toBeNull();
});

it('is found by no other counsellor, nor by the student at a desk', async () => {
  const id = await aMeeting();
  portal.clock.now = SUNDAY;
  expect(await readCode(id, await aCounsellor(portal))).toBe('404');
  expect(await readCode(id, student)).toBe('S403');
  const other = await anAsker(portal);
  const { envelope } = await portal.ask(prep.readOwnPrep, { params: { id } }, as(other));
  expect(envelope.code).toBe('404');
});

it('is gone at once when the student takes it back, and there again when they agree again', async () => {
  const id = await aMeeting();
  portal.clock.now = SUNDAY;
  expect(await readCode(id)).toBe('0000');
  expect((await change(id, false)).envelope.output).toMatchObject({ agreed: null });
  expect(await readCode(id)).toBe('404');
  expect((await detail(id)).prep).toBeNull();
  await change(id, true);
  expect(await readCode(id)).toBe('0000');
  const { rows } = await sql<{ version: number; isLive: boolean }>`
    select document_version as version, withdrawn_at is null as "isLive" from counselling_prep_consent
    where request_id = ${id}::uuid order by agreed_at, withdrawn_at nulls last`.execute(portal.platform.db);
  expect(rows).toEqual([
    { version: 1, isLive: false },
    { version: 1, isLive: true },
  ]);
});

it('is closed once the student has left, who could not take it back', async () => {
  const id = await aMeeting();
  portal.clock.now = SUNDAY;
  expect(await readCode(id)).toBe('0000');
  await sql`update member set status = 'LEFT' where id = ${student.id}::uuid`.execute(portal.platform.db);
  expect(await readCode(id)).toBe('404');
  expect((await detail(id)).prep).toBeNull();
});

it('is agreed to until the meeting begins, and taken back afterwards too', async () => {
  const id = await aMeeting(null);
  portal.clock.now = MONDAY_TEN;
  expect((await change(id, true)).envelope.code).toBe('9103');
  const shared = await anAsker(portal);
  student = shared;
  portal.clock.now = FRIDAY;
  const { requestId } = await asked(portal, { student: shared, of: professor, more: { prepVersion: 1 } });
  const params = { desk: 'professor', id: requestId };
  await portal.get(deskMeeting.stepMeeting, { params, body: { action: 'APPROVE', version: 1 } }, as(professor));
  portal.clock.now = new Date('2026-11-24T01:00:00Z');
  expect(await readCode(requestId)).toBe('0000');
  expect((await change(requestId, false)).envelope.code).toBe('0000');
  expect(await readCode(requestId)).toBe('404');
});

it('ends with the record, and shows what came of it before the next one', async () => {
  const first = await aMeeting();
  portal.clock.now = new Date('2026-11-23T02:00:00Z');
  const sharedNote = `${'함께 정한 것 '.repeat(60)}끝`;
  const record = {
    minutes: 50,
    topicList: ['STUDY'],
    sharedNote,
    privateNote: '나만 보는 메모',
    nextOn: null,
    followUpList: [{ text: '연구실 찾아보기', who: 'STUDENT' as const, dueOn: null }],
  };
  const params = { desk: 'professor', id: first };
  const complete = { action: 'COMPLETE', version: 2, record } as const;
  await portal.get(deskMeeting.stepMeeting, { params, body: complete }, as(professor));
  expect(await readCode(first)).toBe('404');
  const [slot] = await slotsOf(portal, { id: professor.counsellorId, token: student.token, from: '2026-11-30' });
  const { sheet } = await portal.get(prep.previewPrep, { params: { id: professor.counsellorId } }, as(student));
  expect(sheet.request).toBeNull();
  expect(sheet.earlierList).toMatchObject([{ requestId: first, isCut: true }]);
  expect(sheet.earlierList[0]?.sharedNote.length).toBeLessThanOrEqual(200);
  expect(sheet.followUpList).toMatchObject([{ text: '연구실 찾아보기', who: 'STUDENT' }]);
  expect(JSON.stringify(sheet)).not.toContain('나만 보는 메모');
  // Another counsellor's preview shows nothing of it.
  const other = await aCounsellor(portal);
  const elsewhere = { params: { id: other.counsellorId } };
  const preview = await portal.get(prep.previewPrep, elsewhere, as(student));
  expect(preview.sheet).toMatchObject({ earlierList: [], followUpList: [] });
  expect(slot).toBeDefined();
});

it('goes along to another hour', async () => {
  const { requestId } = await asked(portal, { student, of: professor, more: { prepVersion: 1 } });
  const slots = await slotsOf(portal, { id: professor.counsellorId, token: student.token });
  const body = { action: 'RESCHEDULE', version: 1, slotId: slots[1]?.slotId ?? '' } as const;
  const moved = await portal.get(request.stepOwnMeeting, { params: { id: requestId }, body }, as(student));
  expect((await own(moved.movedTo?.requestId ?? '')).agreed).toMatchObject({ version: 1 });
  expect((await own(requestId)).agreed).toBeNull();
});

it('names what does not hold: an old text, and kinds that have none', async () => {
  const slots = await slotsOf(portal, { id: professor.counsellorId, token: student.token });
  const body = {
    slotId: slots[0]?.slotId ?? '',
    channel: 'FACE_TO_FACE' as const,
    topicList: ['STUDY'],
    content: '궁금해요.',
    hope: '',
    fileId: null,
    fileSnList: [],
    prepVersion: 7,
  };
  const refused = await portal.ask(request.createRequest, { body }, as(student));
  expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'prepVersion' }] } });
  const id = await aMeeting(null);
  expect((await change(id, true, 7)).envelope).toMatchObject({
    code: '9100',
    output: { errors: [{ field: 'version' }] },
  });
});

it('H6 is offered for no peer coach', async () => {
  const member = { types: ['CURRENT_STUDENT'], duties: ['PEER_COACH'] } as const;
  const peer = await aCounsellor(portal, {
    member: { types: [...member.types], duties: [...member.duties] },
    desk: 'peer',
  });
  const preview = await portal.ask(prep.previewPrep, { params: { id: peer.counsellorId } }, as(student));
  expect(preview.envelope.code).toBe('404');
  const id = await aMeeting(null, peer);
  expect((await portal.ask(prep.readOwnPrep, { params: { id } }, as(student))).envelope.code).toBe('404');
  expect((await change(id, true)).envelope.code).toBe('404');
  portal.clock.now = SUNDAY;
  expect(await readCode(id, peer, 'peer')).toBe('404');
});
