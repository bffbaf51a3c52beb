import { home } from '@naru/contract/areas/home.ts';
import { correctionDesk as desk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { corrections as own } from '@naru/contract/areas/portfolio/correction.ts';
import type { CallInput } from '@naru/contract/call.ts';
import excel from '@protobi/exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  aDepartment,
  aMember,
  anAdvisor,
  aStudent,
  signIn,
  type MadeMember,
  type MemberWish,
} from '../../../../test/builders.ts';
import { aComment, aLetter } from '../../../../test/papers.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import { tellOfQueue } from './jobs.ts';
import { correctionDutyWork } from './duty-work.ts';

type Signed = MadeMember & { readonly token: string };
type Pupil = Signed & { readonly studentId: string };
type Step = CallInput<typeof desk.stepCorrection>['body'];
type Given = Step extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never;

const HERE = '20000';
const NOW = new Date('2026-11-20T01:00:00.000Z');
const DAY_MS = 86_400_000;

let portal: TestPortal;
let corrector: Signed;
let second: Signed;
let office: Signed;
let professor: Signed;

async function somebody(wish: MemberWish): Promise<Signed> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}
async function aPupil(advisor?: Signed): Promise<Pupil> {
  const student = await aStudent(portal.platform.db, { departmentCode: HERE, nameKo: '서다인' });
  if (advisor)
    await anAdvisor(portal.platform.db, {
      studentId: student.studentId,
      advisorId: advisor.id,
      beginsOn: '2026-01-01',
    });
  return { ...student, token: await signIn(portal, student) };
}

beforeAll(async () => {
  portal = await openTestPortal();
  await aDepartment(portal.platform.db, { code: HERE });
  corrector = await somebody({ types: ['STAFF'], duties: ['CORRECTOR'], nameKo: '권보람' });
  // Held beside teaching: no part of the office.
  second = await somebody({ types: ['PROFESSOR'], duties: ['CORRECTOR'], nameKo: '신하람' });
  office = await somebody({ types: ['STAFF'], roles: ['CAREER_CENTRE'], nameKo: '조민경' });
  professor = await somebody({ types: ['FULLTIME_PROFESSOR', 'SUPERVISING_PROFESSOR'], nameKo: '박정훈' });
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = NOW;
});

const as = ({ token }: Signed, language = 'ko') => ({ token, language });

async function asked(
  one: Signed,
  wanted: 'ANY' | 'CAREER' | 'PROFESSOR' | 'COACH' = 'ANY',
  dueOn: string | null = null,
) {
  const letter = await aLetter(portal.platform.db, { memberId: one.id });
  const { letterId, questionIds } = letter;
  const body = { letterId, questionIdList: [...questionIds], resumeId: null, wanted, dueOn };
  const { correctionId } = await portal.get(own.createCorrection, { body }, as(one));
  return { id: correctionId, ...letter };
}
const rowOf = (id: string) =>
  portal.platform.db
    .selectFrom('letter_correction')
    .select(['letter_correction.version', 'letter_correction.assignee_id as assigneeId', 'letter_correction.status'])
    .where('letter_correction.id', '=', id)
    .executeTakeFirstOrThrow();
async function step(one: Signed, id: string, given: Given, version?: number) {
  const body = { ...given, version: version ?? (await rowOf(id)).version } as Step; // of the action that was given
  return portal.ask(desk.stepCorrection, { params: { id }, body }, as(one));
}
const claim = (one: Signed, id: string, version?: number) => step(one, id, { action: 'CLAIM' }, version);
const release = (one: Signed, id: string, reason = '') => step(one, id, { action: 'RELEASE', reason });
const assign = (one: Signed, id: string, assigneeId: string) =>
  step(one, id, { action: 'ASSIGN', assigneeId, reason: '' });
const finish = (one: Signed, id: string, overall = '잘 썼어요.') =>
  step(one, id, { action: 'FINISH', overall, rubric: { FIT: 4 } });
