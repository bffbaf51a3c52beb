import { attendance } from '@naru/contract/areas/learning/attendance.ts';
import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { applicantDesk, programmeMessages } from '@naru/contract/areas/learning/desk/applicants.ts';
import { approvals } from '@naru/contract/areas/learning/desk/approvals.ts';
import { programmeDesk, type ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aDepartment, aMember, signIn, type MadeMember, type MemberWish } from '../../../../test/builders.ts';
import { anApplicant, APPLYING, aProgramme, seatsOf } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aForm, aSession, theTerms } from '../../../../test/programme-form.ts';
import { decideDue } from './call-off.ts';

type Signed = MadeMember & { readonly token: string };

const CENTRE = '40000';
const ELSEWHERE = '41000';
const HOUR_MS = 3_600_000;

let portal: TestPortal;
let professor: Signed;
let other: Signed;
let chief: Signed;
let foreignChief: Signed;
let assistant: Signed;
let staff: Signed;
let foreignStaff: Signed;
let education: Signed;

async function signInAgain(): Promise<void> {
  for (const one of [professor, staff, education]) Object.assign(one, { token: await signIn(portal, one) });
}
async function somebody(wish: MemberWish): Promise<Signed> {
  const member = await aMember(portal.platform.db, wish);
  return { ...member, token: await signIn(portal, member) };
}

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await theTerms(db);
  await aDepartment(db, { code: CENTRE });
  await aDepartment(db, { code: ELSEWHERE });
  professor = await somebody({ types: ['PROFESSOR'], departmentCode: CENTRE, nameKo: '한교수' });
  other = await somebody({ types: ['PROFESSOR'], departmentCode: CENTRE });
  chief = await somebody({ types: ['DEPARTMENT_CHIEF'], departmentCode: CENTRE });
  foreignChief = await somebody({ types: ['DEPARTMENT_CHIEF'], departmentCode: ELSEWHERE });
  assistant = await somebody({ types: ['LECTURE_ASSISTANT'], departmentCode: CENTRE });
  staff = await somebody({ types: ['STAFF'], departmentCode: CENTRE });
  foreignStaff = await somebody({ types: ['STAFF'], departmentCode: ELSEWHERE });
  education = await somebody({ types: ['STAFF'], roles: ['EDUCATION_CENTRE'], departmentCode: ELSEWHERE });
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

const as = ({ token }: Signed, language = 'ko') => ({ token, language });
const formOf = (one: Signed, more: Partial<ProgrammeInput> = {}) =>
  aForm({ managerId: one.id, deptCode: CENTRE }, more);
const create = (one: Signed, form: ProgrammeInput, copiedFrom: string | null = null) =>
  portal.ask(programmeDesk.createProgramme, { body: { ...form, copiedFrom } }, as(one));
async function created(one: Signed, more: Partial<ProgrammeInput> = {}): Promise<string> {
  const body = { ...formOf(one, more), copiedFrom: null };
  return (await portal.get(programmeDesk.createProgramme, { body }, as(one))).programmeId;
}
const ask = (one: Signed, id: string) => portal.ask(programmeDesk.readDeskProgramme, { params: { id } }, as(one));
const read = async (one: Signed, id: string) =>
  (await portal.get(programmeDesk.readDeskProgramme, { params: { id } }, as(one))).programme;
async function change(one: Signed, id: string, more: Partial<ProgrammeInput>, language?: string) {
  const { content, version } = await read(education, id);
  return portal.ask(
    programmeDesk.changeProgramme,
    { params: { id }, body: { ...content, ...more, version } },
    as(one, language),
  );
}
const errorsOf = (output: unknown) =>
  (output as { errors?: { field: string; message: string }[] } | null)?.errors?.map(({ field }) => field) ?? [];
async function submit(one: Signed, id: string, kind: 'OPEN' | 'CLOSE' = 'OPEN', closingReport = '') {
  const { version } = await read(education, id);
  const body = { kind, version, note: '', closingReport };
  return portal.ask(programmeDesk.submitApproval, { params: { id }, body }, as(one));
}
async function decide(one: Signed, approvalId: string, action: 'APPROVE' | 'REFUSE') {
  const { approval } = await portal.get(approvals.readApproval, { params: { id: approvalId } }, as(education));
  const given = action === 'REFUSE' ? { action, reason: '예산을 나눠 적어 주세요.' } : { action };
  const body = { version: approval.version, ...given } as { action: 'APPROVE'; version: number }; // of either action
  return portal.ask(approvals.stepApproval, { params: { id: approvalId }, body }, as(one));
}
/** Opens a programme as its manager and the education centre do. */
async function published(one: Signed, more: Partial<ProgrammeInput> = {}): Promise<string> {
  const id = await created(one, more);
  const { envelope } = await submit(one, id);
  expect(envelope.code).toBe('0000');
  const { approvalId } = envelope.output as { approvalId: string };
  expect((await decide(education, approvalId, 'APPROVE')).envelope.code).toBe('0000');
  return id;
}
async function applied(id: string): Promise<Signed> {
  const one = await anApplicant(portal);
  await portal.get(
    catalogue.applyForProgramme,
    { params: { type: 'baeum', id }, body: { answer: '배우고 싶어요' } },
    { token: one.token },
  );
  return one;
}
const traineeOf = (one: MadeMember) =>
  portal.platform.db
    .selectFrom('trainee')
    .selectAll()
    .where('trainee.member_id', '=', one.id)
    .executeTakeFirstOrThrow();
