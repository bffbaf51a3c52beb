/** Everything that moves seats, at once and in any order. */
import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anApplicant, APPLYING, aProgramme, seatsOf, type MadeProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { lockOptionalProgramme } from '../core/programme-store.ts';
import { offerSeats } from './machine.ts';
import { settleQueues } from './tasks.ts';

type Applicant = Awaited<ReturnType<typeof anApplicant>>;

const PEOPLE = 9;
const HOUR_MS = 3_600_000;
/** Lapses that a run may have before the programme begins. */
const MOST_LAPSES = 4;

/** Done, refused at a field, by how it stands by now, or for coming too late. */
const EXPECTED = new Set(['0000', '9100', '9101', '9103', 'E1402']);

let portal: TestPortal;
let people: Applicant[];
beforeAll(async () => {
  portal = await openTestPortal();
  people = await Promise.all(Array.from({ length: PEOPLE }, () => anApplicant(portal)));
}, 120_000);
afterAll(() => portal.close());

type Deed =
  | { readonly kind: 'APPLY' | 'CANCEL' | 'ACCEPT'; readonly who: number }
  | { readonly kind: 'LAPSE' }
  | { readonly kind: 'RAISE' };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('APPLY' as const), who: fc.nat(PEOPLE - 1) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('CANCEL' as const), who: fc.nat(PEOPLE - 1) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ACCEPT' as const), who: fc.nat(PEOPLE - 1) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'LAPSE' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'RAISE' as const }) },
);

interface Standing {
  readonly id: string;
  readonly member: string;
  readonly status: string;
  readonly place: number;
  readonly waits: boolean;
  readonly isOffered: boolean;
  readonly version: number;
  readonly times: number;
}

