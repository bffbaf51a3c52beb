import { psychAsking } from '@naru/contract/areas/counselling/psychological/asking.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { FRIDAY } from '../../../../../test/counselling.ts';
import { openTestPortal, type TestPortal } from '../../../../../test/portal.ts';
import {
  aCentreManager,
  anApplicant,
  aPsychologist,
  assigned,
  type Colleague,
} from '../../../../../test/psychological.ts';
import { sealPlainPlaces } from '../case/place-store.ts';

const PLACE = '상담실 1';

let portal: TestPortal;
let manager: Colleague;
let applicant: Awaited<ReturnType<typeof anApplicant>>;

beforeAll(async () => {
  portal = await openTestPortal();
  manager = await aCentreManager(portal);
});
beforeEach(async () => {
  portal.clock.now = FRIDAY;
  applicant = await anApplicant(portal);
  await assigned(portal, { manager, counsellor: await aPsychologist(portal), applicationId: applicant.applicationId });
});
afterAll(() => portal.close());

const of = () => ({ params: { id: applicant.applicationId } });
const atDesk = async () =>
  (await portal.get(psychDesk.readCase, of(), { token: manager.token })).psychCase.sessionList[0]?.place;
const atStudent = async () =>
  (await portal.get(psychAsking.readOwn, of(), { token: applicant.token })).application.sessionList[0]?.place;

async function readColumns(): Promise<{ place: string | null; sealed: string | null } | undefined> {
  const { rows } = await sql<{ place: string | null; sealed: string | null }>`
    select n.place, n.sealed_place as sealed from psych.session n
    where n.application_id = ${applicant.applicationId}::uuid`.execute(portal.platform.db);
  return rows[0];
}

/** As a release before places were sealed wrote it. */
async function writePlain(): Promise<void> {
  await sql`update psych.session set place = ${PLACE}, sealed_place = null
    where application_id = ${applicant.applicationId}::uuid`.execute(portal.platform.db);
}

describe('Y7 where a session is held', () => {
  it('lies sealed and is read by both', async () => {
    const columns = await readColumns();
    expect(columns?.place).toBeNull();
    expect(columns?.sealed).not.toContain('상담실');
    expect([await atDesk(), await atStudent()]).toEqual([PLACE, PLACE]);
  });

  it('is sealed by the clock where it was written in plain, once, and read meanwhile', async () => {
    await writePlain();
    expect([await atDesk(), await atStudent()]).toEqual([PLACE, PLACE]);
    const seal = () => sealPlainPlaces(portal.platform.db, portal.platform.sealing);
    expect([await seal(), await seal()]).toEqual([1, 0]);
    const columns = await readColumns();
    expect(columns?.place).toBeNull();
    expect(columns?.sealed).not.toContain('상담실');
    expect([await atDesk(), await atStudent()]).toEqual([PLACE, PLACE]);
  });

  it('is closed to the centre with everything else once consent is withdrawn', async () => {
    await portal.get(psychAsking.withdrawConsents, {}, { token: applicant.token });
    expect(await atDesk()).toBeNull();
  });
});
