/** Seats while everybody acts at once: never one too many, never an empty one while somebody waits. */
import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { aMember, signIn } from '../../../../test/builders.ts';
import { anApplicant, APPLYING, aProgramme, seatsOf, type MadeProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { theTerms } from '../../../../test/programme-form.ts';
import { settleQueues } from '../trainee/tasks.ts';

type Applicant = Awaited<ReturnType<typeof anApplicant>>;

const HOUR_MS = 3_600_000;

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await openTestPortal();
  await theTerms(portal.platform.db);
  token = await signIn(portal, await aMember(portal.platform.db, { types: ['STAFF'], roles: ['EDUCATION_CENTRE'] }));
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

async function applied(programme: MadeProgramme, count: number): Promise<(Applicant & { traineeId: string })[]> {
  const people = [];
  for (let at = 0; at < count; at += 1) {
    const one = await anApplicant(portal);
    const { traineeId } = await portal.get(
      catalogue.applyForProgramme,
      { params: { type: 'baeum', id: programme.id }, body: { answer: '' } },
      { token: one.token },
    );
    people.push({ ...one, traineeId });
  }
  return people;
}
const versionOf = async (traineeId: string): Promise<number> =>
  (
    await portal.platform.db
      .selectFrom('trainee')
      .select('trainee.version')
      .where('trainee.id', '=', traineeId)
      .executeTakeFirstOrThrow()
  ).version;
const cancel = async (one: Applicant & { traineeId: string }) =>
  portal.ask(
    catalogue.stepOwnTrainee,
    { params: { id: one.traineeId }, body: { action: 'CANCEL', version: await versionOf(one.traineeId) } },
    { token: one.token },
  );
async function raise(id: string, capacity: number): Promise<void> {
  // Somebody else's step may have changed it meanwhile: read again, as a person would.
  for (;;) {
    const { programme } = await portal.get(programmeDesk.readDeskProgramme, { params: { id } }, { token });
    const body = { ...programme.content, capacity, version: programme.version };
    const { envelope } = await portal.ask(programmeDesk.changeProgramme, { params: { id }, body }, { token });
    if (envelope.code === '0000') return;
    expect(envelope.code).toBe('9101');
  }
}

it('C3 fifty confirmed at once for ten seats: ten have one', async () => {
  const programme = await aProgramme(portal.platform.db, { selection: 'SELECTION', capacity: 10 });
  const people = await applied(programme, 50);
  const answers = await Promise.all(
    people.map(async (one) =>
      portal.ask(
        applicantDesk.stepTrainee,
        { params: { id: one.traineeId }, body: { action: 'CONFIRM', version: 2 } },
        { token },
      ),
    ),
  );
  const codes = answers.map(({ envelope }) => envelope.code);
  expect(codes.filter((code) => code === '0000')).toHaveLength(10);
  expect(codes.filter((code) => code === '9100')).toHaveLength(40);
  expect(await seatsOf(portal.platform.db, programme.id)).toEqual({ said: '10 0 0', counted: '10 0 0', free: 0 });
}, 120_000);

it('C3 two who confirm the same fifty at once fill the seats once', async () => {
  const programme = await aProgramme(portal.platform.db, { selection: 'SELECTION', capacity: 30 });
  const people = await applied(programme, 50);
  const body = { action: 'CONFIRM' as const, traineeIdList: people.map(({ traineeId }) => traineeId), reason: '' };
  const outcomes = await Promise.all(
    [1, 2].map(() => portal.get(applicantDesk.stepTrainees, { params: { id: programme.id }, body }, { token })),
  );
  expect(outcomes.map(({ movedCount }) => movedCount).sort((a, b) => a - b)).toEqual([0, 30]);
  expect(await seatsOf(portal.platform.db, programme.id)).toEqual({ said: '30 0 0', counted: '30 0 0', free: 0 });
}, 120_000);

it('C3 raised seats, lapsed offers and cancellations at once leave no seat too many and none empty', async () => {
  const programme = await aProgramme(portal.platform.db, { capacity: 5, queueCapacity: 50 });
  const people = await applied(programme, 25);
  // Three offers that lapse a day later.
  for (const one of people.slice(0, 3)) expect((await cancel(one)).envelope.code).toBe('0000');
  portal.clock.now = new Date(APPLYING.getTime() + 24 * HOUR_MS);
  await Promise.all([
    settleQueues(portal.platform),
    raise(programme.id, 9),
    ...people.slice(3, 5).map((one) => cancel(one)),
    settleQueues(portal.platform),
    ...people.slice(15, 18).map((one) => cancel(one)),
  ]);
  const { said, counted, free } = await seatsOf(portal.platform.db, programme.id);
  expect(said).toBe(counted);
  expect(free).toBe(0);
  // Twenty waited: three lapsed, and nine are offered a seat. Up to three left; the one who was offered a seat first did not.
  expect(said).toMatch(/^0 9 [5-8]$/);
}, 120_000);
