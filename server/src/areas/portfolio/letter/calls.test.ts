import { coverLetters as calls, type LetterContent } from '@naru/contract/areas/portfolio/letter.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { aResume } from '../../../../test/papers.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import { sweepLetters } from './sweep.ts';

type Signed = MadeMember & { readonly token: string };

const NOON = new Date('2026-11-24T03:00:00Z');
const MINUTE = 60_000;

let portal: TestPortal;

async function signed(): Promise<Signed> {
  const student = await aStudent(portal.platform.db);
  return { ...student, token: await signIn(portal, student) };
}
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = NOON;
});
const pass = (minutes: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + minutes * MINUTE);
};

const question = (more: Partial<LetterContent['questionList'][number]> = {}) => ({
  questionId: newId(),
  question: '지원 동기를 적어 주세요.',
  most: 700,
  unit: 'CHARACTER' as const,
  countsSpaces: true,
  lineBreak: 1,
  ...more,
});
const content = (more: Partial<LetterContent> = {}): LetterContent => ({
  title: '상반기',
  company: '가람',
  job: '기획',
  dueOn: '2026-12-01',
  language: 'ko',
  questionList: [question(), question()],
  ...more,
});
const create = async (one: Signed, body = content()): Promise<string> => {
  const { envelope } = await portal.ask(calls.createLetter, { body }, { token: one.token });
  return (envelope.output as { letterId: string }).letterId;
};
const read = async (one: Signed, id: string) =>
  (await portal.get(calls.readLetter, { params: { id } }, { token: one.token })).letter;
const save = (one: Signed, id: string, body: LetterContent & { version: number }) =>
  portal.ask(calls.saveLetter, { params: { id }, body }, { token: one.token });
const answer = (one: Signed, id: string, body: { answer: string; version: number }) =>
  portal.ask(calls.saveAnswer, { params: { id }, body }, { token: one.token });
const versionsOf = async (one: Signed, id: string) =>
  (await portal.get(calls.listVersions, { params: { id } }, { token: one.token })).versionList;
const list = async (one: Signed) => (await portal.get(calls.listLetters, {}, { token: one.token })).letterList;
async function written(one: Signed) {
  const body = content();
  const id = await create(one, body);
  return { id, body, questionId: body.questionList[0]?.questionId ?? '' };
}