async function told(type: string): Promise<string[]> {
  const rows = await portal.platform.db
    .selectFrom('outbox')
    .select('outbox.payload')
    .where('outbox.dedupe_key', 'like', `${type}:%`)
    .execute();
  return rows.flatMap(({ payload }) => (payload as { recipients: string[] }).recipients);
}

describe('C8 a draft', () => {
  it('is its maker’s, its department’s and the education centre’s; others don’t find it, and a named assistant only reads', async () => {
    const id = await created(professor, { helperIdList: [assistant.id] });
    const codes = await Promise.all(
      [professor, chief, staff, education, assistant, other, foreignChief, foreignStaff].map(
        async (one) => (await ask(one, id)).envelope.code,
      ),
    );
    expect(codes).toEqual(['0000', '0000', '0000', '0000', '0000', '404', '404', '404']);
    const own = await created(foreignStaff, { deptCode: ELSEWHERE });
    expect((await ask(foreignStaff, own)).envelope.code).toBe('0000');
    expect((await ask(staff, own)).envelope.code).toBe('404');
    expect(await read(assistant, id)).toMatchObject({ canEdit: false, canSubmitOpening: false, canDelete: false });
    expect(await read(professor, id)).toMatchObject({ canEdit: true, canSubmitOpening: true, canDelete: true });
    for (const one of [assistant, other, foreignChief, foreignStaff])
      expect(['S403', '404']).toContain((await change(one, id, { place: '딴 곳' })).envelope.code);
    expect((await read(staff, id)).content.place).toBe('가람관 201호');
    const listed = async (one: Signed) =>
      (await portal.get(programmeDesk.pageDeskProgrammes, {}, as(one))).programmePage.content.map(
        ({ programmeId }) => programmeId,
      );
    expect(await listed(professor)).toContain(id);
    expect(await listed(assistant)).toEqual([id]);
    expect(await listed(other)).not.toContain(id);
    expect(await listed(foreignChief)).not.toContain(id);
  });

  it('says of everything that does not hold where, in both languages, and saves nothing', async () => {
    const wrong = formOf(professor, {
      sessionList: [aSession('2026-12-01'), aSession('2026-12-01')],
      competencyList: [{ code: 'COMMUNITY', ratio: 90 }],
      deptCode: ELSEWHERE,
      managerId: other.id,
      audienceTypeList: ['STAFF'],
      helperIdList: [(await anApplicant(portal)).id],
    });
    const count = () =>
      portal.platform.db
        .selectFrom('programme')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst();
    const before = await count();
    const ko = await create(professor, wrong);
    expect(ko.envelope.code).toBe('9100');
    expect(errorsOf(ko.envelope.output)).toEqual([
      'sessionList.1.beginsAt',
      'competencyList',
      'deptCode',
      'audienceTypeList',
      'managerId',
      'helperIdList',
    ]);
    const en = await portal.ask(
      programmeDesk.createProgramme,
      { body: { ...wrong, copiedFrom: null } },
      as(professor, 'en'),
    );
    expect(JSON.stringify(en.envelope.output)).not.toMatch(/[가-힣]/);
    expect(JSON.stringify(en.envelope.output)).toContain('Sessions 1 and 2 overlap');
    expect(await count()).toEqual(before);
    expect(errorsOf((await create(professor, formOf(professor, { year: 2031 }))).envelope.output)).toEqual([
      'semstrCode',
    ]);
  });

  it('is changed by one at a time, and thrown away while it was never published', async () => {
    const id = await created(professor);
    const { content, version } = await read(professor, id);
    const twice = await Promise.all(
      ['A', 'B'].map((place) =>
        portal.ask(
          programmeDesk.changeProgramme,
          { params: { id }, body: { ...content, place, version } },
          as(professor),
        ),
      ),
    );
    expect(twice.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '9101']);
    const remove = (atVersion: number) =>
      portal.ask(programmeDesk.deleteProgramme, { params: { id }, body: { version: atVersion } }, as(professor));
    expect((await remove(version)).envelope.code).toBe('9101');
    expect((await remove(version + 1)).envelope.code).toBe('0000');
    expect((await ask(professor, id)).envelope.code).toBe('404');
    const open = await published(professor);
    const refused = await portal.ask(
      programmeDesk.deleteProgramme,
      { params: { id: open }, body: { version: (await read(professor, open)).version } },
      as(professor),
    );
    expect(refused.envelope.code).toBe('9103');
  });

  it('is copied to the same weekdays of the next term, and goes on with its series', async () => {
    const id = await published(professor);
    const { content } = await portal.get(programmeDesk.readCopy, { params: { id } }, as(chief));
    expect(content).toMatchObject({ year: 2027, semstrCode: '10', nameKo: '발표가 편해지는 말하기' });
    expect(content.sessionList.map(({ beginsAt }) => beginsAt)).toEqual([
      '2027-06-01T01:00:00.000Z',
      '2027-06-08T01:00:00.000Z',
    ]);
    expect((await portal.ask(programmeDesk.readCopy, { params: { id } }, as(other))).envelope.code).toBe('404');
    const { envelope } = await create(professor, { ...content, managerId: professor.id }, id);
    expect(envelope.code).toBe('0000');
    const { programmeId } = envelope.output as { programmeId: string };
    const rows = await portal.platform.db
      .selectFrom('programme')
      .select('programme.series_id')
      .where('programme.id', 'in', [id, programmeId])
      .execute();
    expect(new Set(rows.map(({ series_id }) => series_id))).toEqual(new Set([id]));
    expect((await create(other, { ...content, managerId: other.id }, id)).envelope.code).toBe('404');
  });
});

