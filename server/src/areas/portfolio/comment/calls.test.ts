import { letterCommentDesk as desk, letterComments as own } from '@naru/contract/areas/portfolio/comment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aMember, anAdvisor, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { aRequest, finish, handIn, type HandedIn } from '../../../../test/commented.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import { moveComments } from './move.ts';

type Signed = MadeMember & { readonly token: string };
type Pupil = Signed & { readonly studentId: string };

const FIRST = '저는 학생회에서 팀을 이끌었습니다. 덕분에 소통하는 법을 배웠습니다.';
const SECOND = '품질은 고객과의 약속이라고 생각합니다. 😀 그래서 지원합니다.';

let portal: TestPortal;
let corrector: Signed;
let other: Signed;
let student: Pupil;
let stranger: Pupil;

async function somebody(wish: Parameters<typeof aMember>[1]): Promise<Signed> {
  const made = await aMember(portal.platform.db, wish);
  return { ...made, token: await signIn(portal, made) };
}
async function aPupil(): Promise<Pupil> {
  const made = await aStudent(portal.platform.db);
  return { ...made, token: await signIn(portal, made) };
}

beforeAll(async () => {
  portal = await openTestPortal();
  corrector = await somebody({ types: ['STAFF'], duties: ['CORRECTOR'], nameKo: '한교정' });
  other = await somebody({ types: ['STAFF'], duties: ['CORRECTOR'] });
  student = await aPupil();
  stranger = await aPupil();
}, 60_000);
afterAll(() => portal.close());

const now = () => portal.clock.now;
const as = ({ token }: Signed, language = 'ko') => ({ token, language });
const handedIn = (answers: readonly string[] = [FIRST, SECOND]) =>
  handIn(portal.platform.db, { studentId: student.id, answers, corrector, at: now() });

interface Wish {
  readonly id?: string;
  readonly question?: number | null;
  readonly words?: string;
  readonly begins?: number;
  readonly ends?: number;
  readonly text?: string;
  readonly suggestion?: string | null;
}
function bodyOf(request: HandedIn, { id = newId(), question = 0, words, ...wish }: Wish) {
  const answer = question === 1 ? SECOND : FIRST;
  const begins = wish.begins ?? (words === undefined ? 0 : answer.indexOf(words));
  return {
    commentId: id,
    questionId: question === null ? null : (request.questionIds[question] ?? newId()),
    begins,
    ends: wish.ends ?? begins + (words ?? '저는').length,
    text: wish.text ?? '더 구체적으로 써 보세요.',
    suggestion: wish.suggestion ?? null,
  };
}
const add = (who: Signed, request: HandedIn, wish: Wish = {}, language?: string) =>
  portal.ask(desk.addComment, { params: { id: request.correctionId }, body: bodyOf(request, wish) }, as(who, language));
async function added(request: HandedIn, wish: Wish) {
  const body = bodyOf(request, wish);
  return (await portal.get(desk.addComment, { params: { id: request.correctionId }, body }, as(corrector))).comment;
}
const listed = async (request: HandedIn, who: Signed = corrector) =>
  portal.get(desk.listDeskComments, { params: { id: request.correctionId } }, as(who));
const paperOf = async (request: HandedIn, who: Pupil = student) =>
  (await portal.get(own.readCorrected, { params: { id: request.letterId, owner: student.studentId } }, as(who))).paper;
const complete = (request: HandedIn) => finish(portal.platform.db, request.correctionId, now());