describe('W1 letters', () => {
  it('have their questions in order, keep an answer that is taken out, and bring it back', async () => {
    const one = await signed();
    const { id, body } = await written(one);
    const [first, second] = body.questionList as [ReturnType<typeof question>, ReturnType<typeof question>];
    await answer(one, second.questionId, { answer: '둘째 답', version: 1 });
    await save(one, id, { ...body, questionList: [first], version: 1 });
    expect((await read(one, id)).questionList).toEqual([first]);
    const saved = await save(one, id, { ...body, questionList: [second, first], version: 2 });
    expect(saved.envelope.output).toMatchObject({ version: 3 });
    const { questionList, answerList } = await read(one, id);
    expect(questionList).toEqual([second, first]);
    expect(answerList[0]).toMatchObject({ questionId: second.questionId, answer: '둘째 답', answerVersion: 2 });
  });

  it('are listed with their progress, what is due first', async () => {
    const one = await signed();
    await create(one, content({ title: '지난', dueOn: '2026-11-20' }));
    await create(one, content({ title: '나중', dueOn: '2026-12-20' }));
    const { questionId } = await written(one);
    await answer(one, questionId, { answer: '답', version: 1 });
    const rows = await list(one);
    expect(rows.map(({ title }) => title)).toEqual(['상반기', '나중', '지난']);
    expect(rows[0]).toMatchObject({ answeredList: [true, false], correction: null });
  });

  it('can be copied with answers, deleted, and brought back', async () => {
    const one = await signed();
    const { id, questionId } = await written(one);
    await answer(one, questionId, { answer: '답', version: 1 });
    const { envelope } = await portal.ask(calls.copyLetter, { params: { id } }, { token: one.token });
    const copy = await read(one, (envelope.output as { letterId: string }).letterId);
    expect(copy).toMatchObject({ title: '상반기 복사본', company: '', dueOn: null });
    expect(copy.answerList.map(({ answer: text }) => text)).toEqual(['답', '']);
    expect(copy.questionList[0]?.questionId).not.toBe(questionId);
    await portal.ask(calls.deleteLetter, { params: { id } }, { token: one.token });
    expect((await list(one)).map(({ letterId }) => letterId)).toEqual([copy.letterId]);
    expect((await answer(one, questionId, { answer: '늦은 답', version: 2 })).envelope.code).toBe('404');
    await portal.ask(calls.restoreLetter, { params: { id } }, { token: one.token });
    expect((await read(one, id)).answerList[0]?.answer).toBe('답');
  });

  it('lie in the bin for 30 days after they are deleted, and then go for good', async () => {
    const one = await signed();
    const { id, questionId } = await written(one);
    await portal.ask(calls.deleteLetter, { params: { id } }, { token: one.token });
    const bin = async () => (await portal.get(calls.listLetters, {}, { token: await signIn(portal, one) })).deletedList;
    const restore = async () =>
      portal.ask(calls.restoreLetter, { params: { id } }, { token: await signIn(portal, one) });
    expect(await bin()).toMatchObject([{ letterId: id, company: '가람', deletedAt: NOON.toISOString() }]);
    pass(30 * 24 * 60);
    await sweepLetters(portal.platform);
    expect((await restore()).status).toBe(200);
    expect(await bin()).toEqual([]);
    await portal.ask(calls.deleteLetter, { params: { id } }, { token: await signIn(portal, one) });
    pass(30 * 24 * 60 + 1);
    expect(await bin()).toEqual([]);
    expect((await restore()).envelope.code).toBe('404');
    await sweepLetters(portal.platform);
    const { db } = portal.platform;
    const left = await db
      .selectFrom('cover_letter_question as q')
      .select('q.id')
      .where('q.id', '=', questionId)
      .execute();
    expect(left).toEqual([]);
  });

  it('are read with the places and schools of the résumés, which blind hiring forbids', async () => {
    const one = await signed();
    const { id } = await written(one);
    expect((await read(one, id)).blind).toEqual({ regionList: [], schoolList: [] });
    const resumeId = await aResume(portal.platform.db, { memberId: one.id });
    await sql`
      update resume r set content = jsonb_set(r.content, '{person,address,ko}', '"전라남도 담양군 창평면 3-1"')
      where r.id = ${resumeId}::uuid`.execute(portal.platform.db);
    const { regionList, schoolList } = (await read(one, id)).blind;
    expect(regionList).toEqual(['전라남도', '전라남', '담양군', '담양', '창평면', '창평']);
    expect(schoolList.toSorted()).toEqual(['Hanbit University', '한빛대학교']);
  });

  it('refuse what is wrong at its place', async () => {
    const [one, other] = [await signed(), await signed()];
    const { body } = await written(other);
    const errors = async (questionList: LetterContent['questionList']) => {
      const { envelope } = await portal.ask(
        calls.createLetter,
        { body: content({ questionList }) },
        { token: one.token },
      );
      return (envelope.output as { errors: { field: string }[] }).errors.map(({ field }) => field);
    };
    expect(await errors([question(), ...body.questionList])).toEqual(['questionList.1.questionId']);
    const twice = question();
    expect(await errors([twice, twice])).toEqual(['questionList.1.questionId']);
    expect(await errors([question({ most: 0 })])).toEqual(['questionList.0.most']);
  });

  it('are nobody else’s, by whatever id', async () => {
    const [one, other] = [await signed(), await signed()];
    const { id, body, questionId } = await written(one);
    await answer(one, questionId, { answer: '비밀', version: 1 });
    await portal.ask(calls.keepVersion, { params: { id: questionId }, body: { name: '초안' } }, { token: one.token });
    const versionId = (await versionsOf(one, questionId))[0]?.versionId ?? '';
    const coach = await aMember(portal.platform.db, { types: ['ACADEMIC_COACH'] });
    for (const { token } of [other, { token: await signIn(portal, coach) }]) {
      const codes = await Promise.all([
        portal.ask(calls.readLetter, { params: { id } }, { token }),
        portal.ask(calls.readAnswer, { params: { id: questionId } }, { token }),
        portal.ask(calls.listVersions, { params: { id: questionId } }, { token }),
        portal.ask(calls.readVersion, { params: { id: versionId } }, { token }),
      ]);
      expect(codes.map(({ envelope }) => envelope.code)).toEqual(['404', '404', '404', '404']);
    }
    const { token } = other;
    const writes = [
      await save(other, id, { ...body, version: 1 }),
      await answer(other, questionId, { answer: '남의 글', version: 2 }),
      await portal.ask(calls.copyLetter, { params: { id } }, { token }),
      await portal.ask(calls.deleteLetter, { params: { id } }, { token }),
      await portal.ask(calls.restoreLetter, { params: { id } }, { token }),
      await portal.ask(calls.keepVersion, { params: { id: questionId }, body: { name: 'x' } }, { token }),
      await portal.ask(calls.restoreVersion, { params: { id: versionId }, body: { version: 2 } }, { token }),
    ];
    expect(new Set(writes.map(({ envelope }) => envelope.code))).toEqual(new Set(['404']));
    expect((await read(one, id)).answerList[0]?.answer).toBe('비밀');
  });
});

