import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { PSYCH_CONSENTS } from '@naru/contract/areas/counselling/psychological/words.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anAsker, FRIDAY, type MadeStudent } from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import {
  aCentreManager,
  agreeToAll,
  anApplicant,
  anApplication,
  aPsychologist,
  type Colleague,
} from '../../../../../test/psychological.ts';

let portal: TestPortal;
let student: MadeStudent;
let manager: Colleague;

beforeAll(async () => {
  portal = await openTestPortal();
  manager = await aCentreManager(portal);
});
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  student = await anAsker(portal);
});
afterAll(() => portal.close());

const apply = (more: Parameters<typeof anApplication>[0] = {}, by: MadeStudent = student, language = 'ko') =>
  portal.ask(psychAsking.apply, { body: anApplication(more) }, { token: by.token, language });
const readConsents = (language = 'ko') => portal.get(psychAsking.readConsents, {}, { token: student.token, language });
const readOwn = async (id: string, by: MadeStudent = student) =>
  (await portal.get(psychAsking.readOwn, { params: { id } }, { token: by.token })).application;
const toldOf = async (type: string): Promise<string[]> => {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from outbox where payload->>'type' = ${type} order by id desc limit 1`.execute(portal.platform.db);
  return [JSON.stringify(rows[0]?.payload ?? '')];
};

describe('Y1 consents', () => {
  it('are three, each in its own words and both languages', async () => {
    const [ko, en] = [await readConsents(), await readConsents('en')];
    expect(ko.consentList.map(({ code }) => code)).toEqual([...PSYCH_CONSENTS]);
    expect(new Set(ko.consentList.map(({ body }) => body)).size).toBe(3);
    expect(ko.consentList.every(({ agreedAt }) => agreedAt === null)).toBe(true);
    expect(en.consentList.some(({ body, title }) => /[가-힣]/.test(body + title))).toBe(false);
  });

  it('are all needed: without them neither the form is kept nor an application taken', async () => {
    const refused = { code: '9100', output: { errors: [{ field: 'consent' }] } };
    expect((await apply()).envelope).toMatchObject(refused);
    const draft = await portal.ask(psychAsking.saveDraft, { body: anApplication() }, { token: student.token });
    expect(draft.envelope).toMatchObject(refused);
    const two = PSYCH_CONSENTS.slice(1).map((code) => ({ code, version: 1 }));
    const { envelope } = await portal.ask(psychAsking.agree, { body: { agreedList: two } }, { token: student.token });
    expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'psych_personal' }] } });
    expect((await apply()).envelope).toMatchObject(refused);
  });

  it('of an older version do not count, and the ledger keeps both', async () => {
    await agreeToAll(portal, student.token);
    const { db } = portal.platform;
    await sql`insert into consent_document select code, 2, title_ko, title_en, body_ko, body_en, is_mandatory, '2026-11-20'
      from consent_document where code = 'psych_sensitive' and version = 1`.execute(db);
    expect((await apply()).envelope.code).toBe('9100');
    expect((await readConsents()).consentList.map(({ agreedAt, earlier }) => [agreedAt !== null, earlier])).toEqual([
      [true, null],
      [false, { version: 1, agreedAt: portal.clock.now.toISOString() }],
      [true, null],
    ]);
    const old = PSYCH_CONSENTS.map((code) => ({ code, version: 1 }));
    const { envelope } = await portal.ask(psychAsking.agree, { body: { agreedList: old } }, { token: student.token });
    expect(envelope).toMatchObject({ output: { errors: [{ field: 'psych_sensitive' }] } });
    await agreeToAll(portal, student.token);
    expect((await readConsents()).consentList.every(({ agreedAt, earlier }) => agreedAt !== null && !earlier)).toBe(
      true,
    );
    expect((await apply()).envelope.code).toBe('0000');
    const { rows } = await sql<{ version: number; isLive: boolean }>`
      select document_version as version, withdrawn_at is null as "isLive" from psych.consent
      where student_id = ${student.studentId}::uuid and document_code = 'psych_sensitive' order by 1`.execute(db);
    expect(rows).toEqual([
      { version: 1, isLive: false },
      { version: 2, isLive: true },
    ]);
    await sql`delete from psych.consent where document_version = 2`.execute(db);
    await sql`delete from consent_document where code = 'psych_sensitive' and version = 2`.execute(db);
  });

  it('withdrawn, cancel what waits, and the centre is told', async () => {
    const applicant = await anApplicant(portal);
    await portal.get(psychAsking.withdrawConsents, {}, { token: applicant.token });
    expect(await readOwn(applicant.applicationId, applicant)).toMatchObject({ status: 'CANCELLED', can: [] });
    expect((await apply({}, applicant)).envelope.code).toBe('9100');
    expect((await toldOf('PSYCH_CENTRE'))[0]).toContain(manager.id);
  });
});

describe('applying', () => {
  beforeEach(() => agreeToAll(portal, student.token));

  it('waits, tells the centre, and shows the student what comes next and nothing of the scores', async () => {
    const { envelope } = await apply();
    const { applicationId } = envelope.output as { applicationId: string };
    const own = await readOwn(applicationId);
    expect(own).toMatchObject({
      status: 'WAITING',
      isUrgent: false,
      next: { step: 'REVIEW', dueAt: null },
      usualWaitDays: null,
      can: ['CANCEL', 'PREFER'],
      help: { crisisLine: '109', campusLine: null },
    });
    expect(JSON.stringify(own)).not.toMatch(/phq|gad|level|SEVER|MILD/i);
    expect((await toldOf('PSYCH_CENTRE'))[0]).toContain(manager.id);
  });

  it.each([
    ['areaList', { areaList: [] }],
    ['phqList', { phqList: [0, 0, 0, 0, 0, 0, 0, 0, null] }],
    ['gadList', { gadList: [0, 0, 0, 0, 0, 0, null] }],
  ])('says at %s what is missing, in both languages', async (field, more) => {
    for (const language of ['ko', 'en']) {
      const { envelope } = await apply(more, student, language);
      expect(envelope).toMatchObject({ code: '9100', output: { errors: [{ field }] } });
      expect(/[가-힣]/.test(JSON.stringify(envelope))).toBe(language === 'ko');
    }
  });

  it('Y3 a second time is refused with the way to the first, also of ten at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply()));
    expect(answers.filter(({ envelope }) => envelope.code === '0000')).toHaveLength(1);
    const first = answers.find(({ envelope }) => envelope.code === '0000')?.envelope.output;
    const { envelope } = await apply();
    const { applicationId } = first as { applicationId: string };
    expect(envelope).toMatchObject({ code: '9101', output: { current: { applicationId, status: 'WAITING' } } });
  });

  it('is kept while it is written, for oneself, and gone once it is sent', async () => {
    const draft = anApplication({ phqList: [1, null, null, null, null, null, null, null, null] });
    await portal.get(psychAsking.saveDraft, { body: draft }, { token: student.token });
    const form = await portal.get(psychAsking.readForm, {}, { token: student.token });
    expect(form).toMatchObject({ isAgreed: true, open: null, draft });
    const other = await anAsker(portal);
    expect((await portal.get(psychAsking.readForm, {}, { token: other.token })).draft).toBeNull();
    await apply();
    const after = await portal.get(psychAsking.readForm, {}, { token: student.token });
    expect(after.draft).toBeNull();
    expect(after.open?.status).toBe('WAITING');
  });

  it('leaves no hash of what is being written, which could be tried until it fits', async () => {
    const headers = { 'idempotency-key': 'while writing' };
    await portal.get(psychAsking.saveDraft, { body: anApplication() }, { token: student.token, headers });
    const rows = await portal.platform.db
      .selectFrom('idempotency_key')
      .select('idempotency_key.call')
      .where('idempotency_key.key', '=', 'while writing')
      .execute();
    expect(rows).toEqual([]);
  });

  it('can be taken back, and what is wished for changed, only by whoever applied', async () => {
    const { applicationId } = (await apply()).envelope.output as { applicationId: string };
    const params = { id: applicationId };
    const wider = { timeList: [], channelList: [], gender: 'ANY' as const };
    const other = await anAsker(portal);
    const stolen = await portal.ask(
      psychAsking.changePreferences,
      { params, body: { ...wider, version: 1 } },
      { token: other.token },
    );
    expect(stolen.envelope.code).toBe('404');
    const changed = await portal.get(
      psychAsking.changePreferences,
      { params, body: { ...wider, version: 1 } },
      { token: student.token },
    );
    expect(changed.version).toBe(2);
    const stale = await portal.ask(psychAsking.cancelOwn, { params, body: { version: 1 } }, { token: student.token });
    expect(stale.envelope.code).toBe('9101');
    const gone = await portal.get(psychAsking.cancelOwn, { params, body: { version: 2 } }, { token: student.token });
    expect(gone.status).toBe('CANCELLED');
    expect((await apply()).envelope.code).toBe('0000');
  });
});

describe('the weekly check-in', () => {
  beforeEach(() => agreeToAll(portal, student.token));

  it('is asked once a week while somebody waits, and brings them forward, never back', async () => {
    const { applicationId } = (await apply()).envelope.output as { applicationId: string };
    const params = { id: applicationId };
    const send = async (phqList: number[], isInDanger = false) =>
      (await portal.ask(psychAsking.checkIn, { params, body: { phqList, isInDanger } }, { token: student.token }))
        .envelope;
    const level = async () => {
      const { rows } = await sql<{ level: number }>`
        select level from psych.application where id = ${applicationId}::uuid`.execute(portal.platform.db);
      return rows[0]?.level;
    };
    expect((await readOwn(applicationId)).isCheckInDue).toBe(false);
    expect((await send([3, 3])).code).toBe('9103');
    portal.clock.now = new Date(FRIDAY.getTime() + 4 * 86_400_000);
    expect((await readOwn(applicationId)).isCheckInDue).toBe(true);
    expect((await send([3, 2])).code).toBe('0000');
    expect(await level()).toBe(2);
    expect((await readOwn(applicationId)).isCheckInDue).toBe(false);
    expect((await send([0, 0])).code).toBe('9103');
    portal.clock.now = new Date(FRIDAY.getTime() + 11 * 86_400_000);
    expect((await send([0, 0])).code).toBe('0000');
    expect(await level()).toBe(2);
    expect(await send([0, 0], true)).toMatchObject({ code: '0000', output: { isUrgent: true } });
    expect((await toldOf('PSYCH_DANGER'))[0]).toContain(manager.id);
  });
});

describe('Y2 danger', () => {
  beforeEach(() => agreeToAll(portal, student.token));

  it.each([
    ['by the ninth item', { phqList: [0, 0, 0, 0, 0, 0, 0, 0, 1] }],
    ['by what the student says', { isInDanger: true }],
  ])('%s: help at once, and whoever is on duty is told in the portal', async (_how, more) => {
    const onDuty = await aPsychologist(portal);
    const other = await aPsychologist(portal);
    await sql`update psych.counsellor set is_on_duty = false`.execute(portal.platform.db);
    await sql`insert into psych.counsellor (member_id, is_on_duty) values (${onDuty.id}, true)`.execute(
      portal.platform.db,
    );
    const { envelope } = await apply(more);
    expect(envelope).toMatchObject({ code: '0000', output: { isUrgent: true, help: { crisisLine: '109' } } });
    const [told] = await toldOf('PSYCH_DANGER');
    expect(told).toContain(onDuty.id);
    expect(told).toContain(manager.id);
    expect(told).not.toContain(other.id);
    const { applicationId } = envelope.output as { applicationId: string };
    const { rows } = await sql`select level, assigned_id as "assignedId" from psych.application
      where id = ${applicationId}::uuid`.execute(portal.platform.db);
    expect(rows).toEqual([{ level: 3, assignedId: onDuty.id }]);
  });
});