type Decision = 'ACCEPTED' | 'REFUSED' | 'DONE' | 'OPEN';
async function decide(request: HandedIn, commentId: string, decision: Decision, who: Signed = student) {
  const { questionList, chosen } = await paperOf(request);
  const comment = chosen?.commentList.find((one) => one.commentId === commentId);
  const answerVersion = questionList.find(({ questionId }) => questionId === comment?.questionId)?.version ?? null;
  const body = { decision, version: comment?.version ?? 1, answerVersion };
  return portal.ask(own.decideComment, { params: { id: commentId }, body }, as(who));
}
/** Saves an answer as the letter does. */
const rewrite = (request: HandedIn, change: (text: string) => string, question = 0) =>
  portal.platform.db.transaction().execute(async (tx) => {
    const id = request.questionIds[question] ?? '';
    const { answer } = await tx
      .selectFrom('cover_letter_question')
      .select('cover_letter_question.answer')
      .where('cover_letter_question.id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const after = change(answer);
    await tx
      .updateTable('cover_letter_question')
      .set((eb) => ({ answer: after, version: eb('cover_letter_question.version', '+', 1) }))
      .where('cover_letter_question.id', '=', id)
      .execute();
    await moveComments(tx, id, answer, after);
  });
const setCorrection = (request: HandedIn, values: { assignee_id: string | null; claimed_at: Date | null }) =>
  portal.platform.db
    .updateTable('letter_correction')
    .set(values)
    .where('letter_correction.id', '=', request.correctionId)
    .execute();
type Refused = { errors?: { field: string; message: string }[] } | null;
const refusalOf = ({ envelope }: { envelope: { output: unknown } }) =>
  (envelope.output as Refused)?.errors?.map(({ field, message }) => `${field} ${message}`).join() ?? '';
const codeOf = ({ envelope }: { envelope: { code: string } }) => envelope.code;

describe('W5 comments at the very words', () => {
  it('are written, changed, deleted and brought back by the corrector, in the order of the text', async () => {
    const request = await handedIn();
    const late = await added(request, { words: '덕분에', suggestion: '그 경험으로' });
    const early = await added(request, { words: '팀을' });
    expect(late).toMatchObject({ quote: '덕분에', suggestion: '그 경험으로', status: 'OPEN', version: 1 });
    const changed = await portal.get(
      desk.changeComment,
      { params: { id: early.commentId }, body: { version: 1, text: '몇 명이었나요?', suggestion: null } },
      as(corrector),
    );
    expect(changed.comment).toMatchObject({ text: '몇 명이었나요?', version: 2 });
    expect((await listed(request)).commentList.map(({ quote }) => quote)).toEqual(['팀을', '덕분에']);
    await portal.get(desk.removeComment, { params: { id: early.commentId } }, as(corrector));
    expect((await listed(request)).commentList.map(({ quote }) => quote)).toEqual(['덕분에']);
    await added(request, { id: early.commentId, words: '팀을', text: '몇 명이었나요?' });
    expect((await listed(request)).commentList).toMatchObject([{ text: '몇 명이었나요?' }, { quote: '덕분에' }]);
  });

  it('are written once, however often one is sent, and note the first of a request', async () => {
    const request = await handedIn();
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(corrector, request, { id })));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['0000']));
    expect((await listed(request)).commentList).toHaveLength(1);
    const { first_comment_at: first } = await portal.platform.db
      .selectFrom('letter_correction')
      .select('letter_correction.first_comment_at')
      .where('letter_correction.id', '=', request.correctionId)
      .executeTakeFirstOrThrow();
    expect(first).toEqual(now());
  });

  it('refuse a change from an older version, and take the same words again', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '팀을' });
    const change = (text: string) =>
      portal.ask(
        desk.changeComment,
        { params: { id: commentId }, body: { version: 1, text, suggestion: null } },
        as(corrector),
      );
    expect(codeOf(await change('하나'))).toBe('0000');
    expect(codeOf(await change('하나'))).toBe('0000');
    const told = await change('둘');
    expect(codeOf(told)).toBe('9101');
    expect(told.envelope.output).toMatchObject({ current: { text: '하나', version: 2 } });
  });

  const refusals: readonly (readonly [string, Wish, string])[] = [
    [
      'ends beyond the answer',
      { begins: 0, ends: 9000 },
      `ends 답변은 ${FIRST.length}자예요. 의견을 남길 글자를 다시 골라 주세요.`,
    ],
    [
      'begins beyond the answer',
      { begins: 500, ends: 9000 },
      `begins 답변은 ${FIRST.length}자예요. 의견을 남길 글자를 다시 골라 주세요.`,
    ],
    ['has no words', { begins: 3, ends: 3 }, 'ends 의견을 남길 글자를 골라 주세요.'],
    ['ends before it begins', { begins: 5, ends: 3 }, 'ends 의견을 남길 글자를 골라 주세요.'],
    [
      'cuts a character in two',
      { question: 1, begins: SECOND.indexOf('😀') + 1, ends: SECOND.length },
      'begins 글자 하나를 둘로 나눌 수 없어요. 글자를 다시 골라 주세요.',
    ],
    ['says nothing', { text: ' ' }, 'text 의견이나 수정 제안을 적어 주세요.'],
    [
      'suggests what stands there',
      { words: '팀을', suggestion: '팀을' },
      'suggestion 지금 글과 같아요. 바꿀 내용을 적어 주세요.',
    ],
    ['is of no question', { question: 9 }, 'questionId 이 요청에 없는 문항이에요. 화면을 새로 고쳐 주세요.'],
    [
      'is of a résumé that was not handed in',
      { question: null },
      'quote 이력서에서 찾을 수 없는 항목이에요. 다시 골라 주세요.',
    ],
  ];
  it.each(refusals)('are refused at their field: one that %s', async (_what, wish, sentence) => {
    const refused = await add(corrector, await handedIn(), wish);
    expect(codeOf(refused)).toBe('9100');
    expect(refusalOf(refused)).toBe(sentence);
  });

  it('end at 300, with a sentence in the reader’s language', async () => {
    const request = await handedIn();
    await portal.platform.db
      .insertInto('letter_comment')
      .values(
        Array.from({ length: 300 }, () => ({
          id: newId(),
          correction_id: request.correctionId,
          question_id: request.questionIds[0] ?? '',
          begins: 0,
          ends: 2,
          quote: '저는',
          text: '네',
          status: 'OPEN',
          author_id: corrector.id,
          created_at: now(),
        })),
      )
      .execute();
    const refused = await add(corrector, request, {}, 'en');
    expect(refusalOf(refused)).toBe('commentId A request takes up to 300 comments. Merge similar ones.');
  });

  it('are nobody else’s: another corrector, a student, and the one who had it before', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '팀을' });
    const body = { version: 1, text: '다른 말', suggestion: null };
    for (const who of [other, student]) {
      const code = who === student ? 'S403' : '404';
      expect(codeOf(await add(who, request))).toBe(code);
      expect(codeOf(await portal.ask(desk.changeComment, { params: { id: commentId }, body }, as(who)))).toBe(code);
      expect(codeOf(await portal.ask(desk.removeComment, { params: { id: commentId } }, as(who)))).toBe(code);
      const asked = { params: { id: request.correctionId } };
      expect(codeOf(await portal.ask(desk.listDeskComments, asked, as(who)))).toBe(code);
    }
    await setCorrection(request, { assignee_id: other.id, claimed_at: now() });
    expect(codeOf(await add(corrector, request))).toBe('404');
    expect(codeOf(await portal.ask(desk.changeComment, { params: { id: commentId }, body }, as(corrector)))).toBe(
      '404',
    );
    expect(codeOf(await portal.ask(desk.removeComment, { params: { id: commentId } }, as(corrector)))).toBe('404');
    const asked = { params: { id: request.correctionId } };
    expect(codeOf(await portal.ask(desk.listDeskComments, asked, as(corrector)))).toBe('404');
    expect((await listed(request, other)).commentList).toHaveLength(1);
  });

  it('stay as they are once the request is finished, and are read for 30 days more', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '팀을' });
    await complete(request);
    expect(codeOf(await add(corrector, request))).toBe('404');
    expect(codeOf(await portal.ask(desk.removeComment, { params: { id: commentId } }, as(corrector)))).toBe('404');
    expect(await listed(request)).toMatchObject({ canWrite: false, takeUp: { untouched: 1 } });
    const day = 24 * 60 * 60_000;
    const asked = { params: { id: request.correctionId } };
    await finish(portal.platform.db, request.correctionId, new Date(now().getTime() - 30 * day + 1000));
    expect(codeOf(await portal.ask(desk.listDeskComments, asked, as(corrector)))).toBe('0000');
    await finish(portal.platform.db, request.correctionId, new Date(now().getTime() - 30 * day));
    const told = await portal.ask(desk.listDeskComments, asked, as(corrector));
    expect(codeOf(told)).toBe('404');
  });

  it('of an earlier round are there with what became of them', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '덕분에', suggestion: '그래서' });
    await complete(request);
    await decide(request, commentId, 'ACCEPTED');
    const wish = { studentId: student.id, answers: [FIRST, SECOND], corrector, at: now(), round: 2 };
    const next = await aRequest(portal.platform.db, request, wish);
    const { earlierList } = await listed(next);
    expect(earlierList).toMatchObject([
      { round: 1, correctorNm: '한교정', takeUp: { accepted: 1 }, commentList: [{ status: 'ACCEPTED' }] },
    ]);
  });
});