const codeOf = ({ envelope }: { envelope: { code: string } }): string => envelope.code;
const open = (one: Signed, id: string) => portal.ask(desk.readCorrection, { params: { id } }, as(one));
const page = (one: Signed, query: CallInput<typeof desk.pageCorrections>['query'] = {}) =>
  portal.get(desk.pageCorrections, { query: { size: 'all', ...query } }, as(one));
const idsOf = async (one: Signed, query: CallInput<typeof desk.pageCorrections>['query'] = {}) =>
  (await page(one, query)).correctionPage.content.map(({ correctionId }) => correctionId);
const stepsOf = async (one: Signed, id: string, tab: 'QUEUE' | 'MINE' | 'ALL' = 'QUEUE') =>
  (await page(one, { tab })).correctionPage.content
    .find(({ correctionId }) => correctionId === id)
    ?.stepList.map(({ action }) => action);
const noticesOf = async ({ id }: MadeMember): Promise<string[]> => {
  const rows = await portal.platform.db.selectFrom('outbox').select('outbox.payload').orderBy('outbox.id').execute();
  return rows
    .map(({ payload }) => payload as { type?: string; recipients?: string[] })
    .flatMap(({ type = '', recipients = [] }) => (recipients.includes(id) ? [type] : []));
};

describe('W6 the queue', () => {
  it('has what nobody has taken, the most urgent on top, without a word of the text', async () => {
    const later = await asked(await aPupil());
    const sooner = await asked(await aPupil(), 'ANY', '2026-11-21');
    const { correctionPage, queueCount, mayAssign } = await page(second);
    const ids = correctionPage.content.map(({ correctionId }) => correctionId);
    expect(ids.indexOf(sooner.id)).toBeLessThan(ids.indexOf(later.id));
    expect(queueCount).toBe(ids.length);
    expect(mayAssign).toBe(false);
    const row = correctionPage.content.find(({ correctionId }) => correctionId === sooner.id);
    expect(row).toMatchObject({
      studentNm: '서다인',
      title: '나루전자 마케팅',
      urgency: 'SOON',
      answerOn: '2026-11-20',
      characters: 34,
      assigneeNm: null,
      isMine: false,
    });
    expect(JSON.stringify(correctionPage)).not.toContain('해냈어요');
    expect(await stepsOf(second, sooner.id)).toEqual(['CLAIM']);
    expect(await stepsOf(office, sooner.id)).toEqual(['ASSIGN']);
    expect(await stepsOf(corrector, sooner.id)).toEqual(['CLAIM']);
  });

  it('is nothing to an office that neither corrects nor hands out', async () => {
    const { id } = await asked(await aPupil());
    const other = await somebody({ types: ['STAFF'], roles: ['MILEAGE_OFFICE'] });
    expect(codeOf(await portal.ask(desk.pageCorrections, { query: { tab: 'ALL' } }, as(other)))).toBe('S403');
    expect(codeOf(await portal.ask(desk.readHandling, { params: { id } }, as(other)))).toBe('S403');
    expect(codeOf(await claim(other, id))).toBe('S403');
    expect(await idsOf(corrector, { tab: 'ALL' })).toEqual([]);
  });

  it('holds a request for those whom its student wants, and lets the office alone give it to others', async () => {
    const one = await aPupil(professor);
    const { id } = await asked(one, 'PROFESSOR');
    for (const other of [corrector, second]) {
      expect(await idsOf(other)).not.toContain(id);
      expect(codeOf(await claim(other, id))).toBe('404');
    }
    expect(await idsOf(professor)).toContain(id);
    expect(codeOf(await assign(office, id, corrector.id))).toBe('0000');
    expect(codeOf(await open(corrector, id))).toBe('0000');
  });

  it('shows professors those of their own students that want them', async () => {
    const mine = await aPupil(professor);
    const [any, wanted, career, others] = [
      await asked(mine),
      await asked(mine, 'PROFESSOR'),
      await asked(await aPupil(professor), 'CAREER'),
      await asked(await aPupil()),
    ];
    const ids = await idsOf(professor);
    expect(ids).toEqual(expect.arrayContaining([any.id, wanted.id]));
    for (const { id } of [career, others]) {
      expect(ids).not.toContain(id);
      expect(codeOf(await claim(professor, id))).toBe('404');
    }
    expect(codeOf(await claim(professor, wanted.id))).toBe('0000');
    expect(await idsOf(professor, { tab: 'ALL' })).toEqual([]);
  });

  it('is narrowed by kind, urgency, person and words', async () => {
    const mine = await aPupil(professor);
    const { id } = await asked(mine, 'PROFESSOR', '2026-11-21');
    expect(await idsOf(office, { wanted: 'PROFESSOR', urgency: 'SOON' })).toContain(id);
    expect(await idsOf(office, { wanted: 'CAREER' })).not.toContain(id);
    expect(await idsOf(office, { urgency: 'LATER' })).not.toContain(id);
    expect(await idsOf(office, { searchText: 'ㅅㄷㅇ' })).toContain(id);
    expect(await idsOf(office, { searchText: '없는 말' })).toEqual([]);
    await claim(professor, id);
    expect(await idsOf(office, { tab: 'ALL', assigneeId: professor.id })).toContain(id);
  });
});

