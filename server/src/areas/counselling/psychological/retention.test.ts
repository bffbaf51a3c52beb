import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anAsker } from '../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aCentreManager, anApplicant, aPsychologist, assigned } from '../../../../test/psychological.ts';
import { destroyOldCases } from '../../../blocks/retention/destroy-store.ts';
import { psychNightTasks } from './tasks.ts';
import { openingRetention, psychRetention } from './retention-store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const YEAR_MS = 366 * 86_400_000;

describe('Y11 cases whose time is over', () => {
  it('lose every text and their key, and leave a line that names nobody', async () => {
    const { db } = portal.platform;
    const [manager, counsellor, applicant] = [
      await aCentreManager(portal),
      await aPsychologist(portal),
      await anApplicant(portal),
    ];
    const id = applicant.applicationId;
    await assigned(portal, { manager, counsellor, applicationId: id });
    const note = { params: { id }, body: { version: 2, note: '남지 않을 글' } };
    await portal.get(psychDesk.supervise, note, { token: manager.token });
    await portal.get(psychAsking.cancelOwn, { params: { id }, body: { version: 2 } }, { token: applicant.token });
    const endedAt = portal.clock.now;
    const destroy = (years: number) =>
      destroyOldCases(db, psychRetention, { years: 5, now: new Date(endedAt.getTime() + years * YEAR_MS) });
    const keys = async () => (await sql`select from data_key`.execute(db)).rows.length;
    const before = await keys();
    expect(await destroy(4)).toBe(0);
    expect(await destroy(6)).toBe(1);
    expect(await destroy(6)).toBe(0);
    expect(await keys()).toBe(before - 1);
    const { rows } = await sql<Record<string, unknown>>`select * from psych.application where id = ${id}::uuid`.execute(
      db,
    );
    expect(rows[0]).toMatchObject({
      student_id: null,
      intake: null,
      data_key_id: null,
      assigned_id: null,
      status: 'CANCELLED',
    });
    for (const table of ['session', 'supervision'])
      expect((await sql`select from psych.${sql.raw(table)}`.execute(db)).rows).toEqual([]);
    const ledger = await sql<Record<string, unknown>>`select kind, case_id from destruction`.execute(db);
    expect(ledger.rows).toEqual([{ kind: 'PSYCHOLOGICAL', case_id: id }]);
    const gone = await portal.ask(psychAsking.readOwn, { params: { id } }, { token: applicant.token });
    expect(gone.envelope.code).toBe('404');
    const page = await portal.get(psychDesk.pageCases, { query: { view: 'DONE' } }, { token: manager.token });
    expect(page.casePage.content).toEqual([]);
  });
});

describe('Y11 an emergency opening of a student without a case', () => {
  it('loses its text and its key after the same time, at night, and stays as a line of both ledgers', async () => {
    const { platform } = portal;
    const { db } = platform;
    const [counsellor, without] = [await aPsychologist(portal), await anAsker(portal)];
    const { rows } = await sql<{ no: string }>`
      select student_number as no from student where id = ${without.studentId}::uuid`.execute(db);
    const body = { studentNo: rows[0]?.no ?? '', reason: '응급실에서 연락이 와서 최근 상담 내용을 확인해야 해요.' };
    const { openingId } = await portal.get(psychDesk.askOpening, { body }, { token: counsellor.token });
    const readReason = async () => {
      const { openingPage } = await portal.get(psychDesk.pageOpenings, {}, { token: counsellor.token });
      return openingPage.content.find((one) => one.openingId === openingId)?.reason;
    };
    const askedAt = portal.clock.now;
    const inYears = (years: number) => new Date(askedAt.getTime() + years * YEAR_MS);
    expect(await destroyOldCases(db, openingRetention, { years: 5, now: inYears(4) })).toBe(0);
    expect(await readReason()).toBe(body.reason);
    const settings = await platform.settings.read();
    for (const task of psychNightTasks) await task({ ...platform, now: inYears(6), settings });
    expect(await readReason()).toBe('');
    const kept = await sql`select data_key_id from psych.opening where id = ${openingId}::uuid`.execute(db);
    expect(kept.rows).toEqual([{ data_key_id: null }]);
    const ledger = await sql`select kind from destruction where case_id = ${openingId}::uuid`.execute(db);
    expect(ledger.rows).toEqual([{ kind: 'PSYCH_OPENING' }]);
  });
});
