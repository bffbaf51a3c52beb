import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { anApplicant, APPLYING, aProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { remindOfUndecided } from './undecided.ts';

const HOUR_MS = 3_600_000;
const BEGINS = APPLYING.getTime() + 7 * 24 * HOUR_MS;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

async function toldTo(memberId: string) {
  const { rows } = await sql<{ type: string; link: string }>`
    select payload->>'type' as type, payload->>'link' as link from outbox
    where payload->'recipients' ? ${memberId} order by id`.execute(portal.platform.db);
  return rows;
}

it('a manager hears once, a day before, that people wait for the draw', async () => {
  portal.clock.now = APPLYING;
  const [programme, quiet] = await Promise.all([
    aProgramme(portal.platform.db, { selection: 'LOTTERY' }),
    aProgramme(portal.platform.db, { selection: 'LOTTERY' }),
  ]);
  const { token } = await anApplicant(portal);
  const asked = { params: { type: 'baeum' as const, id: programme.id }, body: { answer: '' } };
  expect((await portal.ask(catalogue.applyForProgramme, asked, { token })).envelope.code).toBe('0000');
  portal.clock.now = new Date(BEGINS - 25 * HOUR_MS);
  await remindOfUndecided(portal.platform);
  expect(await toldTo(programme.managerId)).toEqual([]);
  portal.clock.now = new Date(BEGINS - HOUR_MS);
  await Promise.all([remindOfUndecided(portal.platform), remindOfUndecided(portal.platform)]);
  await remindOfUndecided(portal.platform);
  expect(await toldTo(programme.managerId)).toEqual([
    { type: 'PROGRAMME_UNDECIDED', link: `/lrn/programme/detail/${programme.id}` },
  ]);
  expect(await toldTo(quiet.managerId)).toEqual([]);
});