describe('C2 an approval', () => {
  it('publishes, is refused with a reason, asked for again, and never decided by an author', async () => {
    const id = await created(education);
    const { envelope } = await submit(education, id);
    const { approvalId } = envelope.output as { approvalId: string };
    const own = await decide(education, approvalId, 'APPROVE');
    expect(own.envelope.code).toBe('9103');
    const second = await somebody({ types: ['STAFF'], roles: ['EDUCATION_CENTRE'] });
    expect((await decide(second, approvalId, 'REFUSE')).envelope.code).toBe('0000');
    expect(await read(education, id)).toMatchObject({
      stage: 'REFUSED',
      approvalList: [{ status: 'REFUSED', reason: '예산을 나눠 적어 주세요.', stepList: [{ action: 'RESUBMIT' }] }],
    });
    expect((await submit(education, id)).envelope.code).toBe('0000');
    // The person who changes it meanwhile is an author, too.
    const helping = await somebody({ types: ['STAFF'], roles: ['EDUCATION_CENTRE'] });
    expect((await change(helping, id, { place: '다른 곳' })).envelope.code).toBe('0000');
    expect((await decide(helping, approvalId, 'APPROVE')).envelope.code).toBe('9103');
    expect((await decide(second, approvalId, 'APPROVE')).envelope.code).toBe('0000');
    expect((await read(education, id)).stage).toBe('OPEN');
  });

  it('of what has changed since it was read is a conflict', async () => {
    const id = await created(professor);
    const { envelope } = await submit(professor, id);
    const { approvalId } = envelope.output as { approvalId: string };
    const { approval, earlier } = await portal.get(
      approvals.readApproval,
      { params: { id: approvalId } },
      as(education),
    );
    expect(earlier).toBeNull();
    expect((await change(professor, id, { budget: 9_000_000 })).envelope.code).toBe('0000');
    const late = await portal.ask(
      approvals.stepApproval,
      { params: { id: approvalId }, body: { action: 'APPROVE', version: approval.version } },
      as(education),
    );
    expect(late.envelope.code).toBe('9101');
    expect((await decide(education, approvalId, 'APPROVE')).envelope.code).toBe('0000');
  });

  it('is opened for changes while nobody has applied, and shows the earlier one of the series', async () => {
    const id = await published(professor);
    expect(errorsOf((await change(professor, id, { hours: 6, budget: 1 })).envelope.output)).toEqual([
      'hours',
      'budget',
    ]);
    const [opening] = (await read(professor, id)).approvalList;
    if (!opening) throw new Error('it was asked for above');
    const revise = await portal.ask(
      programmeDesk.stepOwnApproval,
      { params: { id: opening.approvalId }, body: { action: 'REVISE', version: opening.version } },
      as(professor),
    );
    expect(revise.envelope).toMatchObject({ code: '0000', output: { status: 'WAITING' } });
    expect((await read(professor, id)).stage).toBe('REVIEW');
    expect((await change(professor, id, { hours: 6 })).envelope.code).toBe('0000');
    const { content } = await portal.get(programmeDesk.readCopy, { params: { id } }, as(professor));
    const { envelope } = await create(professor, content, id);
    const next = (envelope.output as { programmeId: string }).programmeId;
    const asked = (await submit(professor, next)).envelope.output as { approvalId: string };
    const seen = await portal.get(approvals.readApproval, { params: { id: asked.approvalId } }, as(education));
    expect(seen.earlier).toMatchObject({ programmeId: id, content: { hours: 6 } });
  });

  it('of the closing takes a report once the last session is over, and ends the programme', async () => {
    const id = await published(professor);
    await applied(id);
    expect((await submit(professor, id, 'CLOSE', '잘 마쳤어요.')).envelope.code).toBe('9103');
    // One in the morning of the next day; who signed in before has to do so again.
    portal.clock.now = new Date('2026-12-08T16:00:00Z');
    await signInAgain();
    expect(await read(professor, id)).toMatchObject({ stage: 'OVER', canSubmitClosing: true, lateDays: 1 });
    expect(errorsOf((await submit(professor, id, 'CLOSE')).envelope.output)).toEqual(['closingReport']);
    const { envelope } = await submit(professor, id, 'CLOSE', '잘 마쳤어요.');
    const { approvalId } = envelope.output as { approvalId: string };
    expect((await decide(education, approvalId, 'REFUSE')).envelope.code).toBe('0000');
    expect((await submit(professor, id, 'CLOSE', '더 자세히 적었어요.')).envelope.code).toBe('0000');
    expect((await decide(education, approvalId, 'APPROVE')).envelope.code).toBe('0000');
    expect(await read(professor, id)).toMatchObject({
      stage: 'CLOSED',
      closingReport: '더 자세히 적었어요.',
      canEdit: false,
    });
    expect((await change(professor, id, { place: '딴 곳' })).envelope.code).toBe('9103');
  });

  it('is asked for in time, asked for again in time, and given in time', async () => {
    const [fresh, refused, waiting] = [await created(professor), await created(professor), await created(professor)];
    const asked = async (id: string) =>
      ((await submit(professor, id)).envelope.output as { approvalId: string }).approvalId;
    const [first, second] = [await asked(refused), await asked(waiting)];
    expect((await decide(education, first, 'REFUSE')).envelope.code).toBe('0000');
    portal.clock.now = new Date('2026-12-01T00:00:00Z');
    await signInAgain();
    expect(errorsOf((await submit(professor, fresh)).envelope.output)).toEqual(['appliesUntil']);
    const again = { params: { id: first }, body: { action: 'RESUBMIT' as const, version: 2, note: '' } };
    const late = await portal.ask(programmeDesk.stepOwnApproval, again, as(professor));
    expect(errorsOf(late.envelope.output)).toEqual(['appliesUntil']);
    expect(errorsOf((await decide(education, second, 'APPROVE')).envelope.output)).toEqual(['appliesUntil']);
    expect((await decide(education, second, 'REFUSE')).envelope.code).toBe('0000');
  });

  it('of the closing covers the expenses that its approver saw, and nobody who wrote or asked for a part decides', async () => {
    const id = await published(professor);
    portal.clock.now = new Date('2026-12-08T16:00:00Z');
    await signInAgain();
    const helping = await somebody({ types: ['STAFF'], roles: ['EDUCATION_CENTRE'] });
    const asking = await somebody({ types: ['STAFF'], roles: ['EDUCATION_CENTRE'] });
    const { envelope } = await submit(asking, id, 'CLOSE', '잘 마쳤어요.');
    const { approvalId } = envelope.output as { approvalId: string };
    const { approval } = await portal.get(approvals.readApproval, { params: { id: approvalId } }, as(education));
    const { version } = await read(helping, id);
    const body = { version, expenseList: [{ item: '강사료', amount: 2_000_000, spentOn: '2026-12-08' }] };
    expect((await portal.ask(programmeDesk.saveExpenses, { params: { id }, body }, as(helping))).envelope.code).toBe(
      '0000',
    );
    const seen = { params: { id: approvalId }, body: { action: 'APPROVE' as const, version: approval.version } };
    expect((await portal.ask(approvals.stepApproval, seen, as(education))).envelope.code).toBe('9101');
    expect((await decide(helping, approvalId, 'APPROVE')).envelope.code).toBe('9103');
    expect((await decide(education, approvalId, 'REFUSE')).envelope.code).toBe('0000');
    expect((await submit(professor, id, 'CLOSE', '비용을 고쳤어요.')).envelope.code).toBe('0000');
    // The person who asked the first time, with a report, is an author still.
    expect((await decide(asking, approvalId, 'APPROVE')).envelope.code).toBe('9103');
    expect((await decide(education, approvalId, 'APPROVE')).envelope.code).toBe('0000');
  });
});

