import { home } from '@naru/contract/areas/home.ts';
import { search } from '@naru/contract/areas/search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aStudent, signIn } from '../../../../test/builders.ts';
import { aLetter } from '../../../../test/papers.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import { lettersInCalendar } from './calendar.ts';

const UNANSWERED = [['지원 동기', '']] as const;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

async function someStudent() {
  const one = await aStudent(portal.platform.db);
  return { ...one, token: await signIn(portal, one) };
}

it('W11 a letter that is due before long is a to-do until it is written to the end', async () => {
  const { db } = portal.platform;
  const student = await someStudent();
  const written = [['지원 동기', '썼어요.']] as const;
  const half = [...written, ['협업', ' '], ['성장', ''], ['포부', '']] as const;
  const { letterId } = await aLetter(db, {
    memberId: student.id,
    title: '',
    company: '한빛',
    dueOn: '2026-11-22',
    answers: half,
  });
  await aLetter(db, { memberId: student.id, title: '다 쓴 것', dueOn: '2026-11-22', answers: written });
  await aLetter(db, { memberId: student.id, title: '지난 것', dueOn: '2026-11-19', answers: UNANSWERED });
  await aLetter(db, { memberId: student.id, title: '먼 것', dueOn: '2027-01-31', answers: UNANSWERED });
  await aLetter(db, { memberId: student.id, title: '문항 없는 것', dueOn: '2026-11-20', answers: [] });
  const ask = async (who: { token: string }, language = 'ko') =>
    (await portal.get(home.listTodos, {}, { token: who.token, language })).todoList.filter(({ id }) =>
      id.startsWith('letter-due'),
    );
  expect((await ask(student)).map(({ title, reason, dueOn }) => [title, reason, dueOn])).toEqual([
    ['자기소개서 마감 D-day: 문항 없는 것', '아직 문항이 없어요.', '2026-11-20'],
    ['자기소개서 마감 D-2: 한빛 · 마케팅', '문항 4개 중 1개 작성했어요.', '2026-11-22'],
  ]);
  expect((await ask(student, 'en'))[1]).toMatchObject({
    title: 'Cover letter due in 2 days: 한빛 · 마케팅',
    reason: '1 of 4 questions answered.',
    path: `/portfolio/cl/form/${letterId}`,
  });
  expect(await ask(await someStudent())).toEqual([]);
});

it('W11 a due day stands in the calendar of its student without a name, and goes with the letter', async () => {
  const { db } = portal.platform;
  const student = await someStudent();
  const { letterId } = await aLetter(db, {
    memberId: student.id,
    company: '한빛',
    dueOn: '2026-11-22',
    answers: UNANSWERED,
  });
  const question = {
    memberId: student.id,
    locale: 'ko' as const,
    from: new Date('2026-11-01T00:00:00+09:00'),
    to: new Date('2026-11-30T00:00:00+09:00'),
  };
  expect(await lettersInCalendar(db, question)).toEqual([
    {
      uid: `letter-${letterId}`,
      sequence: 1,
      state: 'CONFIRMED',
      beginsAt: new Date('2026-11-22T23:00:00+09:00'),
      endsAt: new Date('2026-11-23T00:00:00+09:00'),
      summary: '자기소개서 마감',
      path: `/portfolio/cl/form/${letterId}`,
    },
  ]);
  await db
    .updateTable('cover_letter')
    .set({ deleted_at: new Date() })
    .where('cover_letter.id', '=', letterId)
    .execute();
  expect(await lettersInCalendar(db, question)).toEqual([]);
});

it('W11 a search finds one’s own letters and cards, and nobody else’s', async () => {
  const { db } = portal.platform;
  const [student, other] = [await someStudent(), await someStudent()];
  const at = new Date('2026-09-01T09:00:00+09:00');
  const { letterId } = await aLetter(db, {
    memberId: student.id,
    title: '하반기',
    company: '한빛',
    answers: [['갈등을 푼 경험', '비밀']],
  });
  const cardId = newId();
  const card = {
    id: cardId,
    member_id: student.id,
    title: '독자 조사',
    tags: ['갈등'],
    created_at: at,
    changed_at: at,
  };
  await db.insertInto('experience_card').values(card).execute();
  const find = async (searchText: string, who: { token: string }) =>
    (await portal.get(search.find, { query: { searchText } }, { token: who.token })).groupList
      .filter(({ kind }) => kind === 'PAPER')
      .flatMap(({ name, foundList }) => foundList.map(({ path }) => [name, path]));
  const letter = ['자기소개서', `/portfolio/cl/form/${letterId}`];
  const found = ['경험 카드', `/portfolio/cl/list?tab=experience&open=${cardId}`];
  expect(await find('갈등', student)).toEqual([letter, found]);
  expect(await find('ㅎㅂㄱ', student)).toEqual([letter]);
  expect(await find('비밀', student)).toEqual([]);
  expect(await find('갈등', other)).toEqual([]);
});