describe('W6 taking a request', () => {
  it('gives it to one of fifty who take it at once, and tells the others who it is', async () => {
    const { id } = await asked(await aPupil());
    const { version } = await rowOf(id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => claim(at % 2 === 0 ? corrector : second, id, version)),
    );
    const won = answers.filter((one) => codeOf(one) === '0000');
    expect(won).toHaveLength(1);
    const { assigneeId } = await rowOf(id);
    const name = assigneeId === corrector.id ? '권보람' : '신하람';
    const lost = answers.filter((one) => codeOf(one) !== '0000');
    expect(lost).toHaveLength(49);
    for (const { status, envelope } of lost) {
      expect(status).toBe(409);
      expect(envelope.output).toMatchObject({ current: { assigneeNm: name } });
    }
    expect((await history(id)).map(({ action }) => action)).toEqual(['ASK', 'CLAIM']);
  });

  it('opens the text to the one who has it alone, and closes it with the release', async () => {
    const { id } = await asked(await aPupil(professor));
    for (const one of [corrector, second, office, professor]) expect(codeOf(await open(one, id))).toBe('404');
    await claim(second, id);
    expect(codeOf(await open(second, id))).toBe('0000');
    for (const one of [corrector, office, professor]) expect(codeOf(await open(one, id))).toBe('404');
    expect(codeOf(await release(second, id, '전공이 달라요.'))).toBe('0000');
    expect(codeOf(await open(second, id))).toBe('404');
    const saved = { overall: '몰래', rubric: {}, draftVersion: 0 };
    expect(codeOf(await portal.ask(desk.saveCorrectionDraft, { params: { id }, body: saved }, as(second)))).toBe('404');
    expect(codeOf(await finish(second, id))).toBe('9103');
    expect(await idsOf(second, { tab: 'MINE' })).not.toContain(id);
    const { historyList } = await portal.get(desk.readHandling, { params: { id } }, as(office));
    expect(historyList.map(({ action, actorNm, reason }) => [action, actorNm, reason])).toEqual([
      ['ASK', '서다인', null],
      ['CLAIM', '신하람', null],
      ['RELEASE', '신하람', '전공이 달라요.'],
    ]);
  });

  it('is for the office to give and to take back, to those who can', async () => {
    const one = await aPupil(professor);
    const { id } = await asked(one, 'PROFESSOR');
    const { candidateList } = await portal.get(desk.readHandling, { params: { id } }, as(office));
    expect(candidateList[0]).toMatchObject({ memberId: professor.id, kind: 'PROFESSOR' });
    expect(candidateList.map(({ memberId }) => memberId)).toEqual(
      expect.arrayContaining([corrector.id, second.id, professor.id]),
    );
    expect(codeOf(await assign(office, id, office.id))).toBe('9100');
    // Somebody who hands out nothing has no such step, and does not reach what names another kind.
    expect(codeOf(await assign(professor, id, professor.id))).toBe('9103');
    expect(codeOf(await assign(second, id, second.id))).toBe('404');
    expect(codeOf(await assign(office, id, second.id))).toBe('0000');
    expect(codeOf(await assign(office, id, second.id))).toBe('9100');
    expect(codeOf(await open(second, id))).toBe('0000');
    expect(codeOf(await assign(office, id, professor.id))).toBe('0000');
    expect(codeOf(await open(second, id))).toBe('404');
    expect(codeOf(await open(professor, id))).toBe('0000');
    expect(codeOf(await release(office, id))).toBe('0000');
    expect((await rowOf(id)).assigneeId).toBeNull();
    expect(codeOf(await release(office, id))).toBe('9103');
    expect(await noticesOf(second)).toEqual(
      expect.arrayContaining(['PAPER_CORRECTION_ASSIGNED', 'PAPER_CORRECTION_RELEASED']),
    );
    expect(codeOf(await portal.ask(desk.listCorrectorLoads, {}, as(second)))).toBe('S403');
    expect(codeOf(await portal.ask(desk.readHandling, { params: { id } }, as(second)))).toBe('S403');
  });

  it('never lets anybody correct or hand out papers of their own', async () => {
    const made = await aStudent(portal.platform.db, { departmentCode: HERE, duties: ['CORRECTOR'] });
    const both = { ...made, token: await signIn(portal, made) };
    const { id } = await asked(both);
    expect(await idsOf(both)).not.toContain(id);
    expect(codeOf(await claim(both, id))).toBe('404');
    const { candidateList } = await portal.get(desk.readHandling, { params: { id } }, as(office));
    expect(candidateList.map(({ memberId }) => memberId)).not.toContain(both.id);
    expect(codeOf(await assign(office, id, both.id))).toBe('9100');
  });

  it('shows an office nothing of its members’ own, which a colleague hands out', async () => {
    const made = await aStudent(portal.platform.db, { departmentCode: HERE, roles: ['CAREER_CENTRE'] });
    const both = { ...made, token: await signIn(portal, made) };
    const { id } = await asked(both);
    for (const tab of ['QUEUE', 'ALL'] as const) expect(await idsOf(both, { tab })).not.toContain(id);
    expect(codeOf(await portal.ask(desk.readHandling, { params: { id } }, as(both)))).toBe('404');
    expect(codeOf(await assign(both, id, second.id))).toBe('404');
    expect(codeOf(await assign(office, id, second.id))).toBe('0000');
    expect(codeOf(await release(both, id))).toBe('404');
    expect(await idsOf(both, { tab: 'ALL' })).not.toContain(id);
  });
});