describe('W5 what a student makes of comments', () => {
  it('is nothing before the request is finished', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '팀을' });
    expect(await paperOf(request)).toMatchObject({ chosen: null, roundList: [], waiting: { round: 1 } });
    expect(codeOf(await decide(request, commentId, 'DONE'))).toBe('404');
    const open = await portal.get(own.listOpenComments, { params: { id: request.letterId } }, as(student));
    expect(open.commentList).toEqual([]);
  });

  it('is an edit at the very words as they stand now, with the answer before it kept, and can be taken back', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '덕분에', suggestion: '그 경험으로' });
    const after = await added(request, { words: '배웠습니다' });
    await complete(request);
    await rewrite(request, (text) => `안녕하세요. ${text}`);
    expect(codeOf(await decide(request, commentId, 'ACCEPTED'))).toBe('0000');
    const { questionList, chosen } = await paperOf(request);
    const changed = `안녕하세요. ${FIRST.replace('덕분에', '그 경험으로')}`;
    expect(questionList[0]?.answer).toBe(changed);
    const places = chosen?.commentList.map(({ nowBegins, nowEnds }) => changed.slice(nowBegins ?? 0, nowEnds ?? 0));
    expect(places).toEqual(['그 경험으로', '배웠습니다']);
    const kept = await portal.platform.db
      .selectFrom('cover_letter_answer')
      .select(['cover_letter_answer.answer', 'cover_letter_answer.number'])
      .where('cover_letter_answer.question_id', '=', request.questionIds[0] ?? '')
      .execute();
    expect(kept).toEqual([{ answer: `안녕하세요. ${FIRST}`, number: 1 }]);
    expect(codeOf(await decide(request, commentId, 'OPEN'))).toBe('0000');
    expect((await paperOf(request)).questionList[0]?.answer).toBe(`안녕하세요. ${FIRST}`);
    expect(after.quote).toBe('배웠습니다');
  });

  it('takes words out where nothing should stand there, and brings them back', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '덕분에 ', suggestion: '' });
    await complete(request);
    await decide(request, commentId, 'ACCEPTED');
    expect((await paperOf(request)).questionList[0]?.answer).toBe(FIRST.replace('덕분에 ', ''));
    await decide(request, commentId, 'OPEN');
    expect((await paperOf(request)).questionList[0]?.answer).toBe(FIRST);
  });

  it('tells that the words are gone, and leaves the answer as it is', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '팀을', suggestion: '열두 명을' });
    await complete(request);
    await rewrite(request, (text) => text.replace('팀을', '동아리를'));
    const refused = await decide(request, commentId, 'ACCEPTED');
    expect(refusalOf(refused)).toBe('decision 이미 고친 부분이에요. 지금 글을 확인하고 의견을 마무리해 주세요.');
    const { chosen, questionList } = await paperOf(request);
    expect(chosen?.takeUp).toEqual({ accepted: 0, refused: 0, done: 0, changed: 1, untouched: 0 });
    expect(questionList[0]?.answer).toContain('동아리를');
    expect(codeOf(await decide(request, commentId, 'DONE'))).toBe('0000');
  });

  it('is refused, ticked off and taken back without a change of the answer', async () => {
    const request = await handedIn();
    const suggested = await added(request, { words: '팀을', suggestion: '열두 명을' });
    const remark = await added(request, { question: 1, words: '약속' });
    await complete(request);
    expect(codeOf(await decide(request, suggested.commentId, 'REFUSED'))).toBe('0000');
    expect(refusalOf(await decide(request, remark.commentId, 'REFUSED'))).toContain('수정 제안이 없는 의견이에요');
    expect(codeOf(await decide(request, remark.commentId, 'DONE'))).toBe('0000');
    expect(codeOf(await decide(request, remark.commentId, 'DONE'))).toBe('9103');
    const { chosen, questionList } = await paperOf(request);
    expect(chosen?.takeUp).toEqual({ accepted: 0, refused: 1, done: 1, changed: 0, untouched: 0 });
    expect(questionList.map(({ answer }) => answer)).toEqual([FIRST, SECOND]);
    expect(codeOf(await decide(request, remark.commentId, 'OPEN'))).toBe('0000');
  });

  it('is made once where two tabs accept the same suggestion; the other is told', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '팀을', suggestion: '열두 명을' });
    await complete(request);
    const body = { decision: 'ACCEPTED' as const, version: 1, answerVersion: 1 };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => portal.ask(own.decideComment, { params: { id: commentId }, body }, as(student))),
    );
    expect(answers.map(codeOf).filter((code) => code === '0000')).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === '9101')).toHaveLength(49);
    const told = answers.find((one) => codeOf(one) === '9101');
    expect(told?.envelope.output).toMatchObject({ current: { status: 'ACCEPTED', version: 2, answerVersion: 2 } });
    expect((await paperOf(request)).questionList[0]?.answer).toBe(FIRST.replace('팀을', '열두 명을'));
  });

  it('is told where the answer was saved elsewhere since', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '팀을', suggestion: '열두 명을' });
    await complete(request);
    await rewrite(request, (text) => `${text} 끝.`);
    const body = { decision: 'ACCEPTED' as const, version: 1, answerVersion: 1 };
    const told = await portal.ask(own.decideComment, { params: { id: commentId }, body }, as(student));
    expect(codeOf(told)).toBe('9101');
    expect(told.envelope.output).toMatchObject({ current: { status: 'OPEN', answerVersion: 2 } });
  });

  it('is nobody else’s by id', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '팀을' });
    await complete(request);
    expect(codeOf(await decide(request, commentId, 'DONE', stranger))).toBe('404');
    const read = (owner: string, who: Signed) =>
      portal.ask(own.readCorrected, { params: { id: request.letterId, owner } }, as(who));
    expect(codeOf(await read(student.studentId, stranger))).toBe('404');
    expect(codeOf(await read(stranger.studentId, student))).toBe('404');
    expect(codeOf(await read(student.studentId, student))).toBe('0000');
    const open = await portal.get(own.listOpenComments, { params: { id: request.letterId } }, as(stranger));
    expect(open.commentList).toEqual([]);
  });

  it('keeps up with a letter that goes on while it is corrected', async () => {
    const request = await handedIn();
    await rewrite(request, (text) => `먼저, ${text}`);
    const { commentId } = await added(request, { words: '팀을', suggestion: '열두 명을' });
    await complete(request);
    await decide(request, commentId, 'ACCEPTED');
    expect((await paperOf(request)).questionList[0]?.answer).toBe(`먼저, ${FIRST.replace('팀을', '열두 명을')}`);
  });

  it('finds words again that a change took away and another one brought back', async () => {
    const request = await handedIn();
    const { commentId } = await added(request, { words: '팀을 이끌었습니다', suggestion: '팀을 맡았습니다' });
    await complete(request);
    await rewrite(request, () => '');
    expect((await paperOf(request)).chosen?.takeUp.changed).toBe(1);
    await rewrite(request, () => `다시. ${FIRST}`);
    expect(codeOf(await decide(request, commentId, 'ACCEPTED'))).toBe('0000');
  });
});

