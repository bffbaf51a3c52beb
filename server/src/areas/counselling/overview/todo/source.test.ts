import { request } from '@naru/contract/areas/counselling/meeting/request.ts';
import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { invitation } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { record } from '@naru/contract/areas/counselling/meeting/record.ts';
import { home } from '@naru/contract/areas/home.ts';
import { survey } from '@naru/contract/areas/survey.ts';
import { describe, expect, it } from 'vitest';

import { signIn } from '../../../../../test/builders.ts';
import {
  aCounsellor,
  anAsker,
  as,
  asked,
  DESK,
  eachOnFriday,
  isAdvised,
  slotsOf,
  type MadeCounsellor,
  type MadeStudent,
} from '../../../../../test/counselling.ts';
import { aLawyer, askLaw } from '../../../../../test/law.ts';
import { type TestPortal } from '../../../../../test/portal.ts';
import { anAnswer } from '../../../../../test/surveys.ts';

let portal: TestPortal;
let one: MadeCounsellor;
let student: MadeStudent;

eachOnFriday(async (made) => {
  ({ portal, one, student } = made);
  await isAdvised(portal, { student, by: one });
});

const ANSWERS = [
  ...['overall', 'heard', 'useful', 'time', 'booking'].map((id) => anAnswer(id, ['5'])),
  anAnswer('again', ['Y']),
];
/** Reads the to-dos of counselling, without those of a new account. */
const todos = async (who: { readonly token: string }, locale: 'ko' | 'en' = 'ko') => {
  const { todoList } = await portal.get(home.dashboard, {}, { ...as(who), language: locale });
  return todoList.filter(({ id }) => id.startsWith('counselling-'));
};
const enter = (followUpList: readonly { text: string; who: 'STUDENT' | 'BOTH'; dueOn: string | null }[] = []) =>
  portal.get(
    record.recordAfterwards,
    {
      params: DESK,
      body: {
        minutes: 40,
        topicList: ['STUDY'],
        sharedNote: '함께 시간표를 봤어요.',
        privateNote: '나만 볼 메모',
        nextOn: null,
        followUpList: [...followUpList],
        date: '2026-11-19',
        hour: '14' as const,
        channel: 'PHONE' as const,
        stdntIdList: [student.studentId],
      },
    },
    as(one),
  );