describe('W5 completing', () => {
  it('takes something to hand back, tells the student, and shows what was said', async () => {
    const one = await aPupil();
    const { id, questionIds } = await asked(one);
    await claim(second, id);
    const empty = await step(second, id, { action: 'FINISH', overall: ' ', rubric: {} });
    expect(codeOf(empty)).toBe('9100');
    await aComment(portal.platform.db, { correctionId: id, authorId: second.id, questionId: questionIds[0] ?? '' });
    expect(codeOf(await step(second, id, { action: 'FINISH', overall: '', rubric: { FIT: 4 } }))).toBe('0000');
    const { correction } = await portal.get(own.readOwnCorrection, { params: { id } }, as(one));
    expect(correction).toMatchObject({
      status: 'COMPLETED',
      rubric: { FIT: 4 },
      openCommentCount: 1,
      assigneeNm: '신하람',
    });
    expect(await noticesOf(one)).toEqual(
      expect.arrayContaining(['PAPER_CORRECTION_TAKEN', 'PAPER_CORRECTION_COMPLETED']),
    );
    const { todoList } = await portal.get(home.listTodos, {}, as(one));
    expect(todoList.map(({ title }) => title)).toContain('첨삭 확인하기: 나루전자 마케팅');
    expect(codeOf(await finish(second, id))).toBe('9103');
    expect(codeOf(await release(office, id))).toBe('9103');
  });

  it('keeps what is being written, shows it to nobody else, and tells a second tab', async () => {
    const one = await aPupil();
    const { id } = await asked(one);
    await claim(second, id);
    const save = (overall: string, draftVersion: number) =>
      portal.ask(
        desk.saveCorrectionDraft,
        { params: { id }, body: { overall, rubric: { FIT: 3 }, draftVersion } },
        as(second),
      );
    expect((await save('흐름이', 0)).envelope.output).toEqual({ draftVersion: 1 });
    // The same again is no conflict: its first answer was lost.
    expect((await save('흐름이', 0)).envelope.output).toEqual({ draftVersion: 1 });
    const late = await save('다른 탭', 0);
    expect(late.status).toBe(409);
    expect(late.envelope.output).toMatchObject({ current: { overall: '흐름이', draftVersion: 1 } });
    const mine = await portal.get(own.readOwnCorrection, { params: { id } }, as(one));
    expect(mine.correction).toMatchObject({ overall: '', rubric: {} });
    const { correction } = await portal.get(desk.readCorrection, { params: { id } }, as(second));
    expect(correction).toMatchObject({ overall: '흐름이', rubric: { FIT: 3 }, draftVersion: 1 });
  });

  it('stands in the privacy log each time that the corrector opens it', async () => {
    const pupil = await aPupil();
    const { id } = await asked(pupil);
    await claim(second, id);
    for (const _ of [1, 2]) expect(codeOf(await open(second, id))).toBe('0000');
    const entries = await portal.platform.db
      .selectFrom('privacy_log')
      .select(['privacy_log.action', 'privacy_log.menu_id', 'privacy_log.fields'])
      .where('privacy_log.actor_id', '=', second.id)
      .where('privacy_log.subject_id', '=', pupil.id)
      .execute();
    const entry = { action: 'R', menu_id: 'PRF_CL', fields: 'letter,resume' };
    expect(entries).toEqual([entry, entry]);
  });

  it('lets the corrector read for 30 days, and nobody after', async () => {
    const { id } = await asked(await aPupil());
    await claim(second, id);
    await finish(second, id);
    expect(await idsOf(second, { tab: 'DONE' })).toContain(id);
    portal.clock.now = new Date(NOW.getTime() + 30 * DAY_MS - 60_000);
    second = { ...second, token: await signIn(portal, second) };
    expect(codeOf(await open(second, id))).toBe('0000');
    portal.clock.now = new Date(NOW.getTime() + 30 * DAY_MS);
    expect(codeOf(await open(second, id))).toBe('404');
    expect(await idsOf(second, { tab: 'DONE' })).not.toContain(id);
    portal.clock.now = NOW;
    second = { ...second, token: await signIn(portal, second) };
  });
});

