import { correctionDesk as desk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { corrections as own } from '@naru/contract/areas/portfolio/correction.ts';
import { coverLetters } from '@naru/contract/areas/portfolio/letter.ts';
import { resumes } from '@naru/contract/areas/portfolio/resume.ts';
import type { ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import type { CallInput } from '@naru/contract/call.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, anAdvisor, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { aBadgeItem, aComment, aLetter, aResume, type MadeLetter } from '../../../../test/papers.ts';
import { takeBadge } from '../../../../test/badge-rows.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';

type Signed = MadeMember & { readonly token: string };
type Pupil = Signed & { readonly studentId: string };
type Asked = CallInput<typeof own.createCorrection>['body'];

const HERE = '20000';
const NOW = new Date('2026-11-20T01:00:00.000Z');

let portal: TestPortal;
let corrector: Signed;
let professor: Signed;

async function aPupil(): Promise<Pupil> {
  const student = await aStudent(portal.platform.db, { departmentCode: HERE });
  return { ...student, token: await signIn(portal, student) };
}

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: HERE });
  const held = await aMember(db, { types: ['STAFF'], duties: ['CORRECTOR'], nameKo: '권보람' });
  corrector = { ...held, token: await signIn(portal, held) };
  const made = await aMember(db, { types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'], nameKo: '박정훈' });
  professor = { ...made, token: await signIn(portal, made) };
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = NOW;
});

const as = ({ token }: Signed, language = 'ko') => ({ token, language });
const bodyOf = ({ letterId, questionIds }: MadeLetter, wish: Partial<Asked> = {}): Asked => ({
  letterId,
  questionIdList: [...questionIds],
  resumeId: null,
  wanted: 'ANY',
  dueOn: null,
  ...wish,
});
const ask = (one: Signed, letter: MadeLetter, wish: Partial<Asked> = {}, language?: string) =>
  portal.ask(own.createCorrection, { body: bodyOf(letter, wish) }, as(one, language));
async function asked(one: Signed, wish: Partial<Asked> & { readonly letter?: MadeLetter } = {}) {
  const { letter = await aLetter(portal.platform.db, { memberId: one.id }), ...rest } = wish;
  const { envelope } = await ask(one, letter, rest);
  expect(envelope.code).toBe('0000');
  return { id: (envelope.output as { correctionId: string }).correctionId, letter };
}
const versionOf = async (id: string): Promise<number> =>
  (
    await portal.platform.db
      .selectFrom('letter_correction')
      .select('letter_correction.version')
      .where('letter_correction.id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;
const withdraw = async (one: Signed, id: string, version?: number) =>
  portal.ask(
    own.stepOwnCorrection,
    { params: { id }, body: { action: 'WITHDRAW', version: version ?? (await versionOf(id)) } },
    as(one),
  );
const claim = async (one: Signed, id: string) =>
  portal.ask(desk.stepCorrection, { params: { id }, body: { action: 'CLAIM', version: await versionOf(id) } }, as(one));
const read = async (one: Signed, id: string) =>
  (await portal.get(own.readOwnCorrection, { params: { id } }, as(one))).correction;
const form = (one: Signed, id: string, paper: 'LETTER' | 'RESUME' = 'LETTER') =>
  portal.get(own.readCorrectionForm, { params: { id }, query: { paper } }, as(one));
type Refused = { errors?: { field: string; message: string }[] } | null;
const fieldsOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ field }) => field) ?? [];
const saidOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ message }) => message).join() ?? '';