describe('C3 a change of what people applied for', () => {
  it('moves the time of those with a place; who then has something else is told and may leave freely', async () => {
    const id = await published(professor, { capacity: 5 });
    const [free, busy] = [await applied(id), await applied(id)];
    const elsewhere = await aProgramme(portal.platform.db, { beginsIn: 8, sessions: 1 });
    await portal.get(
      catalogue.applyForProgramme,
      { params: { type: 'baeum', id: elsewhere.id }, body: { answer: '' } },
      { token: busy.token },
    );
    const { content } = await read(professor, id);
    const [first, second] = content.sessionList;
    if (!first || !second) throw new Error('the form has two');
    const added = await change(professor, id, { sessionList: [first, second, aSession('2026-12-15')] });
    expect(errorsOf(added.envelope.output)).toEqual(['sessionList']);
    const past = { ...first, beginsAt: '2026-11-23T01:00:00.000Z', endsAt: '2026-11-23T03:00:00.000Z' };
    expect(errorsOf((await change(professor, id, { sessionList: [past, second] })).envelope.output)).toEqual([
      'sessionList.0.beginsAt',
    ]);
    // To the hour of the other programme.
    const moved = { ...first, beginsAt: '2026-12-02T01:00:00.000Z', endsAt: '2026-12-02T03:00:00.000Z' };
    expect((await change(professor, id, { sessionList: [moved, second] })).envelope.code).toBe('0000');
    expect([(await traineeOf(free)).leaves_freely, await told('PROGRAMME_MOVED')]).toEqual([false, [free.id]]);
    const rows = await portal.platform.db
      .selectFrom('trainee')
      .select('trainee.leaves_freely')
      .where('trainee.member_id', '=', busy.id)
      .where('trainee.programme_id', '=', id)
      .execute();
    expect([rows, await told('PROGRAMME_CLASHES')]).toEqual([[{ leaves_freely: true }], [busy.id]]);
    const times = await portal.platform.db
      .selectFrom('busy')
      .select('busy.period')
      .where('busy.person_id', '=', free.id)
      .execute();
    expect(JSON.stringify(times)).toContain('2026-12-02');
  });

  it('never moves a deadline earlier, and tells of another one, or of another place', async () => {
    const id = await published(professor);
    const one = await applied(id);
    const earlier = await change(professor, id, {
      appliesUntil: '2026-11-24T09:00:00.000Z',
      cancelsUntil: '2026-11-24T09:00:00.000Z',
    });
    expect(errorsOf(earlier.envelope.output)).toEqual(['appliesUntil', 'cancelsUntil']);
    const toldOf = async () => (await told('PROGRAMME_MOVED')).filter((memberId) => memberId === one.id).length;
    expect((await change(professor, id, { introduction: '더 잘 적었어요.' })).envelope.code).toBe('0000');
    expect(await toldOf()).toBe(0);
    expect((await change(professor, id, { place: '가람관 310호' })).envelope.code).toBe('0000');
    expect(await toldOf()).toBe(1);
    expect((await change(professor, id, { cancelsUntil: '2026-12-01T00:00:00.000Z' })).envelope.code).toBe('0000');
    expect(await toldOf()).toBe(2);
  });

  it('of its English words alone is read at once and told to nobody; English falls back to Korean, word by word', async () => {
    const id = await published(professor, {
      sessionList: [
        aSession('2026-12-01', { title: '목소리', place: '1호실' }),
        aSession('2026-12-08', { title: '발표', place: '2호실' }),
      ],
    });
    const one = await applied(id);
    const seen = async (language: string) => {
      const params = { type: 'baeum' as const, id };
      const { programme } = await portal.get(catalogue.readProgramme, { params }, { token: one.token, language });
      const { introduction, place, sessionList } = programme;
      return [introduction, place, ...sessionList.flatMap((session) => [session.title, session.place])];
    };
    const korean = ['떨지 않고 말하는 법을 배워요.', '가람관 201호', '목소리', '1호실', '발표', '2호실'];
    expect(await seen('ko')).toEqual(korean);
    expect(await seen('en')).toEqual(korean);
    const outbox = () => portal.platform.db.selectFrom('outbox').select('outbox.id').execute();
    const before = (await outbox()).length;
    const { content } = await read(education, id);
    const [first, second] = content.sessionList;
    if (!first || !second) throw new Error('two sessions were made above');
    const english = {
      introductionEn: 'Speak without shaking.',
      placeEn: 'Room 201, Garam Hall',
      sessionList: [
        { ...first, titleEn: 'Voice' },
        { ...second, placeEn: 'Room 2' },
      ],
    };
    expect((await change(professor, id, english)).envelope.code).toBe('0000');
    expect(await outbox()).toHaveLength(before);
    expect(await seen('ko')).toEqual(korean);
    expect(await seen('en')).toEqual([
      'Speak without shaking.',
      'Room 201, Garam Hall',
      'Voice',
      '1호실',
      '발표',
      'Room 2',
    ]);
    const again = (await read(education, id)).content;
    expect(again).toMatchObject({ introductionEn: 'Speak without shaking.', placeEn: 'Room 201, Garam Hall' });
    expect(again.sessionList).toMatchObject([
      { titleEn: 'Voice', placeEn: '' },
      { titleEn: '', placeEn: 'Room 2' },
    ]);
    const own = await portal.get(
      attendance.listOwn,
      { params: { programmeId: id } },
      { token: one.token, language: 'en' },
    );
    expect(own.sessionList.map(({ title, place }) => [title, place])).toEqual([
      ['Voice', '1호실'],
      ['발표', 'Room 2'],
    ]);
  });

  it('gives seats that are added to the queue first, and never takes one that somebody has', async () => {
    const id = await published(professor, { capacity: 1 });
    const [first, second, third] = [await applied(id), await applied(id), await applied(id)];
    expect((await traineeOf(first)).status).toBe('CONFIRM');
    expect((await change(professor, id, { capacity: 2 })).envelope.code).toBe('0000');
    expect((await traineeOf(second)).offered_until).not.toBeNull();
    expect((await traineeOf(third)).offered_until).toBeNull();
    const refused = await change(professor, id, { capacity: 1 }, 'en');
    expect(refused.envelope).toMatchObject({
      code: '9100',
      output: {
        errors: [{ field: 'capacity', message: '2 seats are confirmed or offered. You can’t go below that.' }],
      },
    });
    expect(await seatsOf(portal.platform.db, id)).toEqual({ said: '1 1 1', counted: '1 1 1', free: 0 });
  });
});