describe('W6 templates', () => {
  const create = (one: Signed, isShared: boolean, title = '수치로') =>
    portal.ask(desk.createTemplate, { body: { title, text: '성과를 수치로 보여 주세요.', isShared } }, as(one));
  const listOf = async (one: Signed) => (await portal.get(desk.listTemplates, {}, as(one))).templateList;

  it('are one’s own, and everybody’s where the office keeps them', async () => {
    expect(codeOf(await create(second, true))).toBe('S403');
    expect(codeOf(await create(second, false, '내 것'))).toBe('0000');
    expect(codeOf(await create(office, true, '모두의 것'))).toBe('0000');
    expect((await listOf(second)).map(({ title, mayChange }) => [title, mayChange])).toEqual([
      ['내 것', true],
      ['모두의 것', false],
    ]);
    const [mine, shared] = await listOf(second);
    const change = (one: Signed, id = '', version = 1) =>
      portal.ask(desk.changeTemplate, { params: { id }, body: { title: '바꾼 것', text: '글', version } }, as(one));
    expect(codeOf(await change(professor, mine?.templateId))).toBe('404');
    expect(codeOf(await change(second, shared?.templateId))).toBe('S403');
    expect(codeOf(await change(second, mine?.templateId))).toBe('0000');
    expect(codeOf(await change(second, mine?.templateId))).toBe('9101');
    const remove = (one: Signed, id = '') => portal.ask(desk.deleteTemplate, { params: { id } }, as(one));
    expect(codeOf(await remove(second, shared?.templateId))).toBe('S403');
    expect(codeOf(await remove(office, mine?.templateId))).toBe('404');
    expect(codeOf(await remove(second, mine?.templateId))).toBe('0000');
    expect(codeOf(await remove(office, shared?.templateId))).toBe('0000');
    expect(await listOf(second)).toEqual([]);
  });
});

