import { experiences } from '@naru/contract/areas/portfolio/experience.ts';
import type { ResumeFact } from '@naru/contract/areas/portfolio/resume-content.ts';
import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aStudent, signIn } from '../../../../test/builders.ts';
import { aLetter } from '../../../../test/papers.ts';
import { openTestPortal, type Asked, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import { listFactsOf } from './facts.ts';

const UNANSWERED = [['지원 동기', '']] as const;

type Student = Awaited<ReturnType<typeof aStudent>> & { readonly token: string };

let portal: TestPortal;
let student: Student;
let other: Student;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
async function someStudent(): Promise<Student> {
  const one = await aStudent(portal.platform.db);
  return { ...one, token: await signIn(portal, one) };
}
beforeEach(async () => {
  student = await someStudent();
  other = await someStudent();
});

/** The field that an answer refuses. */
const fieldOf = ({ envelope }: Asked): unknown =>
  (envelope.output as { errors?: { field: string }[] }).errors?.[0]?.field; // a refusal's

const CARD = {
  title: '학보 독자 조사',
  situation: '학보를 읽는 사람이 줄고 있었어요.',
  task: '무엇을 읽고 싶은지 알아야 했어요.',
  action: '420명에게 물었어요.',
  result: '구독이 두 배가 됐어요.',
  tagList: ['데이터', '협업'],
  beganIn: '2026-03',
  endedIn: '2026-05',
};

const make = async (body: Partial<typeof CARD> = {}, who: Student = student): Promise<string> =>
  (await portal.get(experiences.createCard, { body: { ...CARD, ...body } }, { token: who.token })).cardId;
const page = (query: { searchText?: string; tag?: string } = {}, who: Student = student) =>
  portal.get(experiences.pageCards, { query }, { token: who.token });
const read = async (id: string) =>
  (await portal.get(experiences.readCard, { params: { id } }, { token: student.token })).card;
const use = (id: string, questionId: string, isUsed = true, who: Student = student) =>
  portal.ask(experiences.changeUse, { params: { id }, body: { questionId, isUsed } }, { token: who.token });

describe('W10 the bank of experiences', () => {
  it('keeps a card as it was written, and finds it by words, initial consonants and tags', async () => {
    const id = await make({ tagList: ['데이터', '협업', ' 데이터 '] });
    await make({ title: '도서관 봉사', tagList: ['봉사'], situation: '', task: '', action: '', result: '' });
    expect(await read(id)).toMatchObject({ ...CARD, cardId: id, version: 1, usedList: [], source: null });
    const { cardPage, tagList } = await page();
    expect(cardPage.content.map(({ title }) => title)).toEqual(['도서관 봉사', CARD.title]);
    expect(cardPage.content[0]?.missingList).toEqual(['situation', 'task', 'action', 'result']);
    expect(cardPage.content[1]?.excerpt).toBe(CARD.situation);
    expect(tagList).toEqual([
      { tag: '데이터', count: 1 },
      { tag: '봉사', count: 1 },
      { tag: '협업', count: 1 },
    ]);
    const titles = async (query: { searchText?: string; tag?: string }) =>
      (await page(query)).cardPage.content.map(({ title }) => title);
    expect(await titles({ searchText: '독자조사' })).toEqual([CARD.title]);
    expect(await titles({ searchText: '구독이 두 배' })).toEqual([CARD.title]);
    expect(await titles({ searchText: 'ㄷㅅㄱ' })).toEqual(['도서관 봉사']);
    expect(await titles({ searchText: '100%' })).toEqual([]);
    expect(await titles({ tag: '협업' })).toEqual([CARD.title]);
  });

  it('tells a second window how the card stands, and takes the same save twice for one', async () => {
    const id = await make();
    const save = (version: number, title: string) =>
      portal.ask(
        experiences.changeCard,
        { params: { id }, body: { ...CARD, title, version } },
        { token: student.token },
      );
    expect((await save(1, '새 제목')).envelope.output).toMatchObject({ version: 2 });
    expect((await save(1, '새 제목')).envelope.output).toMatchObject({ version: 2 });
    const late = await save(1, '다른 제목');
    expect(late.status).toBe(409);
    expect(JSON.stringify(late.envelope)).toContain('새 제목');
    const many = await Promise.all(Array.from({ length: 50 }, (_, index) => save(2, `제목 ${index}`)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(many.filter(({ status }) => status === 409)).toHaveLength(49);
  }, 60_000);

  it('deletes a card and brings it back with where it is used', async () => {
    const { questionIds } = await aLetter(portal.platform.db, { memberId: student.id, answers: UNANSWERED });
    const id = await make();
    await use(id, questionIds[0] ?? '');
    const remove = () => portal.ask(experiences.deleteCard, { params: { id } }, { token: student.token });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await page()).cardPage.content).toEqual([]);
    await portal.get(experiences.restoreCard, { params: { id } }, { token: student.token });
    expect((await page()).cardPage.content[0]?.usedList).toHaveLength(1);
  });

  it('names the months that cannot be, and the bound of cards, at once and by fifty at once', async () => {
    const ask = (body: Partial<typeof CARD>) =>
      portal.ask(experiences.createCard, { body: { ...CARD, ...body } }, { token: student.token });
    expect(fieldOf(await ask({ beganIn: '2026-05', endedIn: '2026-04' }))).toBe('endedIn');
    expect(fieldOf(await ask({ title: ' ' }))).toBe('title');
    expect(fieldOf(await ask({ endedIn: '1066-13' }))).toBe('endedIn');
    const row = { member_id: student.id, title: '카드', created_at: portal.clock.now, changed_at: portal.clock.now };
    const rows = Array.from({ length: PAPER_MOST.cards - 1 }, () => ({ ...row, id: newId() }));
    await portal.platform.db.insertInto('experience_card').values(rows).execute();
    const many = await Promise.all(Array.from({ length: 50 }, () => ask({})));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(many.filter(({ status }) => status === 422).map(fieldOf)).toEqual(Array.from({ length: 49 }, () => 'title'));
  }, 60_000);

  it('shows where each card is used, and which a letter tells twice; a question of another is none', async () => {
    const { db } = portal.platform;
    const first = await aLetter(db, {
      memberId: student.id,
      answers: [
        ['지원 동기', ''],
        ['협업 경험', ''],
      ],
    });
    const second = await aLetter(db, { memberId: student.id, title: '', company: '푸른은행', answers: UNANSWERED });
    const foreign = await aLetter(db, { memberId: other.id, answers: UNANSWERED });
    const [one, two] = [await make(), await make({ title: '도서관 봉사' })];
    const [motive = '', teamwork = ''] = first.questionIds;
    await use(one, motive);
    await use(one, teamwork);
    await use(one, teamwork);
    await use(two, second.questionIds[0] ?? '');
    expect(fieldOf(await use(one, foreign.questionIds[0] ?? ''))).toBe('questionId');
    expect((await read(one)).usedList.map(({ questionNo, question }) => [questionNo, question])).toEqual([
      [1, '지원 동기'],
      [2, '협업 경험'],
    ]);
    const uses = async (letterId?: string) =>
      (await portal.get(experiences.listUses, { query: letterId ? { letterId } : {} }, { token: student.token }))
        .letterList;
    const all = await uses();
    expect(all.find(({ letterId }) => letterId === first.letterId)?.twiceList).toEqual([one]);
    expect(all.find(({ letterId }) => letterId === second.letterId)).toMatchObject({
      letterNm: '푸른은행 · 마케팅',
      twiceList: [],
    });
    expect(await uses(second.letterId)).toHaveLength(1);
    await use(one, teamwork, false);
    expect((await uses(first.letterId))[0]?.twiceList).toEqual([]);
  });

  it('offers cards that have words in common with a question', async () => {
    const id = await make();
    const { suggestionList } = await portal.get(
      experiences.suggestCards,
      { query: { questionText: '데이터로 협업한 경험을 적어 주세요.' } },
      { token: student.token },
    );
    expect(suggestionList).toEqual([{ cardId: id, title: CARD.title, wordList: ['데이터', '협업'] }]);
  });

  it('is its student’s own: to another a card is not there', async () => {
    const id = await make();
    const token = other.token;
    const { questionIds } = await aLetter(portal.platform.db, { memberId: other.id, answers: UNANSWERED });
    const asked = [
      portal.ask(experiences.readCard, { params: { id } }, { token }),
      portal.ask(experiences.changeCard, { params: { id }, body: { ...CARD, version: 1 } }, { token }),
      portal.ask(experiences.deleteCard, { params: { id } }, { token }),
      portal.ask(experiences.restoreCard, { params: { id } }, { token }),
      use(id, questionIds[0] ?? '', true, other),
    ];
    for (const { status } of await Promise.all(asked)) expect(status).toBe(404);
    expect((await page({}, other)).cardPage.content).toEqual([]);
    expect((await read(id)).version).toBe(1);
  });
});

it('W10 facts of the portal that tell a story are offered, the latest first', async () => {
  const both = (text: string) => ({ ko: text, en: '' });
  const fact = (section: ResumeFact['section'], id: string, begins: string): ResumeFact => ({
    section,
    source: { kind: 'programme', id },
    title: both('기자단'),
    place: both(''),
    detail: both(''),
    begins,
    ends: '',
    isOngoing: false,
    text: both(''),
  });
  const facts = [fact('TRAINING', 'a', '2025-03'), fact('LANGUAGE', 'b', '2026-01'), fact('WORK', 'c', '2026-07')];
  const source = { kind: 'programme', list: () => Promise.resolve(facts) };
  const found = await listFactsOf(portal.platform.db, [source], student.id);
  expect(found.map((one) => one.source.id)).toEqual(['c', 'a']);
});