describe('C2 calling off', () => {
  it('ends every place, frees everybody’s time, and tells them', async () => {
    const id = await published(professor, { capacity: 1 });
    const people = [await applied(id), await applied(id)];
    const { version } = await read(professor, id);
    const call = (one: Signed) =>
      portal.ask(
        programmeDesk.cancelProgramme,
        { params: { id }, body: { version, reason: '강사가 아파요.' } },
        as(one),
      );
    expect((await call(other)).envelope.code).toBe('404');
    expect((await call(professor)).envelope.code).toBe('0000');
    for (const one of people) expect(await traineeOf(one)).toMatchObject({ status: 'CANCEL', reason_code: 'NOT_HELD' });
    expect(await seatsOf(portal.platform.db, id)).toEqual({ said: '0 0 0', counted: '0 0 0', free: 1 });
    const busy = await portal.platform.db
      .selectFrom('busy')
      .select('busy.id')
      .where(
        'busy.person_id',
        'in',
        people.map((one) => one.id),
      )
      .execute();
    expect(busy).toEqual([]);
    expect(new Set(await told('PROGRAMME_CALLED_OFF'))).toEqual(new Set(people.map((one) => one.id)));
    expect(await read(professor, id)).toMatchObject({
      stage: 'CANCELLED',
      cancelReason: '강사가 아파요.',
      canCancel: false,
    });
    expect((await call(professor)).envelope.code).toBe('9101');
  });

  it('happens by the clock on the day of the decision where too few are confirmed, once', async () => {
    const least = { leastPeople: 2, decidesOn: '2026-12-01' };
    const [few, enough] = [await published(professor, least), await published(professor, least)];
    const one = await applied(few);
    await applied(enough);
    await applied(enough);
    portal.clock.now = new Date('2026-11-30T14:00:00Z');
    await decideDue(portal.platform);
    await signInAgain();
    expect((await read(professor, few)).stage).toBe('APPLIED');
    portal.clock.now = new Date('2026-12-01T00:00:00Z');
    await Promise.all([decideDue(portal.platform), decideDue(portal.platform)]);
    expect(await traineeOf(one)).toMatchObject({ status: 'CANCEL', reason_code: 'NOT_HELD' });
    expect(await read(professor, few)).toMatchObject({
      stage: 'CANCELLED',
      cancelReason: '최소 인원을 채우지 못했어요.',
    });
    expect((await told('PROGRAMME_NOT_HELD')).filter((id) => id === professor.id)).toHaveLength(1);
    expect((await read(professor, enough)).stage).toBe('APPLIED');
    // Somebody who leaves after the decision does not end it.
    const [left] = await portal.platform.db
      .selectFrom('trainee')
      .selectAll()
      .where('trainee.programme_id', '=', enough)
      .execute();
    await portal.get(
      applicantDesk.stepTrainee,
      { params: { id: left?.id ?? '' }, body: { action: 'DISMISS', version: left?.version ?? 0, reason: '사정' } },
      as(professor),
    );
    portal.clock.now = new Date(portal.clock.now.getTime() + 24 * HOUR_MS);
    await signInAgain();
    await decideDue(portal.platform);
    expect((await read(professor, enough)).cancelledAt).toBeNull();
  });

  it('waits for those who were not chosen yet, and looks at it again where its opening was looked at anew', async () => {
    const least = { leastPeople: 2, decidesOn: '2026-12-01', selection: 'SELECTION' } as const;
    const [chosen, empty, revised] = [
      await published(professor, least),
      await published(professor, least),
      await published(professor, least),
    ];
    const people = [await applied(chosen), await applied(chosen)];
    const [opening] = (await read(professor, revised)).approvalList;
    const revise = { params: { id: opening?.approvalId ?? '' }, body: { action: 'REVISE' as const, version: 2 } };
    expect((await portal.ask(programmeDesk.stepOwnApproval, revise, as(professor))).envelope.code).toBe('0000');
    portal.clock.now = new Date('2026-12-01T00:00:00Z');
    await decideDue(portal.platform);
    await signInAgain();
    expect((await read(professor, chosen)).stage).toBe('APPLIED');
    expect((await read(professor, empty)).stage).toBe('CANCELLED');
    expect(await read(professor, revised)).toMatchObject({ stage: 'REVIEW', cancelledAt: null });
    for (const one of people) expect((await traineeOf(one)).status).toBe('APPLY');
    const decided = await portal.platform.db
      .selectFrom('programme')
      .select('programme.id')
      .where('programme.decided_at', 'is not', null)
      .where('programme.id', 'in', [chosen, empty, revised])
      .execute();
    expect(decided).toEqual([{ id: empty }]);
  });

  it('leaves what was completed', async () => {
    const id = await published(professor);
    const [done, going] = [await applied(id), await applied(id)];
    await portal.platform.db
      .updateTable('trainee')
      .set({ completed_at: APPLYING, completed_by: professor.id, completion_method: 'HAND' })
      .where('trainee.member_id', '=', done.id)
      .execute();
    const { version } = await read(professor, id);
    const body = { version, reason: '강사가 아파요.' };
    const { envelope } = await portal.ask(programmeDesk.cancelProgramme, { params: { id }, body }, as(professor));
    expect(envelope.code).toBe('0000');
    expect((await traineeOf(done)).status).toBe('CONFIRM');
    expect((await traineeOf(going)).status).toBe('CANCEL');
  });
});