describe('W6 around the queue', () => {
  it('hands the open ones on with the end of a duty', async () => {
    const leaver = await somebody({ types: ['PROFESSOR'], duties: ['CORRECTOR'] });
    const one = await aPupil();
    const [first, next] = [await asked(one), await asked(await aPupil())];
    await claim(leaver, first.id);
    await claim(leaver, next.id);
    const { db, sealing, settings } = portal.platform;
    const holder = { memberId: leaver.id, duty: 'CORRECTOR' as const };
    expect(await correctionDutyWork.count(db, holder, NOW)).toBe(2);
    const clock = { now: NOW, platform: { sealing }, settings: await settings.read() };
    await db.transaction().execute((tx) => correctionDutyWork.handOn({ ...clock, tx }, holder, second.id));
    expect((await rowOf(first.id)).assigneeId).toBe(second.id);
    expect(codeOf(await open(leaver, first.id))).toBe('404');
    await db
      .transaction()
      .execute((tx) => correctionDutyWork.handOn({ ...clock, tx }, { ...holder, memberId: second.id }, null));
    expect((await rowOf(next.id)).assigneeId).toBeNull();
    expect(await noticesOf(one)).toContain('PAPER_CORRECTION_WAITING_AGAIN');
  });

  it('is told once a working day to those before whom something waits', async () => {
    await asked(await aPupil());
    await tellOfQueue(portal.platform);
    await tellOfQueue(portal.platform);
    const count = async (one: MadeMember) =>
      (await noticesOf(one)).filter((type) => type === 'PAPER_CORRECTION_QUEUE').length;
    expect(await count(second)).toBe(1);
    expect(await count(office)).toBe(0);
    portal.clock.now = new Date('2026-11-21T01:00:00.000Z');
    await tellOfQueue(portal.platform);
    expect(await count(second)).toBe(1);
  });

  it('stands on the home: what waits, and what is due', async () => {
    const { id } = await asked(await aPupil(), 'ANY', '2026-11-21');
    await claim(second, id);
    const { todoList } = await portal.get(home.listTodos, {}, as(second));
    expect(todoList).toContainEqual(
      expect.objectContaining({ title: '첨삭하기: 서다인 · 나루전자 마케팅', path: `/profsr/cl/detail/${id}` }),
    );
    const { queueList } = await portal.get(home.readHomeFigures, {}, as(second));
    // Corrections of counselling outcomes stand beside them before an office: each line has an id of its own.
    expect(queueList.map(({ id: name }) => name)).toContain('paper-corrections');
  });

  it('leaves as figures, with a reason, for the office', async () => {
    const body = { tab: 'ALL' as const, reason: '첨삭 현황을 보고해요.' };
    const sent = await portal.app.inject({
      method: 'POST',
      url: '/view/cdp/profsr/cl/excel',
      headers: { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    const book = new excel.Workbook();
    await book.xlsx.load(sent.rawPayload as never); // its types know an older Buffer
    const header = book.worksheets[0]?.getRow(1).values as unknown[] | undefined; // a row that was read
    expect(header?.slice(1)).toEqual([
      '상태',
      '학과',
      '희망 첨삭 담당',
      '글자 수',
      '차수',
      '마감일',
      '요청일',
      '답변 기한',
      '첨삭 담당',
      '완료일',
    ]);
    expect(book.worksheets[0]?.actualRowCount).toBeGreaterThan(2);
    expect(codeOf(await portal.ask(desk.exportCorrections, { body }, as(professor)))).toBe('S403');
  });

  it('finds nothing under an id that is none', async () => {
    for (const call of [desk.readCorrection, desk.readHandling])
      expect(codeOf(await portal.ask(call, { params: { id: newId() } }, as(office)))).toBe('404');
  });
});

const history = (id: string) =>
  portal.platform.db
    .selectFrom('status_change')
    .select(['status_change.action'])
    .where('status_change.entity', '=', 'letter_correction')
    .where('status_change.entity_id', '=', id)
    .orderBy('status_change.id')
    .execute();