describe('W2 answers', () => {
  it('take the same text again, and tell of a conflict how it stands', async () => {
    const one = await signed();
    const { questionId } = await written(one);
    expect((await answer(one, questionId, { answer: '하나', version: 1 })).envelope.output).toMatchObject({
      version: 2,
    });
    expect((await answer(one, questionId, { answer: '하나', version: 1 })).envelope.output).toMatchObject({
      version: 2,
    });
    const refused = await answer(one, questionId, { answer: '둘', version: 1 });
    expect(refused.envelope).toMatchObject({
      code: '9101',
      output: { current: { version: 2, changedAt: NOON.toISOString() } },
    });
    expect(await portal.get(calls.readAnswer, { params: { id: questionId } }, { token: one.token })).toMatchObject({
      answer: '하나',
      answerVersion: 2,
    });
  });

  it('of fifty saves at once take one, and tell the others', async () => {
    const one = await signed();
    const { questionId } = await written(one);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, at) => answer(one, questionId, { answer: `글 ${at}`, version: 1 })),
    );
    const codes = outcomes.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(1);
    expect(codes.filter((code) => code === '9101')).toHaveLength(49);
    const { answerVersion, answer: text } = await portal.get(
      calls.readAnswer,
      { params: { id: questionId } },
      { token: one.token },
    );
    expect([answerVersion, text]).toEqual([2, `글 ${codes.indexOf('0000')}`]);
  });

  it('keep at most one version in ten minutes by themselves, and those with a name', async () => {
    const one = await signed();
    const { questionId } = await written(one);
    for (let version = 1; version <= 5; version += 1) {
      await answer(one, questionId, { answer: `글 ${version}`, version });
      pass(4);
    }
    const kept = await versionsOf(one, questionId);
    expect(kept.map(({ reason, length }) => [reason, length])).toEqual([
      ['AUTO', 3],
      ['AUTO', 3],
    ]);
    await portal.ask(
      calls.keepVersion,
      { params: { id: questionId }, body: { name: '면접 전' } },
      { token: one.token },
    );
    expect((await versionsOf(one, questionId))[0]).toMatchObject({ reason: 'NAMED', name: '면접 전', number: 3 });
  });

  it('keep fifty that came by themselves; those with a name stay', async () => {
    const one = await signed();
    const { questionId } = await written(one);
    await portal.ask(calls.keepVersion, { params: { id: questionId }, body: { name: '처음' } }, { token: one.token });
    for (let version = 1; version <= 54; version += 1) {
      await answer(one, questionId, { answer: `글 ${version}`, version });
      pass(11);
    }
    const kept = await versionsOf(one, questionId);
    expect(kept.filter(({ reason }) => reason === 'AUTO')).toHaveLength(50);
    expect(kept.at(-1)).toMatchObject({ reason: 'NAMED', name: '처음' });
  }, 30_000);

  it('become what a version was, and what stood there is kept first', async () => {
    const one = await signed();
    const { questionId } = await written(one);
    await answer(one, questionId, { answer: '옛 글', version: 1 });
    await portal.ask(calls.keepVersion, { params: { id: questionId }, body: { name: '옛' } }, { token: one.token });
    await answer(one, questionId, { answer: '새 글', version: 2 });
    const [old] = await versionsOf(one, questionId);
    const restore = (version: number) =>
      portal.ask(
        calls.restoreVersion,
        { params: { id: old?.versionId ?? '' }, body: { version } },
        { token: one.token },
      );
    expect((await restore(1)).envelope.code).toBe('9101');
    expect((await restore(3)).envelope.output).toMatchObject({ version: 4 });
    const now = await portal.get(calls.readAnswer, { params: { id: questionId } }, { token: one.token });
    expect(now.answer).toBe('옛 글');
    const [kept] = await versionsOf(one, questionId);
    expect(kept?.reason).toBe('RESTORE');
    const text = await portal.get(calls.readVersion, { params: { id: kept?.versionId ?? '' } }, { token: one.token });
    expect(text.answer).toBe('새 글');
  });

  it('take 10,000 characters, and refuse more at the field', async () => {
    const one = await signed();
    const { questionId } = await written(one);
    expect((await answer(one, questionId, { answer: '가'.repeat(10_000), version: 1 })).envelope.code).toBe('0000');
    const refused = await answer(one, questionId, { answer: '가'.repeat(100_000), version: 2 });
    expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'answer' }] } });
  });
});

it('W1 the list reads a person’s letters by indexes', async () => {
  const one = await signed();
  await written(one);
  await sql`analyze cover_letter`.execute(portal.platform.db);
  const plan = await portal.platform.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select l.id, array(select q.answer <> '' from cover_letter_question q
        where q.letter_id = l.id and q.deleted_at is null order by q.position, q.id), c.id
      from cover_letter l left join lateral (select c.id from letter_correction c
        where c.letter_id = l.id and c.withdrawn_at is null order by c.round desc limit 1) c on true
      where l.member_id = ${one.id}::uuid and l.deleted_at is null`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/cover_letter_member/);
  expect(plan).toMatch(/cover_letter_question_letter/);
  expect(plan).toMatch(/letter_correction_round/);
  expect(plan).not.toMatch(/Seq Scan/);
});