describe('C8 applicants', () => {
  const page = async (one: Signed, id: string, query = {}) =>
    portal.get(applicantDesk.pageApplicants, { params: { id }, query }, as(one));

  it('are seen by name, number and what they wrote, and moved by those who look after the programme', async () => {
    const id = await published(professor, { selection: 'SELECTION', helperIdList: [assistant.id] });
    const one = await applied(id);
    const seen = await page(professor, id);
    expect(seen.countList.find(({ status }) => status === 'APPLY')).toEqual({ status: 'APPLY', count: 1 });
    const [applicant] = (await page(professor, id)).applicantPage.content;
    expect(Object.keys(applicant ?? {}).sort()).toEqual(
      [
        'traineeId',
        'name',
        'number',
        'deptNm',
        'grade',
        'status',
        'rank',
        'offeredUntil',
        'appliedAt',
        'answer',
        'reason',
        'rate',
        'isNoShow',
        'appeal',
        'completedAt',
        'version',
        'stepList',
      ].sort(),
    );
    expect(applicant?.stepList.map(({ action }) => action)).toEqual(['DISMISS', 'REJECT', 'CONFIRM']);
    const step = (who: Signed) =>
      portal.ask(
        applicantDesk.stepTrainee,
        { params: { id: applicant?.traineeId ?? '' }, body: { action: 'CONFIRM', version: applicant?.version ?? 0 } },
        as(who),
      );
    expect((await step(assistant)).envelope.code).toBe('S403');
    // A person who keeps the attendance sees sessions, and neither people nor money nor messages.
    const hidden = await portal.ask(applicantDesk.pageApplicants, { params: { id } }, as(assistant));
    const unsaid = await portal.ask(applicantDesk.listMessages, { params: { id } }, as(assistant));
    expect([hidden.envelope.code, unsaid.envelope.code]).toEqual(['404', '404']);
    expect(await read(assistant, id)).toMatchObject({
      isHelper: true,
      content: { budget: 0, nameKo: '발표가 편해지는 말하기' },
      approvalList: [],
      expenseList: [],
      closingReport: '',
    });
    expect(await read(professor, id)).toMatchObject({ isHelper: false, content: { budget: 500_000 } });
    expect((await step(other)).envelope.code).toBe('404');
    expect((await step(professor)).envelope).toMatchObject({ code: '0000', output: { status: 'CONFIRM' } });
    expect((await traineeOf(one)).status).toBe('CONFIRM');
  });

  it('a hundred are confirmed at once; those without a seat or with something else are named', async () => {
    const id = await published(professor, { selection: 'SELECTION', capacity: 100, queueCapacity: 0 });
    const people = [];
    for (let at = 0; at < 104; at += 1) people.push(await applied(id));
    const [clashing] = people;
    if (!clashing) throw new Error('they were made above');
    const same = await aProgramme(portal.platform.db, { beginsIn: 7, sessions: 1 });
    await portal.get(
      catalogue.applyForProgramme,
      { params: { type: 'baeum', id: same.id }, body: { answer: '' } },
      { token: clashing.token },
    );
    const { applicantPage } = await page(professor, id, { size: 'all' });
    const traineeIdList = applicantPage.content.map(({ traineeId }) => traineeId);
    const body = { action: 'CONFIRM' as const, traineeIdList, reason: '' };
    const outcome = await portal.get(applicantDesk.stepTrainees, { params: { id }, body }, as(professor));
    expect(outcome.movedCount).toBe(100);
    expect(outcome.leftList.map(({ cause }) => cause).sort()).toEqual(['CLASH', 'SEAT', 'SEAT', 'SEAT']);
    expect(await seatsOf(portal.platform.db, id)).toEqual({ said: '100 0 0', counted: '100 0 0', free: 0 });
    expect((await traineeOf(clashing)).status).toBe('APPLY');
    expect(await told('PROGRAMME_CONFIRMED')).toEqual(expect.arrayContaining([people[1]?.id]));
    const again = await portal.get(applicantDesk.stepTrainees, { params: { id }, body }, as(professor));
    expect(again).toMatchObject({ movedCount: 0 });
    const reject = { action: 'REJECT' as const, traineeIdList, reason: '' };
    const refused = await portal.ask(applicantDesk.stepTrainees, { params: { id }, body: reject }, as(professor));
    expect(errorsOf(refused.envelope.output)).toEqual(['reason']);
    const rejected = await portal.get(
      applicantDesk.stepTrainees,
      { params: { id }, body: { ...reject, reason: '자리가 모자라요.' } },
      as(professor),
    );
    expect(rejected.movedCount).toBe(4);
  }, 120_000);

  it('who appeal a no-show come first, and are answered by those who look after the programme, once', async () => {
    const id = await published(professor);
    const [, one] = [await applied(id), await applied(id)];
    const { id: traineeId } = await traineeOf(one);
    await portal.platform.db
      .updateTable('trainee')
      .set({ is_no_show: true })
      .where('trainee.id', '=', traineeId)
      .execute();
    await portal.platform.db
      .insertInto('no_show_appeal')
      .values({ trainee_id: traineeId, status: 'ASKED', content: '병원에 있었어요.', asked_at: APPLYING })
      .execute();
    const [first] = (await page(professor, id)).applicantPage.content;
    expect(first).toMatchObject({ traineeId, appeal: { status: 'ASKED', content: '병원에 있었어요.' } });
    expect(first?.appeal?.stepList.map(({ action }) => action)).toEqual(['REFUSE', 'ACCEPT']);
    const answer = (who: Signed) =>
      portal.ask(
        applicantDesk.stepAppeal,
        { params: { id: traineeId }, body: { action: 'ACCEPT', version: first?.appeal?.version ?? 0 } },
        as(who),
      );
    expect((await answer(other)).envelope.code).toBe('404');
    expect((await answer(professor)).envelope).toMatchObject({ code: '0000', output: { status: 'ACCEPTED' } });
    expect((await answer(professor)).envelope.code).toBe('9101');
    expect((await traineeOf(one)).is_no_show).toBe(false);
    expect(await told('PROGRAMME_APPEAL_DECIDED')).toEqual([one.id]);
  });

  it('get what organisers write to them, and nobody else does', async () => {
    const id = await published(professor);
    const [one, stranger] = [await applied(id), await anApplicant(portal)];
    const message = { status: 'CONFIRM' as const, title: '준비물', content: '노트북을 가져오세요.' };
    const send = (who: Signed, body: object = message) =>
      portal.ask(applicantDesk.messageApplicants, { params: { id }, body: { ...message, ...body } }, as(who));
    expect((await send(other)).envelope.code).toBe('404');
    expect(errorsOf((await send(professor, { status: 'TEMP' })).envelope.output)).toEqual(['status']);
    expect((await send(professor)).envelope).toMatchObject({ code: '0000', output: { toldCount: 1 } });
    const own = (who: Signed) =>
      portal.get(programmeMessages.listOwnMessages, { params: { programmeId: id } }, { token: who.token });
    expect(await own(one)).toMatchObject({ messageList: [{ title: '준비물', content: '노트북을 가져오세요.' }] });
    expect(await own(stranger)).toEqual({ programme: null, messageList: [] });
    expect(await told('PROGRAMME_MESSAGE')).toEqual([one.id]);
    const sent = await portal.get(applicantDesk.listMessages, { params: { id } }, as(professor));
    expect(sent.messageList).toMatchObject([{ toldCount: 1, sentByNm: '한교수' }]);
    // Texts of people stand in no queue of the portal.
    const rows = await portal.platform.db.selectFrom('outbox').select('outbox.payload').execute();
    expect(JSON.stringify(rows)).not.toContain('노트북');
  });

  it('leave as an Excel file with a reason, by those who organise it', async () => {
    const id = await published(professor);
    const one = await applied(id);
    const take = (who: Signed, reason: string) =>
      portal.app.inject({
        method: 'POST',
        url: `/view/cdp/lrn/desk/programme/${id}/applicant/excel`,
        headers: { authorization: `Bearer ${who.token}` },
        payload: { reason },
      });
    expect((await take(assistant, '명단을 확인해요')).statusCode).toBe(403);
    for (const who of [other, foreignChief, foreignStaff])
      expect((await take(who, '명단을 확인해요')).statusCode).toBe(404);
    expect((await take(professor, '')).statusCode).toBe(422);
    const file = await take(professor, '명단을 확인해요');
    expect(file.headers['content-type']).toContain('spreadsheetml');
    const logged = await portal.platform.db
      .selectFrom('privacy_log')
      .select('privacy_log.fields')
      .where('privacy_log.subject_id', '=', one.id)
      .execute();
    expect(logged).toHaveLength(1);
  });

  it('cost money, beside the budget', async () => {
    const id = await published(professor);
    const { version } = await read(professor, id);
    const save = (atVersion: number) =>
      portal.ask(
        programmeDesk.saveExpenses,
        {
          params: { id },
          body: { version: atVersion, expenseList: [{ item: '강사료', amount: 300_000, spentOn: '2026-12-01' }] },
        },
        as(professor),
      );
    expect((await save(version)).envelope.code).toBe('0000');
    expect((await save(version)).envelope.code).toBe('9101');
    expect(await read(professor, id)).toMatchObject({
      spent: 300_000,
      expenseList: [{ item: '강사료', amount: 300_000 }],
    });
  });
});