describe('W4 a request', () => {
  it('freezes the letter, keeps a version of each answer, and stays what it was when the letter changes', async () => {
    const { db } = portal.platform;
    const one = await aPupil();
    const { id, letter } = await asked(one, { message: '직무와 맞는지 봐 주세요.' });
    await db
      .updateTable('cover_letter_question')
      .set({ answer: '완전히 바뀐 답' })
      .where('cover_letter_question.id', '=', letter.questionIds[0] ?? '')
      .execute();
    const mine = await read(one, id);
    expect(mine).toMatchObject({
      title: '나루전자 마케팅',
      company: '나루전자',
      round: 1,
      status: 'REQUESTED',
      answerOn: '2026-11-25',
      message: '직무와 맞는지 봐 주세요.',
      assigneeNm: null,
      viewList: [],
      overall: '',
      rubric: {},
    });
    expect(mine.snapshot.letter?.questionList.map(({ answer }) => answer)).toEqual([
      '처음 맡은 일을 끝까지 해냈어요.',
      '함께 일하는 사람을 살폈어요.',
    ]);
    expect(mine.snapshot.resume).toBeNull();
    expect(mine.stepList.map(({ action }) => action)).toEqual(['WITHDRAW']);
    const kept = await db
      .selectFrom('cover_letter_answer')
      .select(['cover_letter_answer.reason', 'cover_letter_answer.number'])
      .where('cover_letter_answer.question_id', 'in', [...letter.questionIds])
      .execute();
    expect(kept).toEqual([
      { reason: 'CORRECTION', number: 1 },
      { reason: 'CORRECTION', number: 1 },
    ]);
  });

  it('takes only the questions that were chosen, and a résumé beside them, blinded where it is blind', async () => {
    const one = await aPupil();
    const letter = await aLetter(portal.platform.db, { memberId: one.id });
    const resumeId = await aResume(portal.platform.db, { memberId: one.id, isBlind: true });
    const { id } = await asked(one, { letter, questionIdList: letter.questionIds.slice(1), resumeId });
    const { snapshot } = await read(one, id);
    expect(snapshot.letter?.questionList).toHaveLength(1);
    expect(snapshot.resume?.content.person.birthOn).toBe('');
    expect(JSON.stringify(snapshot.resume)).not.toContain('한빛');
  });

  it('confirms of a résumé what the university confirms when it is read', async () => {
    const { db } = portal.platform;
    const one = await aPupil();
    const [stands, falls, fell] = [
      await aBadgeItem(db, one.id),
      await aBadgeItem(db, one.id),
      await aBadgeItem(db, one.id),
    ];
    await takeBadge(db, fell.badgeId, NOW);
    const CERTIFICATE = [stands, falls, fell].map(({ item }) => item);
    const resumeId = await aResume(db, { memberId: one.id, items: { CERTIFICATE } });
    const { id } = await asked(one, { resumeId });
    await claim(corrector, id);
    const seen = async () => {
      const { correction } = await portal.get(desk.readCorrection, { params: { id } }, as(corrector));
      const sections = correction.snapshot.resume?.content.sectionList ?? [];
      const items = sections.find(({ section }) => section === 'CERTIFICATE')?.itemList ?? [];
      return { itemIds: items.map(({ itemId }) => itemId), told: correction.snapshot.resume?.confirmationList };
    };
    const confirmed = (...of: { readonly item: ResumeItem }[]) => ({
      itemIds: of.map(({ item }) => item.itemId),
      told: of.map(({ item }) => ({ itemId: item.itemId, confirmation: 'CONFIRMED' })),
    });
    expect(await seen()).toEqual(confirmed(stands, falls));
    await takeBadge(db, falls.badgeId, NOW);
    expect(await seen()).toEqual(confirmed(stands));
    expect((await read(one, id)).snapshot.resume?.confirmationList).toHaveLength(1);
  });

  it('is of a résumé alone, too', async () => {
    const one = await aPupil();
    const resumeId = await aResume(portal.platform.db, { memberId: one.id });
    const shown = await form(one, resumeId, 'RESUME');
    expect(shown).toMatchObject({ letter: null, round: 1, bar: null });
    const body: Asked = { letterId: null, questionIdList: [], resumeId, language: 'ko', wanted: 'ANY', dueOn: null };
    const { envelope } = await portal.ask(own.createCorrection, { body }, as(one));
    expect(envelope.code).toBe('0000');
    expect(await form(one, resumeId, 'RESUME')).toMatchObject({ bar: 'OPEN', openCount: 1 });
    const again = await portal.ask(own.createCorrection, { body }, as(one));
    expect(fieldsOf(again)).toEqual(['letterId']);
  });

  it('is answered before the paper is due', async () => {
    const one = await aPupil();
    const { id } = await asked(one, { dueOn: '2026-11-23' });
    expect(await read(one, id)).toMatchObject({ answerOn: '2026-11-22', dueOn: '2026-11-23' });
    const letter = await aLetter(portal.platform.db, { memberId: one.id });
    expect(fieldsOf(await ask(one, letter, { dueOn: '2026-11-19' }))).toEqual(['dueOn']);
  });

  it('is one a letter and two a student, told before and at their place', async () => {
    const one = await aPupil();
    const { letter } = await asked(one);
    expect(await form(one, letter.letterId)).toMatchObject({ bar: 'OPEN', openCount: 1, round: 2 });
    expect(saidOf(await ask(one, letter))).toContain('이미 첨삭을 요청했어요');
    await asked(one);
    const third = await aLetter(portal.platform.db, { memberId: one.id });
    expect(await form(one, third.letterId)).toMatchObject({ bar: 'MOST', openCount: 2, round: 1 });
    expect(saidOf(await ask(one, third))).toContain('2건');
    expect(saidOf(await ask(one, third, {}, 'en'))).toContain('2 open requests');
  });

  it('is one of fifty that are sent at once', async () => {
    const one = await aPupil();
    const letter = await aLetter(portal.platform.db, { memberId: one.id });
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(one, letter)));
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(1);
    expect(new Set(answers.filter(({ envelope }) => envelope.code !== '0000').map(saidOf))).toEqual(
      new Set(['이미 첨삭을 요청했어요. 끝난 뒤에 다음 차수를 요청할 수 있어요.']),
    );
  }, 60_000);

  it('says at its place what cannot be handed in', async () => {
    const { db } = portal.platform;
    const one = await aPupil();
    const letter = await aLetter(db, { memberId: one.id, answers: ['', ' '] });
    expect(await form(one, letter.letterId)).toMatchObject({ bar: 'EMPTY' });
    expect(fieldsOf(await ask(one, letter))).toEqual(['questionIdList']);
    expect(fieldsOf(await ask(one, letter, { questionIdList: [newId()] }))).toEqual(['questionIdList']);
    expect(fieldsOf(await ask(one, letter, { letterId: null, questionIdList: [] }))).toEqual(['letterId']);
    expect(fieldsOf(await ask(one, letter, { message: 'ㅁ'.repeat(100_000) }))).toEqual(['message']);
    const gone = await aLetter(db, { memberId: one.id });
    await db
      .updateTable('cover_letter')
      .set({ deleted_at: NOW })
      .where('cover_letter.id', '=', gone.letterId)
      .execute();
    expect(saidOf(await ask(one, gone))).toContain('삭제됐어요');
    const form404 = await portal.ask(own.readCorrectionForm, { params: { id: gone.letterId }, query: {} }, as(one));
    expect(form404.envelope.code).toBe('404');
    const kept = await aLetter(db, { memberId: one.id });
    // Nobody advises this student.
    expect(fieldsOf(await ask(one, kept, { wanted: 'PROFESSOR' }))).toEqual(['wanted']);
  });

  it('names who would correct it now', async () => {
    const one = await aPupil();
    await anAdvisor(portal.platform.db, {
      studentId: one.studentId,
      advisorId: professor.id,
      beginsOn: '2026-01-01',
    });
    const { letterId } = await aLetter(portal.platform.db, { memberId: one.id });
    const { kindList } = await form(one, letterId);
    expect(kindList).toEqual([
      { wanted: 'ANY', personNm: null, personCount: 2 },
      { wanted: 'CAREER', personNm: null, personCount: 1 },
      { wanted: 'PROFESSOR', personNm: '박정훈', personCount: 1 },
      { wanted: 'COACH', personNm: null, personCount: 0 },
    ]);
  });

  it('is withdrawn until the first comment, also once somebody has it, and is gone then for everybody', async () => {
    const one = await aPupil();
    const { id, letter } = await asked(one);
    await claim(corrector, id);
    expect((await withdraw(one, id)).envelope.code).toBe('0000');
    for (const call of [own.readOwnCorrection, desk.readCorrection])
      expect(
        (await portal.ask(call, { params: { id } }, as(call === desk.readCorrection ? corrector : one))).envelope.code,
      ).toBe('404');
    expect((await portal.get(own.listOwnCorrections, { query: {} }, as(one))).correctionList).toEqual([]);
    // Its number is free again.
    const { id: next } = await asked(one, { letter });
    expect(await read(one, next)).toMatchObject({ round: 1 });
    await claim(corrector, next);
    await aComment(portal.platform.db, {
      correctionId: next,
      authorId: corrector.id,
      questionId: letter.questionIds[0] ?? '',
    });
    expect((await read(one, next)).stepList).toEqual([]);
    expect(saidOf(await withdraw(one, next))).toContain('이미 시작돼서');
  });

  it('ends with its paper, begun or not, and the one who has it is told', async () => {
    const { db } = portal.platform;
    const one = await aPupil();
    const { id, letter } = await asked(one);
    await claim(corrector, id);
    const [questionId = ''] = letter.questionIds;
    await aComment(db, { correctionId: id, authorId: corrector.id, questionId });
    await portal.get(coverLetters.deleteLetter, { params: { id: letter.letterId } }, as(one));
    const resumeId = await aResume(db, { memberId: one.id });
    const alone = { letterId: null, questionIdList: [], resumeId };
    const { id: second } = await asked(one, { letter, ...alone });
    await claim(corrector, second);
    const { resumeList } = await portal.get(resumes.listResumes, {}, as(one));
    expect(resumeList.map(({ isInCorrection }) => isInCorrection)).toEqual([true]);
    await portal.get(resumes.deleteResume, { params: { id: resumeId } }, as(one));
    for (const gone of [id, second])
      expect((await portal.ask(desk.readCorrection, { params: { id: gone } }, as(corrector))).envelope.code).toBe(
        '404',
      );
    const mine = await portal.get(own.listOwnCorrections, { query: {} }, as(one));
    expect(mine).toEqual({ correctionList: [], openCount: 0 });
    const told = await db.selectFrom('outbox').select('outbox.payload').execute();
    const gone = told
      .map(({ payload }) => payload as { type?: string; recipients?: string[] }) // its rows are notices here
      .filter(({ type }) => type === 'PAPER_CORRECTION_GONE');
    expect(gone.map(({ recipients }) => recipients)).toEqual([[corrector.id], [corrector.id]]);
    // Somebody else's letter is not found, and ends nothing.
    const { id: theirs, letter: kept } = await asked(await aPupil());
    const by = as(await aPupil());
    const { envelope } = await portal.ask(coverLetters.deleteLetter, { params: { id: kept.letterId } }, by);
    expect(envelope.code).toBe('404');
    expect((await claim(corrector, theirs)).envelope.code).toBe('0000');
  });

  it('is nothing to another student', async () => {
    const [one, other] = [await aPupil(), await aPupil()];
    const { id, letter } = await asked(one);
    const denied = [
      portal.ask(own.readOwnCorrection, { params: { id } }, as(other)),
      withdraw(other, id),
      portal.ask(own.readCorrectionForm, { params: { id: letter.letterId }, query: {} }, as(other)),
      ask(other, letter),
    ];
    for (const { envelope } of await Promise.all(denied)) expect(envelope.code).toBe('404');
    const theirs = await portal.get(own.listOwnCorrections, { query: { letterId: letter.letterId } }, as(other));
    expect(theirs.correctionList).toEqual([]);
  });

  it('shows who opened it, and when', async () => {
    const one = await aPupil();
    const { id } = await asked(one);
    await claim(corrector, id);
    await portal.get(desk.readCorrection, { params: { id } }, as(corrector));
    portal.clock.now = new Date(NOW.getTime() + 5 * 60_000);
    await portal.get(desk.readCorrection, { params: { id } }, as(corrector));
    portal.clock.now = new Date(NOW.getTime() + 60 * 60_000);
    await portal.get(desk.readCorrection, { params: { id } }, as(corrector));
    const { viewList, lastView } = await read(one, id);
    expect(viewList).toEqual([
      { viewerNm: '권보람', audience: 'CORRECTOR', viewedAt: '2026-11-20T02:00:00.000Z' },
      { viewerNm: '권보람', audience: 'CORRECTOR', viewedAt: '2026-11-20T01:00:00.000Z' },
    ]);
    expect(lastView).toEqual(viewList[0]);
  });
});
