import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anApplicant, APPLYING, aProgramme, seatsOf, type MadeProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { settleQueues } from './tasks.ts';

type Applicant = Awaited<ReturnType<typeof anApplicant>>;

const HOUR_MS = 3_600_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

const apply = (one: Applicant, programme: MadeProgramme) =>
  portal.ask(
    catalogue.applyForProgramme,
    { params: { type: 'baeum', id: programme.id }, body: { answer: '' } },
    { token: one.token },
  );
const applied = async (one: Applicant, programme: MadeProgramme) => {
  const { envelope } = await apply(one, programme);
  expect(envelope.code).toBe('0000');
  return envelope.output;
};
const step = (one: Applicant, traineeId: string, action: 'CANCEL' | 'ACCEPT', version: number) =>
  portal.ask(catalogue.stepOwnTrainee, { params: { id: traineeId }, body: { action, version } }, { token: one.token });

async function traineeOf(one: Applicant, programme: MadeProgramme) {
  const row = await portal.platform.db
    .selectFrom('trainee')
    .selectAll()
    .where('trainee.member_id', '=', one.id)
    .where('trainee.programme_id', '=', programme.id)
    .executeTakeFirstOrThrow();
  return row;
}
async function told(one: Applicant): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select payload->>'type' as type from outbox where payload->'recipients' ? ${one.id} order by id`.execute(
    portal.platform.db,
  );
  return rows.map(({ type }) => type);
}
const people = (count: number) => Promise.all(Array.from({ length: count }, () => anApplicant(portal)));

describe('C3 a seat', () => {
  it('is the first one’s at once, the next one waits and knows their rank, and each is told', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 1 });
    const [first, second, third] = (await people(3)) as [Applicant, Applicant, Applicant];
    expect(await applied(first, programme)).toMatchObject({ status: 'CONFIRM', rank: null });
    expect(await applied(second, programme)).toMatchObject({ status: 'TEMP', rank: 1 });
    expect(await applied(third, programme)).toMatchObject({ status: 'TEMP', rank: 2 });
    expect(await Promise.all([first, second, third].map(told))).toEqual([
      ['PROGRAMME_CONFIRMED'],
      ['PROGRAMME_QUEUED'],
      ['PROGRAMME_QUEUED'],
    ]);
    expect(await seatsOf(portal.platform.db, programme.id)).toEqual({ said: '1 0 2', counted: '1 0 2', free: 0 });
  });

  it('takes the person’s time, which a place in the queue does not', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 1 });
    const other = await aProgramme(portal.platform.db);
    const [first, second] = (await people(2)) as [Applicant, Applicant];
    await applied(first, programme);
    await applied(second, programme);
    const refused = await apply(first, other);
    expect(refused.envelope).toMatchObject({ code: '9100', output: { errors: [{ field: 'programmeId' }] } });
    expect(JSON.stringify(refused.envelope.output)).toContain('시간이 겹쳐요');
    expect(await applied(second, other)).toMatchObject({ status: 'CONFIRM' });
  });

  it('that is given back is offered to the first in the queue, who takes it within a day', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 1 });
    const [first, second, third] = (await people(3)) as [Applicant, Applicant, Applicant];
    for (const one of [first, second, third]) await applied(one, programme);
    const held = await traineeOf(first, programme);
    expect((await step(first, held.id, 'CANCEL', held.version)).envelope.code).toBe('0000');
    const offered = await traineeOf(second, programme);
    expect(offered.offered_until).toEqual(new Date(APPLYING.getTime() + 24 * HOUR_MS));
    expect(await told(second)).toEqual(['PROGRAMME_QUEUED', 'PROGRAMME_OFFERED']);
    expect(await seatsOf(portal.platform.db, programme.id)).toEqual({ said: '0 1 1', counted: '0 1 1', free: 0 });
    expect(await applied(first, programme)).toMatchObject({ status: 'APPLY', rank: 2 });
    const accepted = await step(second, offered.id, 'ACCEPT', offered.version);
    expect(accepted.envelope).toMatchObject({ code: '0000', output: { status: 'CONFIRM' } });
    expect(await seatsOf(portal.platform.db, programme.id)).toEqual({ said: '1 0 2', counted: '1 0 2', free: 0 });
  });

  it('that nobody takes in time goes on to the next, once, whoever of two processes is first', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 1 });
    const [first, second, third] = (await people(3)) as [Applicant, Applicant, Applicant];
    for (const one of [first, second, third]) await applied(one, programme);
    const held = await traineeOf(first, programme);
    await step(first, held.id, 'CANCEL', held.version);
    portal.clock.now = new Date(APPLYING.getTime() + 24 * HOUR_MS);
    const offered = await traineeOf(second, programme);
    expect((await step(second, offered.id, 'ACCEPT', offered.version)).envelope.code).toBe('E1402');
    await Promise.all([settleQueues(portal.platform), settleQueues(portal.platform), settleQueues(portal.platform)]);
    expect(await traineeOf(second, programme)).toMatchObject({ status: 'CANCEL', reason_code: 'OFFER_LAPSED' });
    expect((await traineeOf(third, programme)).offered_until).not.toBeNull();
    expect(await told(second)).toEqual(['PROGRAMME_QUEUED', 'PROGRAMME_OFFERED', 'PROGRAMME_LEFT']);
  });

  it('fifty at once for three: three have one, ten wait in an order without gaps, the others are told that it is full', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 3 });
    const all = await people(50);
    const answers = await Promise.all(all.map((one) => apply(one, programme)));
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(13);
    expect(codes.filter((code) => code === '9100')).toHaveLength(37);
    expect(await seatsOf(portal.platform.db, programme.id)).toEqual({ said: '3 0 10', counted: '3 0 10', free: 0 });
    const ranks = answers.flatMap(({ envelope }) =>
      envelope.code === '0000' ? ((envelope.output as { rank: number | null }).rank ?? []) : [],
    );
    expect(new Set(ranks).size).toBe(10);
  }, 60_000);

  it('never stays empty while somebody waits, whatever comes at once', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 5, queueCapacity: 50 });
    const all = await people(20);
    for (const one of all) await applied(one, programme);
    const rows = await Promise.all(all.slice(0, 10).map((one) => traineeOf(one, programme)));
    const late = await people(10);
    await Promise.all([
      ...rows.map(({ id, version }, at) => step(all[at] as Applicant, id, 'CANCEL', version)),
      ...late.map((one) => apply(one, programme)),
    ]);
    const { said, counted, free } = await seatsOf(portal.platform.db, programme.id);
    expect(said).toBe(counted);
    expect(free).toBe(0);
  }, 60_000);

  it('of a choice is nobody’s before it was decided', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 1, selection: 'SELECTION' });
    const [one] = (await people(1)) as [Applicant];
    expect(await applied(one, programme)).toMatchObject({ status: 'APPLY', rank: null });
    expect(await seatsOf(portal.platform.db, programme.id)).toEqual({ said: '0 0 0', counted: '0 0 0', free: 1 });
  });
});

describe('C3 an application that nobody decides', () => {
  const begins = new Date(APPLYING.getTime() + 7 * 24 * HOUR_MS);

  it.each(['LOTTERY', 'SELECTION'] as const)(
    'ends when the programme begins, and each is told: %s',
    async (selection) => {
      const programme = await aProgramme(portal.platform.db, { selection });
      const all = await people(3);
      for (const one of all) expect(await applied(one, programme)).toMatchObject({ status: 'APPLY', rank: null });
      portal.clock.now = new Date(begins.getTime() - 1);
      await settleQueues(portal.platform);
      expect(await traineeOf(all[0] as Applicant, programme)).toMatchObject({ status: 'APPLY' });
      portal.clock.now = begins;
      await Promise.all([settleQueues(portal.platform), settleQueues(portal.platform)]);
      for (const one of all) {
        expect(await traineeOf(one, programme)).toMatchObject({ status: 'CANCEL', reason_code: 'NOT_DECIDED' });
        expect(await told(one)).toEqual(['PROGRAMME_LEFT']);
      }
    },
  );

  it('ends also where the portal stood still until the programme was over', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 1 });
    const [first, second] = (await people(2)) as [Applicant, Applicant];
    for (const one of [first, second]) await applied(one, programme);
    portal.clock.now = new Date(begins.getTime() + 30 * 24 * HOUR_MS);
    await settleQueues(portal.platform);
    expect(await traineeOf(second, programme)).toMatchObject({ status: 'CANCEL', reason_code: 'BEGUN' });
    expect(await traineeOf(first, programme)).toMatchObject({ status: 'CONFIRM' });
    expect(await seatsOf(portal.platform.db, programme.id)).toMatchObject({ said: '1 0 0', counted: '1 0 0' });
  });
});