describe('what somebody has to do about counselling', () => {
  it('is nothing where nothing was asked', async () => {
    expect(await todos(student)).toEqual([]);
    expect(await todos(one)).toEqual([]);
  });

  it('P5 asks the counsellor for an answer until it is given, and for the record once the hour has begun', async () => {
    const { requestId, slot } = await asked(portal, { student, of: one });
    expect(await todos(one)).toMatchObject([
      { id: 'counselling-answer', dueOn: slot.date, path: `/cnslt/professor/dtls/detail/${requestId}` },
    ]);
    expect(await todos(student)).toEqual([]);
    const second = await asked(portal, { student: await anAsker(portal), of: one, at: 1 });
    expect(await todos(one)).toMatchObject([
      { title: '상담 신청 2건에 답하기', dueOn: slot.date, path: '/cnslt/professor/dtls/list' },
    ]);
    for (const id of [requestId, second.requestId])
      await portal.get(
        deskMeeting.stepMeeting,
        { params: { ...DESK, id }, body: { action: 'APPROVE', version: 1 } },
        as(one),
      );
    expect(await todos(one)).toEqual([]);
    portal.clock.now = new Date(`${slot.date}T${slot.hour}:01:00+09:00`);
    const token = await signIn(portal, one);
    expect(await todos({ token }, 'en')).toMatchObject([{ title: 'Write up a session', dueOn: '2026-11-24' }]);
    expect(await todos(await aCounsellor(portal))).toEqual([]);
  });

  it('P10 asks the student who was invited', async () => {
    const [slot] = await slotsOf(portal, { id: one.counsellorId, token: student.token });
    const body = {
      stdntIdList: [student.studentId],
      slotId: slot?.slotId ?? null,
      channel: 'FACE_TO_FACE' as const,
      message: '이야기해요.',
    };
    await portal.get(invitation.inviteStudents, { params: DESK, body }, as(one));
    expect(await todos(student)).toMatchObject([{ id: 'counselling-invited', dueOn: slot?.date }]);
    expect(await todos(one)).toEqual([]);
  });

  it('P7 P14 asks for a word on what was entered, then how it was, and shows what was agreed until it is done', async () => {
    const { requestIdList } = await enter([
      { text: '시간표 짜기', who: 'STUDENT', dueOn: '2026-11-30' },
      { text: '책 읽기', who: 'BOTH', dueOn: null },
    ]);
    const id = requestIdList[0] ?? '';
    expect(await todos(student)).toMatchObject([
      { id: 'counselling-confirm', dueOn: '2026-11-27', path: `/cs/hist/detail/${id}` },
      { title: '시간표 짜기', dueOn: '2026-11-30', tick: { kind: 'follow-up' } },
      { title: '책 읽기', dueOn: null, tick: { kind: 'follow-up' } },
    ]);
    expect(await todos(one)).toMatchObject([{ title: '책 읽기', reason: expect.stringContaining('상담') }]);
    const word = { params: { id }, body: { action: 'CONFIRM', version: 1 } } as const;
    await portal.get(request.stepOwnMeeting, word, as(student));
    const left = await todos(student);
    expect(left.map(({ title }) => title)).toEqual(['시간표 짜기', '상담 만족도 알려 주기', '책 읽기']);
    expect(left[1]).toMatchObject({ dueOn: '2026-12-20', path: `/cs/${id}/surv` });
    const params = { contextType: 'COUNSELLING', contextId: id };
    const { form } = await portal.get(survey.readSurveyForm, { params }, as(student));
    const body = { versionId: form.versionId, answerList: ANSWERS };
    await portal.get(survey.answerSurvey, { params, body }, as(student));
    expect((await todos(student)).map(({ title }) => title)).toEqual(['시간표 짜기', '책 읽기']);
    expect(JSON.stringify(await todos(student))).not.toContain('메모');
  });

  it('P7 ticks off a follow-up on either side, opens it again, and nobody else’s', async () => {
    await enter([{ text: '책 읽기', who: 'BOTH', dueOn: null }]);
    const [task] = (await todos(one)).flatMap(({ tick }) => tick ?? []);
    const tick = (who: { readonly token: string }, isDone: boolean) =>
      portal.ask(home.tickTodo, { params: { kind: 'follow-up', id: task?.id ?? '' }, body: { isDone } }, as(who));
    const isOpen = async () => (await todos(student)).some(({ title }) => title === '책 읽기');
    expect((await tick(await anAsker(portal), true)).envelope.code).toBe('404');
    expect((await tick(await aCounsellor(portal), true)).envelope.code).toBe('404');
    expect(await isOpen()).toBe(true);
    expect((await tick(student, true)).envelope.output).toEqual({ id: task?.id, isDone: true });
    expect(await isOpen()).toBe(false);
    expect((await tick(one, false)).envelope.code).toBe('0000');
    expect(await isOpen()).toBe(true);
    const other = { params: { kind: 'none', id: task?.id ?? '' }, body: { isDone: true } };
    expect((await portal.ask(home.tickTodo, other, as(student))).envelope.code).toBe('404');
  });

  it('lists everything where the home lists five', async () => {
    await enter(Array.from({ length: 7 }, (_none, n) => ({ text: `할 일 ${n}`, who: 'STUDENT', dueOn: null })));
    const { todoList, todoCount } = await portal.get(home.dashboard, {}, as(student));
    const all = await portal.get(home.listTodos, {}, as(student));
    expect([todoList.length, todoCount, all.todoList.length]).toEqual([5, all.todoList.length, todoCount]);
    expect(all.todoList.filter(({ tick }) => tick !== null)).toHaveLength(7);
    expect(all.today).toBe('2026-11-20');
  });

  it('Y7 never tells which kind of case it is', async () => {
    const lawyer = await aLawyer(portal);
    await askLaw(portal, student.token);
    const told = await todos(lawyer);
    expect(told).toMatchObject([{ title: '상담 일정 안내', actionLabel: '보기' }]);
    expect(JSON.stringify(told.map(({ path: _path, ...said }) => said))).not.toMatch(/법률|law/i);
  });
});
