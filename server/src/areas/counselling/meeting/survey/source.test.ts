import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { history } from '@naru/contract/areas/counselling/overview/history.ts';
import { survey } from '@naru/contract/areas/survey.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  asked,
  FRIDAY,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import { anAnswer } from '../../../../../test/surveys.ts';

const DAY_MS = 24 * 60 * 60_000;
const ANSWERS = [
  ...['overall', 'heard', 'useful', 'time', 'booking'].map((id) => anAnswer(id, ['5'])),
  anAnswer('again', ['Y']),
  anAnswer('words', '끝까지 들어 주셔서 고마웠어요.'),
];

let portal: TestPortal;
let professor: MadeCounsellor;
let student: MadeStudent;
let contextId: string;
let begin: Date;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.clock.now = FRIDAY;
  professor = await aCounsellor(portal, { member: { types: ['FULLTIME_PROFESSOR'], nameKo: '한교수' } });
  student = await anAsker(portal);
  const made = await asked(portal, { student, of: professor });
  contextId = made.requestId;
  begin = new Date(made.slot.beginsAt);
}, 60_000);
afterAll(() => portal.close());

const params = () => ({ contextType: 'COUNSELLING', contextId });
const read = (token: string) => portal.ask(survey.readSurveyForm, { params: params() }, { token });
const readOwn = (token: string) =>
  portal.ask(survey.readOwnResult, { params: { contextType: 'COUNSELLING' } }, { token });

describe('H4 after counselling', () => {
  it('the student is asked once it took place, and nobody before or beside them', async () => {
    expect((await read(student.token)).envelope.code).toBe('404');
    const desk = { desk: 'professor', id: contextId };
    await portal.get(
      deskMeeting.stepMeeting,
      { params: desk, body: { action: 'APPROVE', version: 1 } },
      { token: professor.token },
    );
    portal.clock.now = begin;
    const body = {
      minutes: 50,
      topicList: ['STUDY'],
      sharedNote: '이야기했어요.',
      privateNote: '',
      nextOn: null,
      followUpList: [],
    };
    const complete = { action: 'COMPLETE', version: 2, record: body } as const;
    await portal.get(deskMeeting.stepMeeting, { params: desk, body: complete }, { token: professor.token });
    expect((await read(student.token)).envelope.output).toMatchObject({
      form: { status: 'OPEN', isAnonymous: true, about: '11월 23일 상담 · 한교수' },
    });
    const { meeting } = await portal.get(
      history.readOwnMeeting,
      { params: { id: contextId } },
      { token: student.token },
    );
    expect(meeting.survey).toBe('OPEN');
    const told = await portal.platform.db.selectFrom('outbox').select('outbox.payload').execute();
    expect(told.filter(({ payload }) => JSON.stringify(payload).includes(`/cs/${contextId}/surv`))).toHaveLength(1);
    const other = await anAsker(portal);
    for (const token of [professor.token, other.token]) expect((await read(token)).envelope.code).toBe('404');
  });

  it('their answer is taken once, within a month', async () => {
    const { form } = await portal.get(survey.readSurveyForm, { params: params() }, { token: student.token });
    const body = { versionId: form.versionId, answerList: ANSWERS };
    // Nobody stays signed in for so long.
    const sendAt = async (now: number) => {
      portal.clock.now = new Date(now);
      return portal.ask(survey.answerSurvey, { params: params(), body }, { token: await signIn(portal, student) });
    };
    const end = begin.getTime() + 30 * DAY_MS;
    expect((await sendAt(end)).envelope).toMatchObject({ code: '9101', output: { current: { status: 'OVER' } } });
    expect((await sendAt(end - 1)).envelope.code).toBe('0000');
    expect((await sendAt(end - 1)).envelope).toMatchObject({
      code: '9101',
      output: { current: { status: 'ANSWERED' } },
    });
    const token = await signIn(portal, student);
    const { historyPage } = await portal.get(history.pageHistory, { query: {} }, { token });
    expect(historyPage.content.map(({ meeting }) => meeting?.survey)).toEqual(['ANSWERED']);
    portal.clock.now = begin;
  });

  it('the counsellor sees figures of their own from five on, and who counsels nobody sees none', async () => {
    const mine = await readOwn(professor.token);
    expect(mine.envelope.output).toMatchObject({ result: { counted: 0, waiting: 1, questionList: [] } });
    expect((await readOwn(student.token)).envelope.code).toBe('404');
    const colleague = await aCounsellor(portal);
    const theirs = await readOwn(colleague.token);
    expect(theirs.envelope.output).toMatchObject({ result: { counted: 0, waiting: 0 } });
    const lecturer = await signIn(portal, await aMember(portal.platform.db, { types: ['LECTURE_PROFESSOR'] }));
    expect((await readOwn(lecturer)).envelope.code).toBe('404');
  });
});