async function standings(programme: MadeProgramme): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select t.id, t.member_id as member, t.status, t.place, t.version, t.offered_until is not null as "isOffered",
      t.status in ('TEMP', 'APPLY') and t.place is not null and t.offered_until is null as waits,
      (select count(*)::int from busy b where b.person_id = t.member_id and b.source_id = any(${[...programme.sessionIds]}::uuid[])) as times
    from trainee t where t.programme_id = ${programme.id}::uuid`.execute(portal.platform.db);
  return rows;
}

/** Raises the seats by one, as those who organise do: who waits is first. */
async function raise(programme: MadeProgramme): Promise<void> {
  const settings = await portal.platform.settings.read();
  await portal.platform.db.transaction().execute(async (tx) => {
    await lockOptionalProgramme(tx, programme.id);
    await sql`update programme set capacity = capacity + 1 where programme.id = ${programme.id}::uuid`.execute(tx);
    await offerSeats({ tx, now: portal.clock.now, platform: portal.platform, settings }, programme.id);
  });
}

async function perform(programme: MadeProgramme, one: Deed, before: readonly Standing[]): Promise<string> {
  if (one.kind === 'LAPSE') {
    await settleQueues(portal.platform);
    return '0000';
  }
  if (one.kind === 'RAISE') {
    await raise(programme);
    return '0000';
  }
  const person = people[one.who] as Applicant; // a number below their count
  const { token } = person;
  if (one.kind === 'APPLY') {
    const input = { params: { type: 'baeum' as const, id: programme.id }, body: { answer: '' } };
    return (await portal.ask(catalogue.applyForProgramme, input, { token })).envelope.code;
  }
  const held = before.find(({ member }) => member === person.id);
  if (!held) return '0000';
  const input = { params: { id: held.id }, body: { action: one.kind, version: held.version } };
  return (await portal.ask(catalogue.stepOwnTrainee, input, { token })).envelope.code;
}

async function checkSeats(programme: MadeProgramme, before: readonly Standing[]): Promise<void> {
  const { said, counted, free } = await seatsOf(portal.platform.db, programme.id);
  expect(said).toBe(counted);
  expect(free).toBeGreaterThanOrEqual(0);
  const after = await standings(programme);
  const waiting = after.filter(({ waits }) => waits);
  expect(free === 0 || waiting.length === 0).toBe(true);
  expect(new Set(after.map(({ place }) => place)).size).toBe(after.length);
  for (const { status, times } of after) expect(times).toBe(status === 'CONFIRM' ? programme.sessionIds.length : 0);
  // Nobody was passed: the first of those who waited had theirs before the next.
  const waited = new Map(before.flatMap(({ id, place, waits }) => (waits ? [[id, place] as const] : [])));
  const served = after.filter((one) => waited.get(one.id) === one.place && (one.isOffered || one.status === 'CONFIRM'));
  const passed = waiting.filter(({ id, place }) => waited.get(id) === place && served.some((one) => one.place > place));
  expect(passed).toEqual([]);
}

describe('C3 seats', () => {
  it('add up, are never too many and never empty while somebody waits, whatever comes at once', async () => {
    let run = 0;
    const groups = fc.array(fc.array(deed, { minLength: 1, maxLength: 5 }), { minLength: 4, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 4 }),
        groups,
        async (seats, queue, all) => {
          portal.clock.now = APPLYING;
          run += 1;
          // Runs meet on days of their own, so that what is left of one is in nobody's way in the next.
          const programme = await aProgramme(portal.platform.db, {
            capacity: seats,
            queueCapacity: queue,
            beginsIn: 7 + run,
            sessions: 1,
          });
          let lapses = 0;
          for (const deeds of all) {
            const before = await standings(programme);
            const hasLapse = deeds.some(({ kind }) => kind === 'LAPSE') && lapses < MOST_LAPSES;
            if (hasLapse) {
              lapses += 1;
              portal.clock.now = new Date(portal.clock.now.getTime() + 25 * HOUR_MS);
            }
            const codes = await Promise.all(deeds.map((one) => perform(programme, one, before)));
            expect(codes.filter((code) => !EXPECTED.has(code))).toEqual([]);
            await settleQueues(portal.platform);
            await checkSeats(programme, before);
          }
        },
      ),
      { numRuns: 12 },
    );
  }, 240_000);

  it('at once of forty, some twice and some again after they had left, are given once each and in one order', async () => {
    portal.clock.now = APPLYING;
    const programme = await aProgramme(portal.platform.db, {
      capacity: 4,
      queueCapacity: 60,
      beginsIn: 60,
      sessions: 1,
    });
    const crowd = await Promise.all(Array.from({ length: 40 }, () => anApplicant(portal)));
    const early = crowd.slice(0, 6);
    const ask = (one: Applicant, key: string) =>
      portal.ask(
        catalogue.applyForProgramme,
        { params: { type: 'baeum', id: programme.id }, body: { answer: '' } },
        { token: one.token, headers: { 'idempotency-key': key } },
      );
    for (const one of early) await ask(one, 'early');
    const held = await standings(programme);
    await Promise.all(
      held
        .slice(0, 3)
        .map(({ id, version, member }) =>
          portal.ask(
            catalogue.stepOwnTrainee,
            { params: { id }, body: { action: 'CANCEL', version } },
            { token: early.find((one) => one.id === member)?.token ?? '' },
          ),
        ),
    );
    const twice = crowd.flatMap((one) => [ask(one, 'now'), ask(one, 'now')]);
    const answers = await Promise.all(twice);
    for (let at = 0; at < answers.length; at += 2)
      expect(answers[at]?.envelope.code).toBe(answers[at + 1]?.envelope.code);
    await checkSeats(programme, []);
    const after = await standings(programme);
    expect(after).toHaveLength(40);
    const { rows } = await sql<{ entity: string; count: number }>`
      select t.id as entity, count(*)::int as count from trainee t
      join status_change c on c.entity = 'trainee' and c.entity_id = t.id and c.from_status is null
      where t.programme_id = ${programme.id}::uuid group by t.id having count(*) <> 1`.execute(portal.platform.db);
    expect(rows).toEqual([]);
  }, 120_000);
});