describe('W7 a letter that is shared', () => {
  it('is read by the advisor of today while it is shared, without a button, and its student sees who looked', async () => {
    const request = await handedIn();
    await added(request, { words: '팀을' });
    await complete(request);
    const advisor = await somebody({ types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'], nameKo: '조지도' });
    await anAdvisor(portal.platform.db, {
      studentId: student.studentId,
      advisorId: advisor.id,
      beginsOn: '2026-01-01',
      endsOn: '2026-12-31',
    });
    const asked = { params: { id: request.letterId, owner: student.studentId } };
    expect(codeOf(await portal.ask(own.readCorrected, asked, as(advisor)))).toBe('404');
    const shareId = newId();
    await portal.platform.db
      .insertInto('paper_share')
      .values({
        id: shareId,
        member_id: student.id,
        paper: 'LETTER',
        paper_id: request.letterId,
        audience: 'ADVISOR',
        granted_at: now(),
      })
      .execute();
    const { paper } = await portal.get(own.readCorrected, asked, as(advisor));
    expect(paper).toMatchObject({
      isOwn: false,
      audience: 'ADVISOR',
      can: { decide: false, ask: false },
      viewList: [],
    });
    expect(paper.chosen?.commentList).toHaveLength(1);
    expect((await paperOf(request)).viewList).toMatchObject([{ viewerNm: '조지도', audience: 'ADVISOR' }]);
    const advises = (endsOn: string) =>
      portal.platform.db
        .updateTable('advisor_assignment')
        .set({ ends_on: endsOn })
        .where('advisor_assignment.advisor_id', '=', advisor.id)
        .execute();
    await advises('2026-11-01');
    expect(codeOf(await portal.ask(own.readCorrected, asked, as(advisor)))).toBe('404');
    await advises('2026-12-31');
    expect(codeOf(await portal.ask(own.readCorrected, asked, as(advisor)))).toBe('0000');
    await portal.platform.db
      .updateTable('paper_share')
      .set({ revoked_at: now() })
      .where('paper_share.id', '=', shareId)
      .execute();
    expect(codeOf(await portal.ask(own.readCorrected, asked, as(advisor)))).toBe('404');
  });
});
