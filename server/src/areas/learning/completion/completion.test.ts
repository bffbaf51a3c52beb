import { attendance } from '@naru/contract/areas/learning/attendance.ts';
import { file } from '@naru/contract/areas/file.ts';
import { completion } from '@naru/contract/areas/learning/completion.ts';
import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import { survey } from '@naru/contract/areas/survey.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aMember, aStudent, signIn, type MadeMember } from '../../../../test/builders.ts';
import { APPLYING, aProgramme, type MadeProgramme, type ProgrammeWish } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { anAnswer } from '../../../../test/surveys.ts';
import { sendFiles, upload } from '../../../../test/upload.ts';
import { deliverEvents } from '../../../blocks/event/deliver.ts';
import { deliverAll } from '../../../blocks/outbox/deliver.ts';
import { newId } from '../../../platform/db/id.ts';
import { selectFacts } from './facts-store.ts';
import { settleAttended } from './followers.ts';
import { isEnough, stateOf } from './rules.ts';
import { countUnsettled } from './settle-store.ts';
import { completeDue } from './settle.ts';
import { selectCompletions } from './store.ts';
import { askForAnswers, remindOrganisers, settleProgrammes } from './jobs.ts';

const DAY_MS = 86_400_000;
/** Both sessions of a programme are over: the second one was held two weeks after the first morning. */
const ENDED = new Date(APPLYING.getTime() + 14 * DAY_MS + 2 * 3_600_000);

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = ENDED;
});

interface Place {
  readonly id: string;
  readonly who: MadeMember & { readonly studentNumber?: string };
}

async function aPlace(programme: MadeProgramme, who?: MadeMember): Promise<Place> {
  const { db } = portal.platform;
  const person = who ?? (await aStudent(db));
  const id = newId();
  const values = { id, programme_id: programme.id, member_id: person.id, status: 'CONFIRM' };
  await db
    .insertInto('trainee')
    .values({ ...values, applied_at: APPLYING, confirmed_at: APPLYING })
    .execute();
  await sql`update programme set taken = taken + 1 where programme.id = ${programme.id}::uuid`.execute(db);
  return { id, who: person };
}

async function attend(programme: MadeProgramme, place: Place, statuses: readonly (string | null)[]): Promise<void> {
  const rows = programme.sessionIds.flatMap((session_id, at) => {
    const status = statuses[at];
    return status ? [{ session_id, trainee_id: place.id, status, method: 'HAND', at: ENDED }] : [];
  });
  if (rows.length === 0) return;
  await portal.platform.db
    .insertInto('attendance')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'trainee_id'])
        .doUpdateSet((eb) => ({ status: eb.ref('excluded.status'), version: sql<number>`attendance.version + 1` })),
    )
    .execute();
}

const PRESENT = ['PRESENT', 'PRESENT'];

async function ready(wish: ProgrammeWish = {}): Promise<{ programme: MadeProgramme; place: Place }> {
  const programme = await aProgramme(portal.platform.db, { capacity: 100, ...wish });
  const place = await aPlace(programme);
  await attend(programme, place, PRESENT);
  return { programme, place };
}

async function settle(programmeId: string) {
  const { platform } = portal;
  const settings = await platform.settings.read();
  return platform.db
    .transaction()
    .execute((tx) => completeDue({ tx, now: platform.now(), platform, settings }, programmeId));
}

/** Lets completions hear of what happened, as the portal does by itself. */
const deliver = () =>
  deliverAll({ ...portal.platform, log: pino({ level: 'silent' }) }, deliverEvents(portal.platform, [settleAttended]));

const traineeOf = ({ id }: Place) =>
  portal.platform.db.selectFrom('trainee').selectAll().where('trainee.id', '=', id).executeTakeFirstOrThrow();
const papersOf = ({ who }: Place) =>
  portal.platform.db
    .selectFrom('certificate')
    .selectAll()
    .where('certificate.member_id', '=', who.id)
    .orderBy('certificate.number')
    .execute();
