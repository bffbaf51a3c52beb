import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { aCentreManager, anApplicant, aPsychologist, assigned } from '../../../../test/psychological.ts';
import { destroyOldCases } from '../../../blocks/retention/destroy.ts';
import { psychRetention } from './retention.ts';

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
    const note = { params: { id }, body: { version: 3, note: '남지 않을 글' } };
    await portal.get(psychDesk.supervise, note, { token: manager.token });
    await portal.get(psychAsking.cancelOwn, { params: { id }, body: { version: 3 } }, { token: applicant.token });
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