/** Lists notifications and events; an event once, however many follow it. */
async function toldOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select coalesce(payload ->> 'type', payload ->> 'event') as what from outbox
    where aggregate_id = ${id}::uuid and coalesce(payload ->> 'follower', 'mileage.') like 'mileage.%' order by id`.execute(
    portal.platform.db,
  );
  return rows.map(({ what }) => what).toSorted();
}
const tokenOf = (who: MadeMember) => signIn(portal, who);

describe('C6 a completion', () => {
  it('comes by itself and once, whatever happens at once: fifty presses, the clock, and a certificate in a row for each', async () => {
    const { programme, place } = await ready();
    const others = await Promise.all(Array.from({ length: 9 }, () => aPlace(programme)));
    for (const one of others) await attend(programme, one, PRESENT);
    const token = await tokenOf(await aMember(portal.platform.db, { roles: ['EDUCATION_CENTRE'], types: ['STAFF'] }));
    const press = () => portal.ask(completion.settleCompletions, { params: { id: programme.id }, body: {} }, { token });
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 50 }, press)),
      settleProgrammes(portal.platform),
      settle(programme.id),
    ]);
    // A press that was too many at once is pressed again, as the browser does.
    expect(answers.map(({ envelope }) => envelope.code).filter((code) => code !== '0000' && code !== '503')).toEqual(
      [],
    );
    expect((await press()).envelope.code).toBe('0000');
    const papers = (await Promise.all([place, ...others].map(papersOf))).flat();
    expect(papers).toHaveLength(10);
    const serials = papers.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b);
    expect(serials).toEqual(Array.from({ length: 10 }, (_, at) => (serials[0] ?? 0) + at));
    expect(await toldOf(place.id)).toEqual(['PROGRAMME_COMPLETED', 'programme.completed']);
    expect(await traineeOf(place)).toMatchObject({ completed_at: ENDED, completion_method: 'RULE', version: 2 });
  }, 120_000);

  it('waits for the last session, for enough attendance, and for whom a place is confirmed', async () => {
    const { programme, place } = await ready();
    const [half, unseen] = [await aPlace(programme), await aPlace(programme)];
    await attend(programme, half, ['PRESENT', 'ABSENT']);
    portal.clock.now = new Date(ENDED.getTime() - 1);
    expect(await settle(programme.id)).toEqual({ completed: 0, reversed: 0 });
    expect(await countUnsettled(portal.platform.db, programme.id, portal.clock.now)).toBe(3);
    portal.clock.now = ENDED;
    expect(await settle(programme.id)).toEqual({ completed: 1, reversed: 0 });
    const views = await selectCompletions(portal.platform.db, [place.id, half.id, unseen.id], ENDED);
    expect(views.get(place.id)).toMatchObject({ rate: 100, completedAt: ENDED.toISOString() });
    expect(views.get(place.id)?.certificateNo).toMatch(/^NR-2026-\d{6}$/);
    expect(views.get(half.id)).toMatchObject({ rate: 50, completedAt: null, certificateNo: null });
    // Nobody has closed the attendance: what is missing may be the office's.
    expect(await countUnsettled(portal.platform.db, programme.id, ENDED)).toBe(2);
    await portal.platform.db.updateTable('programme_session').set({ closed_at: ENDED }).execute();
    expect(await countUnsettled(portal.platform.db, programme.id, ENDED)).toBe(0);
  });

  it('goes when attendance is corrected below the rule, with certificate and notice, and comes back with a new number', async () => {
    const { programme, place } = await ready();
    await settle(programme.id);
    await attend(programme, place, ['PRESENT', 'ABSENT']);
    expect(await settle(programme.id)).toEqual({ completed: 0, reversed: 1 });
    expect(await settle(programme.id)).toEqual({ completed: 0, reversed: 0 });
    expect(await traineeOf(place)).toMatchObject({ completed_at: null, withdrawn_at: ENDED, withdrawn_by: null });
    await attend(programme, place, PRESENT);
    expect(await settle(programme.id)).toEqual({ completed: 1, reversed: 0 });
    const papers = await papersOf(place);
    expect(papers.map(({ withdrawn_at }) => withdrawn_at)).toEqual([ENDED, null]);
    expect(papers[0]?.number).not.toBe(papers[1]?.number);
    expect(await toldOf(place.id)).toEqual([
      'PROGRAMME_COMPLETED',
      'PROGRAMME_COMPLETED',
      'PROGRAMME_WITHDRAWN',
      'programme.completed',
      'programme.completed',
      'programme.withdrawn',
    ]);
  });

  it('follows the attendance of a closed session at once, and one that nobody closed by the clock', async () => {
    const { programme, place } = await ready();
    const token = await tokenOf(await managerOf(programme));
    const sessionId = programme.sessionIds[1] ?? '';
    const params = { sessionId };
    const mark = async (status: 'PRESENT' | 'ABSENT'): Promise<void> => {
      const { version } = await portal.platform.db
        .selectFrom('attendance')
        .select('attendance.version')
        .where('attendance.session_id', '=', sessionId)
        .executeTakeFirstOrThrow();
      const markList = [{ traineeId: place.id, status, note: '', version }];
      await portal.get(attendance.saveMarks, { params, body: { markList } }, { token });
    };
    const { version } = await portal.get(attendance.readSession, { params }, { token });
    await portal.get(attendance.closeSession, { params, body: { version } }, { token });
    await deliver();
    expect(await traineeOf(place)).toMatchObject({ completed_at: ENDED, completion_method: 'RULE' });
    await mark('ABSENT');
    await deliver();
    expect(await traineeOf(place)).toMatchObject({ completed_at: null, withdrawn_at: ENDED });
    await mark('PRESENT');
    await deliver();
    expect(await traineeOf(place)).toMatchObject({ completed_at: ENDED });
    const reopened = await portal.get(attendance.readSession, { params }, { token });
    await portal.get(attendance.reopenSession, { params, body: { version: reopened.version } }, { token });
    await deliver();
    await mark('ABSENT');
    await deliver();
    expect(await traineeOf(place)).toMatchObject({ completed_at: ENDED });
    await settleProgrammes(portal.platform);
    expect(await traineeOf(place)).toMatchObject({ completed_at: null, withdrawn_by: null });
  });

  it('by hand takes a reason where something lacks, and no correction takes it away; withdrawn, it stays away', async () => {
    const { programme, place } = await ready();
    await attend(programme, place, ['PRESENT', 'ABSENT']);
    const token = await tokenOf({ ...(await managerOf(programme)) });
    const complete = (reason: string) =>
      portal.ask(
        completion.completeTrainees,
        { params: { id: programme.id }, body: { traineeIdList: [place.id], reason } },
        { token },
      );
    const refused = await complete('');
    expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'reason' }] } });
    expect((await complete('보강에 참석했어요.')).envelope.output).toEqual({ completedCount: 1 });
    expect((await complete('두 번째')).envelope.output).toEqual({ completedCount: 0 });
    expect(await settle(programme.id)).toEqual({ completed: 0, reversed: 0 });
    const { version } = await traineeOf(place);
    const withdraw = (seen: number) =>
      portal.ask(
        completion.withdrawCompletion,
        { params: { id: place.id }, body: { version: seen, reason: '잘못 처리했어요.' } },
        { token },
      );
    expect((await withdraw(version - 1)).envelope.code).toBe('9101');
    expect((await withdraw(version)).envelope.code).toBe('0000');
    await attend(programme, place, PRESENT);
    expect(await settle(programme.id)).toEqual({ completed: 0, reversed: 0 });
    const { rows } = await sql<{ what: string; reason: string | null }>`
      select to_status as what, reason from status_change where entity = 'completion' and entity_id = ${place.id}::uuid
      order by id`.execute(portal.platform.db);
    expect(rows).toEqual([
      { what: 'COMPLETED', reason: '보강에 참석했어요.' },
      { what: 'WITHDRAWN', reason: '잘못 처리했어요.' },
    ]);
  });

  it('of a second one of a series that may be taken once does not come by the rules; by hand it takes a reason', async () => {
    const { programme: first, place: earlier } = await ready({ allowsRepeat: false });
    const second = await aProgramme(portal.platform.db, { capacity: 9, allowsRepeat: false, seriesId: first.id });
    const place = await aPlace(second, earlier.who);
    await attend(second, place, PRESENT);
    expect(await settle(first.id)).toEqual({ completed: 1, reversed: 0 });
    expect(await settle(second.id)).toEqual({ completed: 0, reversed: 0 });
    await settleProgrammes(portal.platform);
    expect((await traineeOf(place)).completed_at).toBeNull();
    const facts = await selectFacts(portal.platform.db, ENDED, sql`p.series_id = ${first.id}::uuid`);
    expect(facts.map(({ state }) => state).toSorted()).toEqual(['COMPLETED', 'LACKING']);
    expect(facts.map(({ state }) => state)).toEqual(facts.map((one) => stateOf(one)));
    const token = await tokenOf(await managerOf(second));
    const page = await portal.get(completion.pageCompleters, { params: { id: second.id }, query: {} }, { token });
    expect(page.completerPage.content).toMatchObject([{ state: 'LACKING', lackList: ['REPEAT'] }]);
    const complete = (reason: string) =>
      portal.ask(
        completion.completeTrainees,
        { params: { id: second.id }, body: { traineeIdList: [place.id], reason } },
        { token },
      );
    expect((await complete('')).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'reason' }] } });
    expect((await complete('새로 바뀐 내용이에요.')).envelope.output).toEqual({ completedCount: 1 });
  });

  it('of two of a series that may be taken once comes for one of them, where both are settled at once', async () => {
    const [one, other] = [await ready({ allowsRepeat: false }), await ready({ allowsRepeat: false })];
    await portal.platform.db
      .updateTable('programme')
      .set({ series_id: one.programme.id })
      .where('programme.id', '=', other.programme.id)
      .execute();
    await attend(other.programme, await aPlace(other.programme, one.place.who), PRESENT);
    const both = await Promise.all([settle(one.programme.id), settle(other.programme.id)]);
    // One of the three is somebody's only place, and two are the same person's.
    expect(both.reduce((sum, { completed }) => sum + completed, 0)).toBe(2);
  });

  it('is in the database’s words as the rules say, whatever somebody attended', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 100, sessions: 4 });
    const marks = ['PRESENT', 'LATE', 'ABSENT', 'EXCUSED', null];
    for (let at = 0; at < 40; at += 1) {
      const place = await aPlace(programme);
      await attend(
        programme,
        place,
        [0, 1, 2, 3].map((session) => marks[(at * 7 + session * (at % 3) + session) % 5] ?? null),
      );
    }
    await sql`
      update programme_session set closed_at = ${ENDED} where programme_id = ${programme.id}::uuid and number <= 2`.execute(
      portal.platform.db,
    );
    for (const least of [0, 34, 50, 75, 100]) {
      await portal.platform.db
        .updateTable('programme')
        .set({ least_attendance: least })
        .where('programme.id', '=', programme.id)
        .execute();
      for (const day of [8, 15, 30]) {
        const now = new Date(APPLYING.getTime() + day * DAY_MS);
        const facts = await selectFacts(portal.platform.db, now, sql`p.id = ${programme.id}::uuid`);
        expect(facts).toHaveLength(40);
        expect(facts.map(({ state }) => state)).toEqual(facts.map((one) => stateOf(one)));
        expect(facts.map((one) => one.isEnough)).toEqual(facts.map((one) => isEnough(one)));
      }
    }
  });
});

const managerOf = async ({ managerId }: MadeProgramme): Promise<MadeMember> => {
  const { username } = await portal.platform.db
    .selectFrom('member')
    .select('member.username')
    .where('member.id', '=', managerId)
    .executeTakeFirstOrThrow();
  return { id: managerId, username };
};

describe('C5 the survey as a part of completing', () => {
  it('counts from the clock’s next run on, never in the transaction of the answer, and keeps one day for all', async () => {
    const { programme, place } = await ready();
    await portal.platform.db
      .updateTable('programme')
      .set({ needs_survey: true })
      .where('programme.id', '=', programme.id)
      .execute();
    await askForAnswers(portal.platform);
    await askForAnswers(portal.platform);
    expect(await toldOf(place.id)).toEqual(['PROGRAMME_SURVEY']);
    expect(await settle(programme.id)).toEqual({ completed: 0, reversed: 0 });
    portal.clock.now = new Date(ENDED.getTime() + 3 * DAY_MS);
    const token = await tokenOf(place.who);
    const params = { contextType: 'PROGRAMME', contextId: place.id };
    const { form } = await portal.get(survey.readSurveyForm, { params }, { token });
    expect(form).toMatchObject({ status: 'OPEN', isAnonymous: true, about: '발표가 편해지는 말하기' });
    const answerList = [
      ...['overall', 'useful', 'teacher', 'place'].map((id) => anAnswer(id, ['5'])),
      anAnswer('recommend', ['Y']),
    ];
    await portal.get(survey.answerSurvey, { params, body: { versionId: form.versionId, answerList } }, { token });
    expect(await traineeOf(place)).toMatchObject({ completed_at: null, version: 1 });
    expect(await toldOf(place.id)).toEqual(['PROGRAMME_SURVEY']);
    const { rows } = await sql<{ row: string; day: string }>`
      select to_jsonb(r)::text as row, r.answered_on::text as day from survey_response r
      where r.facets ->> 'programme' = ${programme.id}`.execute(portal.platform.db);
    expect(rows.map(({ day }) => day)).toEqual(['2026-12-08']);
    for (const part of [place.id, place.who.id]) expect(rows[0]?.row).not.toContain(part);
    await settleProgrammes(portal.platform);
    expect(await traineeOf(place)).toMatchObject({ completed_at: portal.clock.now, completion_method: 'RULE' });
  });

  it('shows organizers who answered only as the clock knows it, and only where the completion takes it', async () => {
    const [needed, free] = [await ready(), await ready()];
    const { db } = portal.platform;
    const columns = { needs_survey: true, needs_assignment: true };
    await db.updateTable('programme').set(columns).where('programme.id', '=', needed.programme.id).execute();
    const { place, programme } = needed;
    const work = { trainee_id: place.id, content: '소감', handed_in_at: ENDED };
    await db.insertInto('trainee_assignment').values(work).execute();
    for (const one of [place, free.place])
      await sql`insert into survey_target (survey_id, context_id, member_id)
        select survey.id, ${one.id}::uuid, ${one.who.id}::uuid from survey where context_type = 'PROGRAMME'`.execute(
        db,
      );
    const desk = await tokenOf(await managerOf(programme));
    const office = await tokenOf(await aMember(db, { roles: ['EDUCATION_CENTRE'], types: ['STAFF'] }));
    const seen = async ({ id }: MadeProgramme) => {
      const asked = { params: { id }, query: {} };
      const [row] = (await portal.get(completion.pageCompleters, asked, { token: office })).completerPage.content;
      return [row?.state, row?.completion.isSurveyDone, row?.lackList];
    };
    expect(await seen(programme)).toEqual(['WAITING', false, ['SURVEY', 'ASSIGNMENT']]);
    const accept = { params: { id: place.id }, body: { action: 'ACCEPT' as const, version: 1 } };
    await portal.get(completion.stepAssignment, accept, { token: desk });
    const press = { params: { id: programme.id }, body: {} };
    expect(await portal.get(completion.settleCompletions, press, { token: desk })).toEqual({ completedCount: 0 });
    expect(await seen(programme)).toEqual(['LACKING', false, ['SURVEY']]);
    const token = await tokenOf(place.who);
    const own = await portal.get(completion.readOwnCompletion, { params: { id: place.id } }, { token });
    expect(own).toMatchObject({ survey: 'ANSWERED', state: 'READY', lackList: [], completion: { isSurveyDone: true } });
    await settleProgrammes(portal.platform);
    expect(await seen(programme)).toEqual(['COMPLETED', true, []]);
    expect(await seen(free.programme)).toEqual(['COMPLETED', false, []]);
  });

  it('is asked of nobody else', async () => {
    const { place } = await ready();
    const stranger = await tokenOf(await aStudent(portal.platform.db));
    const params = { contextType: 'PROGRAMME', contextId: place.id };
    expect((await portal.ask(survey.readSurveyForm, { params }, { token: stranger })).envelope.code).toBe('404');
  });
});

describe('C5 an assignment', () => {
  it('is handed in, returned with a reason, handed in again after the deadline, and its acceptance completes', async () => {
    const { programme, place } = await ready();
    const until = new Date(ENDED.getTime() + DAY_MS);
    await portal.platform.db
      .updateTable('programme')
      .set({ needs_assignment: true, assignment_until: until })
      .where('programme.id', '=', programme.id)
      .execute();
    const token = await tokenOf(place.who);
    const desk = await tokenOf(await managerOf(programme));
    const handIn = (content: string, version: number, fileId: string | null = null) =>
      portal.ask(
        completion.handInAssignment,
        { params: { id: place.id }, body: { content, fileId, version } },
        { token },
      );
    const step = (body: Parameters<typeof portal.ask<typeof completion.stepAssignment>>[1]['body']) =>
      portal.ask(completion.stepAssignment, { params: { id: place.id }, body }, { token: desk });
    expect((await handIn('', 0)).envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'content' }] } });
    const { fileId } = await upload(portal, [{ name: '소감.txt', bytes: '좋았어요' }], { token });
    expect((await handIn('', 0, fileId)).envelope.output).toEqual({ status: 'HANDED_IN', version: 1 });
    expect(await countUnsettled(portal.platform.db, programme.id, ENDED)).toBe(1);
    const seen = await portal.get(completion.readAssignment, { params: { id: place.id } }, { token: desk });
    expect(seen.assignment.fileList.map(({ fileNm }) => fileNm)).toEqual(['소감.txt']);
    const { rows } = await sql<{ fields: string }>`
      select fields from privacy_log where subject_id = ${place.who.id}::uuid`.execute(portal.platform.db);
    expect(rows).toEqual([{ fields: 'assignment' }]);
    portal.clock.now = new Date(until.getTime() + DAY_MS);
    const later = await tokenOf(await managerOf(programme));
    const returned = await portal.ask(
      completion.stepAssignment,
      { params: { id: place.id }, body: { action: 'RETURN', reason: '더 자세히 써 주세요.', version: 1 } },
      { token: later },
    );
    expect(returned.envelope.output).toMatchObject({ status: 'RETURNED', version: 2 });
    const own = await portal.get(completion.readOwnCompletion, { params: { id: place.id } }, { token });
    expect(own).toMatchObject({
      canHandIn: true,
      lackList: ['ASSIGNMENT'],
      assignment: { reason: '더 자세히 써 주세요.' },
    });
    expect((await handIn('자세히 썼어요.', 1)).envelope.code).toBe('9101');
    expect((await handIn('자세히 썼어요.', 2)).envelope.output).toEqual({ status: 'HANDED_IN', version: 3 });
    expect((await step({ action: 'ACCEPT', version: 3 })).envelope.output).toMatchObject({ status: 'ACCEPTED' });
    expect(await traineeOf(place)).toMatchObject({ completion_method: 'RULE', completed_at: portal.clock.now });
    expect((await handIn('또', 4)).envelope.code).toBe('9103');
  });

  it('keeps its files as they were handed in: only handing in again, in time, changes them', async () => {
    const { programme, place } = await ready();
    const until = new Date(ENDED.getTime() + DAY_MS);
    await portal.platform.db
      .updateTable('programme')
      .set({ needs_assignment: true, assignment_until: until })
      .where('programme.id', '=', programme.id)
      .execute();
    const token = await tokenOf(place.who);
    const desk = await tokenOf(await managerOf(programme));
    const params = { id: place.id };
    const send = (by = token, into?: string) =>
      upload(portal, [{ name: '소감.txt', bytes: '좋았어요' }], {
        token: by,
        ...(into !== undefined && { fileId: into }),
      });
    const handIn = (fileId: string | null, version: number, keepList?: number[]) =>
      portal.get(
        completion.handInAssignment,
        { params, body: { content: '소감', fileId, version, ...(keepList && { keepList }) } },
        { token },
      );
    const remove = async (fileId: string, fileSn = '1') =>
      (await portal.ask(file.removeFile, { params: { fileId, fileSn } }, { token })).envelope.code;
    const filesOf = async () => {
      const { assignment } = await portal.get(completion.readAssignment, { params }, { token: desk });
      return [assignment.version, assignment.fileList.map(({ fileId, fileSn }) => `${fileId} ${fileSn}`)];
    };
    const { fileId } = await send();
    await handIn(fileId, 0);
    expect(await remove(fileId)).toBe('S403');
    expect(await filesOf()).toEqual([1, [`${fileId} 1`]]);
    // One that was sent and not handed in yet is no part of it.
    await send(token, fileId);
    expect(await remove(fileId, '2')).toBe('0000');
    await send(token, fileId);
    await handIn(fileId, 1, [3]);
    expect(await filesOf()).toEqual([2, [`${fileId} 3`]]);
    const accept = { params, body: { action: 'ACCEPT' as const, version: 1 } };
    expect((await portal.ask(completion.stepAssignment, accept, { token: desk })).envelope.code).toBe('9101');
    const { fileId: other } = await send();
    await handIn(other, 2);
    expect(await filesOf()).toEqual([3, [`${other} 1`]]);
    const groups = portal.platform.db.selectFrom('file_group').select('file_group.id');
    expect(await groups.where('file_group.entity_id', '=', place.id).execute()).toEqual([{ id: other }]);
    portal.clock.now = until;
    const late = await tokenOf(place.who);
    const added = await sendFiles(portal, [{ name: '더.txt', bytes: '더' }], { token: late, fileId: other });
    expect(added.envelope.code).toBe('404');
    expect(await remove(other)).toBe('404');
    expect(await filesOf()).toEqual([3, [`${other} 1`]]);
  });

  it('is refused after its deadline', async () => {
    const { programme, place } = await ready();
    await portal.platform.db
      .updateTable('programme')
      .set({ needs_assignment: true, assignment_until: new Date(ENDED.getTime() - 1) })
      .where('programme.id', '=', programme.id)
      .execute();
    const token = await tokenOf(place.who);
    const body = { content: '늦었어요', fileId: null, version: 0 };
    const late = await portal.ask(completion.handInAssignment, { params: { id: place.id }, body }, { token });
    expect(late.envelope.code).toBe('E1402');
  });
});

describe('C6 a sheet of completers', () => {
  it('names strangers line by line, changes nothing, and is taken all or none', async () => {
    const { programme, place } = await ready();
    const [second, stranger] = [await aPlace(programme), await aStudent(portal.platform.db)];
    const elsewhere = await ready();
    const token = await tokenOf(await managerOf(programme));
    const lines = [
      place.who.username,
      stranger.username,
      '',
      second.who.username,
      place.who.username,
      'nobody',
      elsewhere.place.who.username,
    ];
    const bytes = ['번호,이름', ...lines.map((number) => `${number},이름`)].join('\r\n');
    const { fileId } = await upload(portal, [{ name: '수료자.csv', bytes }], { token });
    const asked = { params: { id: programme.id }, query: { fileId } };
    const plan = await portal.get(completion.previewCompleters, asked, { token });
    expect(plan.completeList.map(({ traineeId, lackList }) => [traineeId, lackList])).toEqual([
      [place.id, []],
      [second.id, ['ATTENDANCE']],
    ]);
    const unknown = '이 프로그램에 참여가 확정된 사람이 아니에요. 번호를 확인해 주세요.';
    expect(plan.problemList.map(({ line, reason }) => [line, reason])).toEqual([
      [3, unknown],
      [4, '번호가 비어 있어요.'],
      [6, '같은 사람이 위에 한 번 더 있어요.'],
      [7, unknown],
      [8, unknown],
    ]);
    const take = (traineeIdList: string[]) =>
      portal.ask(
        completion.completeTrainees,
        { params: { id: programme.id }, body: { traineeIdList, reason: '명단대로 수료', isSheet: true } },
        { token },
      );
    const refused = await take([place.id, elsewhere.place.id]);
    expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'traineeIdList.1' }] } });
    expect((await traineeOf(place)).completed_at).toBeNull();
    expect((await take(plan.completeList.map(({ traineeId }) => traineeId))).envelope.output).toEqual({
      completedCount: 2,
    });
    expect((await traineeOf(second)).completion_method).toBe('SHEET');
  }, 60_000);
});

describe('C10 organisers', () => {
  it('are told on the third and on the seventh day, once each, while something waits for them', async () => {
    const { programme, place } = await ready();
    await attend(programme, place, ['PRESENT', 'ABSENT']);
    const remindAt = async (days: number) => {
      portal.clock.now = new Date(ENDED.getTime() + days * DAY_MS);
      await remindOrganisers(portal.platform);
      return (await toldOf(programme.id)).length;
    };
    expect(await remindAt(2)).toBe(0);
    expect(await remindAt(3)).toBe(1);
    expect(await remindAt(6)).toBe(1);
    expect(await remindAt(7)).toBe(2);
    expect(await remindAt(10)).toBe(2);
    expect(await remindAt(20)).toBe(2);
  });
});

describe('C7 certificates', () => {
  it('are their holder’s alone, tell a wrong code and an unknown number alike, and hide the name unless allowed', async () => {
    const { programme, place } = await ready();
    await settle(programme.id);
    const [paper] = await papersOf(place);
    const number = paper?.number ?? '';
    const token = await tokenOf(place.who);
    const { certificate } = await portal.get(completion.readOwnCertificate, { params: { number } }, { token });
    expect(certificate).toMatchObject({ kind: 'COMPLETION', checkCode: paper?.check_code, hours: 4 });
    const stranger = await tokenOf(await aStudent(portal.platform.db));
    const foreign = await portal.ask(completion.readOwnCertificate, { params: { number } }, { token: stranger });
    expect(foreign.envelope.code).toBe('404');
    const check = async (asked: string, checkCode: string) => {
      const { envelope } = await portal.ask(completion.checkCertificate, {
        params: { number: asked },
        body: { checkCode },
      });
      return envelope.output;
    };
    const unknown = { result: 'UNKNOWN', certificate: null };
    expect(await check(number, 'AAAA-AAAA-AAAA')).toEqual(unknown);
    expect(await check('NR-2026-999999', paper?.check_code ?? '')).toEqual(unknown);
    const found = await check(number.toLowerCase(), (paper?.check_code ?? '').toLowerCase());
    expect(found).toMatchObject({ result: 'VALID', certificate: { isNameShown: false, certificateNo: number } });
    const { name_ko: name } = await portal.platform.db
      .selectFrom('member')
      .select('member.name_ko')
      .where('member.id', '=', place.who.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(found)).not.toContain(name);
    expect(JSON.stringify(found)).not.toContain(place.who.username);
    expect(JSON.stringify(found)).not.toContain(place.id);
    const asked = { params: { number }, body: { isOn: true } };
    expect(await portal.get(completion.showCertificateName, asked, { token })).toEqual({ showsName: true });
    expect(await check(number, paper?.check_code ?? '')).toMatchObject({ certificate: { holderNm: name } });
    expect((await portal.ask(completion.showCertificateName, asked, { token: stranger })).envelope.code).toBe('404');
  });

  it('can be checked 20 times a minute, and no more', async () => {
    portal.clock.now = new Date(ENDED.getTime() + 5 * DAY_MS);
    const body = { checkCode: 'x' };
    const codes: string[] = [];
    for (let at = 0; at < 21; at += 1) {
      const { envelope } = await portal.ask(completion.checkCertificate, {
        params: { number: 'NR-2026-000001' },
        body,
      });
      codes.push(envelope.code);
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => '0000'), '9102']);
  });

  it('of many programmes are one while nothing changes, and fall with a completion that they list', async () => {
    const { programme, place } = await ready();
    await settle(programme.id);
    const token = await tokenOf(place.who);
    const issue = () => portal.get(completion.issueTranscript, { body: {} }, { token });
    const numbers = await Promise.all([issue(), issue(), issue()]);
    expect(new Set(numbers.map(({ certificateNo }) => certificateNo)).size).toBe(1);
    const none = await portal.ask(completion.issueStatement, { body: { year: 2026 } }, { token });
    expect(none.envelope.code).toBe('404');
    const second = await aProgramme(portal.platform.db, { capacity: 9, type: 'WORKSHOP' });
    const workshop = await aPlace(second, place.who);
    await attend(second, workshop, PRESENT);
    await settle(second.id);
    const statement = await portal.get(completion.issueStatement, { body: { year: 2026 } }, { token });
    expect(await issue()).toEqual(numbers[0]);
    const list = await portal.get(completion.pageOwnCertificates, { query: {} }, { token });
    expect(list).toMatchObject({
      transcript: { count: 1, hours: 4 },
      statementList: [{ year: 2026, count: 1, hours: 4 }],
    });
    expect(list.certificatePage.content.map(({ kind }) => kind).toSorted()).toEqual([
      'COMPLETION',
      'COMPLETION',
      'STATEMENT',
      'TRANSCRIPT',
    ]);
    await attend(programme, place, ['ABSENT', 'ABSENT']);
    await settle(programme.id);
    const left = await papersOf(place);
    const valid = left.filter(({ withdrawn_at }) => withdrawn_at === null).map(({ number }) => number);
    expect(valid).toHaveLength(2);
    expect(valid).toContain(statement.certificateNo);
    const checked = left.find(({ kind }) => kind === 'TRANSCRIPT');
    const gone = await portal.ask(completion.checkCertificate, {
      params: { number: checked?.number ?? '' },
      body: { checkCode: checked?.check_code ?? '' },
    });
    expect(gone.envelope.output).toMatchObject({ result: 'WITHDRAWN', certificate: { entryList: [] } });
  });
});

describe('C8 scope', () => {
  it('lets each organiser at their own programmes, and nobody else at somebody’s completion', async () => {
    const { programme, place } = await ready();
    const { db } = portal.platform;
    const colleague = await tokenOf(await aMember(db, { types: ['FULLTIME_PROFESSOR'] }));
    const student = await tokenOf(await aStudent(db));
    const ask = async (token: string) => {
      const id = programme.id;
      const body = { traineeIdList: [place.id], reason: '그냥' };
      const answers = [
        await portal.ask(completion.pageCompleters, { params: { id }, query: {} }, { token }),
        await portal.ask(completion.settleCompletions, { params: { id }, body: {} }, { token }),
        await portal.ask(completion.completeTrainees, { params: { id }, body }, { token }),
        await portal.ask(
          completion.withdrawCompletion,
          { params: { id: place.id }, body: { version: 1, reason: '그냥' } },
          { token },
        ),
        await portal.ask(completion.readAssignment, { params: { id: place.id } }, { token }),
      ];
      return new Set(answers.map(({ envelope }) => envelope.code));
    };
    expect(await ask(colleague)).toEqual(new Set(['404']));
    expect(await ask(student)).toEqual(new Set(['S403']));
    const own = await portal.ask(completion.readOwnCompletion, { params: { id: place.id } }, { token: student });
    expect(own.envelope.code).toBe('404');
    const manager = await tokenOf(await managerOf(programme));
    const page = await portal.get(
      completion.pageCompleters,
      { params: { id: programme.id }, query: {} },
      { token: manager },
    );
    expect(page.completerPage.content).toMatchObject([{ traineeId: place.id, state: 'READY', lackList: [] }]);
    const filtered = { params: { id: programme.id }, query: { state: 'LACKING' as const } };
    const none = await portal.get(completion.pageCompleters, filtered, { token: manager });
    expect(none.completerPage.totalElements).toBe(0);
  });
});

describe('C6 the list of a workshop', () => {
  it('names the department of people who are no students, as the list of applicants does', async () => {
    const { db } = portal.platform;
    const programme = await aProgramme(db, { type: 'WORKSHOP' });
    const who = await aMember(db, { types: ['PROFESSOR'], departmentCode: '20000' });
    const values = { id: newId(), programme_id: programme.id, member_id: who.id, applied_at: APPLYING };
    await db
      .insertInto('trainee')
      .values({ ...values, status: 'CONFIRM' })
      .execute();
    const { name_ko: name } = await db
      .selectFrom('department')
      .select('department.name_ko')
      .where('department.code', '=', '20000')
      .executeTakeFirstOrThrow();
    const token = await tokenOf(await managerOf(programme));
    const asked = { params: { id: programme.id }, query: {} };
    const [completer] = (await portal.get(completion.pageCompleters, asked, { token })).completerPage.content;
    const [applicant] = (await portal.get(applicantDesk.pageApplicants, asked, { token })).applicantPage.content;
    const [session = ''] = programme.sessionIds;
    const rows = { params: { sessionId: session }, query: {} };
    const [attending] = (await portal.get(attendance.pageRows, rows, { token })).rowPage.content;
    expect([completer, applicant, attending].map((row) => row?.deptNm)).toEqual([name, name, name]);
  });
});

describe('C2 after the closing was approved', () => {
  it('the office alone completes and withdraws by hand, with a reason, and the approver is told', async () => {
    const { db } = portal.platform;
    const professor = await aMember(db, { types: ['FULLTIME_PROFESSOR'] });
    const { programme, place } = await ready({ managerId: professor.id });
    const other = await aPlace(programme);
    await settle(programme.id);
    const approver = await aMember(db, { roles: ['EDUCATION_CENTRE'], types: ['STAFF'] });
    const closing = { kind: 'CLOSE', status: 'APPROVED', asked_by: programme.managerId, decided_by: approver.id };
    await db
      .insertInto('programme_approval')
      .values({ id: newId(), programme_id: programme.id, ...closing, asked_at: ENDED, decided_at: ENDED })
      .execute();
    await db.updateTable('programme').set({ closed_at: ENDED }).where('programme.id', '=', programme.id).execute();
    const manager = await tokenOf(professor);
    const office = await tokenOf(await aMember(db, { roles: ['EDUCATION_CENTRE'], types: ['STAFF'] }));
    const params = { id: programme.id };
    const complete = async (token: string, reason: string) => {
      const body = { traineeIdList: [other.id], reason };
      return (await portal.ask(completion.completeTrainees, { params, body }, { token })).envelope;
    };
    const withdraw = async (token: string) => {
      const body = { version: (await traineeOf(place)).version, reason: '잘못 처리했어요.' };
      return (await portal.ask(completion.withdrawCompletion, { params: { id: place.id }, body }, { token })).envelope;
    };
    const told = async () => (await toldOf(programme.id)).filter((type) => type.includes('CLOSING')).length;
    const page = async (token: string) =>
      (await portal.get(completion.pageCompleters, { params, query: {} }, { token })).programme;
    expect(await page(manager)).toMatchObject({ isClosed: true, canChange: false });
    expect(await page(office)).toMatchObject({ isClosed: true, canChange: true });
    const message = '종료가 승인된 프로그램이에요. 이제는 운영 부서만 수료를 바꿀 수 있어요.';
    const refusedAt = (field: string, said: object = {}) => ({ output: { errors: [{ field, ...said }] } });
    expect(await complete(manager, '보강')).toMatchObject(refusedAt('traineeIdList', { message }));
    expect(await withdraw(manager)).toMatchObject(refusedAt('reason', { message }));
    expect(await complete(office, '')).toMatchObject(refusedAt('reason'));
    expect(await told()).toBe(0);
    expect((await complete(office, '보강에 참석했어요.')).output).toEqual({ completedCount: 1 });
    expect(await told()).toBe(1);
    expect((await complete(office, '다시')).output).toEqual({ completedCount: 0 });
    expect((await withdraw(office)).code).toBe('0000');
    expect(await told()).toBe(2);
    const { rows } = await sql<{ to: string[] }>`
      select distinct payload -> 'recipients' as "to" from outbox where aggregate_id = ${programme.id}::uuid
        and payload ->> 'type' = 'PROGRAMME_CHANGED_AFTER_CLOSING'`.execute(db);
    expect(rows).toEqual([{ to: [approver.id] }]);
  });
});

describe('C8 the own place of somebody who looks after the programme', () => {
  it('is completed, withdrawn and judged by somebody else, and by the rules', async () => {
    const { db } = portal.platform;
    const professor = await aMember(db, { types: ['FULLTIME_PROFESSOR'] });
    const programme = await aProgramme(db, { type: 'WORKSHOP', capacity: 9, managerId: professor.id });
    const own = await aPlace(programme, professor);
    await db
      .insertInto('trainee_assignment')
      .values({ trainee_id: own.id, content: '소감', handed_in_at: ENDED })
      .execute();
    const token = await tokenOf(professor);
    const office = await tokenOf(await aMember(db, { roles: ['EDUCATION_CENTRE'], types: ['STAFF'] }));
    const params = { id: own.id };
    const complete = (by: string) =>
      portal.ask(
        completion.completeTrainees,
        { params: { id: programme.id }, body: { traineeIdList: [own.id], reason: '들었어요.' } },
        { token: by },
      );
    const page = async (by: string) => {
      const asked = { params: { id: programme.id }, query: {} };
      return (await portal.get(completion.pageCompleters, asked, { token: by })).completerPage.content[0]?.isOwn;
    };
    expect([await page(token), await page(office)]).toEqual([true, false]);
    const refused = await complete(token);
    expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'traineeIdList.0' }] } });
    const { fileId } = await upload(portal, [{ name: '수료자.csv', bytes: `번호\r\n${professor.username}` }], {
      token,
    });
    const sheet = { params: { id: programme.id }, query: { fileId } };
    const plan = await portal.get(completion.previewCompleters, sheet, { token });
    expect(plan).toMatchObject({ completeList: [], problemCount: 1, problemList: [{ line: 2 }] });
    const judge = (by: string) =>
      portal.ask(completion.stepAssignment, { params, body: { action: 'ACCEPT', version: 1 } }, { token: by });
    const steps = async (by: string) =>
      (await portal.get(completion.readAssignment, { params }, { token: by })).assignment.stepList.length;
    expect([await steps(token), await steps(office)]).toEqual([0, 2]);
    expect((await judge(token)).envelope.code).toBe('S403');
    expect((await judge(office)).envelope.code).toBe('0000');
    expect((await complete(office)).envelope.output).toEqual({ completedCount: 1 });
    const { version } = await traineeOf(own);
    const withdraw = (by: string) =>
      portal.ask(completion.withdrawCompletion, { params, body: { version, reason: '잘못' } }, { token: by });
    expect((await withdraw(token)).envelope.code).toBe('S403');
    expect((await withdraw(office)).envelope.code).toBe('0000');
    await db.updateTable('trainee').set({ withdrawn_by: null }).where('trainee.id', '=', own.id).execute();
    await attend(programme, own, PRESENT);
    expect(await settle(programme.id)).toEqual({ completed: 1, reversed: 0 });
  });
});
