/** Applying in a crowd leaves what applying alone leaves. */
import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anApplicant, APPLYING, aProgramme, seatsOf, type MadeProgramme } from '../../../../test/learning.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

type Applicant = Awaited<ReturnType<typeof anApplicant>>;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.now = APPLYING;
});

const people = (count: number) => Promise.all(Array.from({ length: count }, () => anApplicant(portal)));

const apply = (one: Applicant, programme: MadeProgramme, key?: string) =>
  portal.ask(
    catalogue.applyForProgramme,
    { params: { type: 'baeum', id: programme.id }, body: { answer: '답' } },
    { token: one.token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );

/** Everything that applications left, without ids of their own. */
async function tracesOf(programme: MadeProgramme): Promise<unknown[]> {
  const { rows } = await sql<{ trace: unknown }>`
    select jsonb_build_object('trainee', to_jsonb(t) - array['id', 'member_id', 'programme_id', 'applied_at'],
      'history', (select jsonb_agg(jsonb_build_array(c.from_status, c.to_status, c.actor_role, c.actor_id = t.member_id, c.reason)
        order by c.id) from status_change c where c.entity = 'trainee' and c.entity_id = t.id),
      'audit', (select jsonb_agg(jsonb_build_array(a.action, a.entity, a.before, a.after - 'programmeId', a.actor_id = t.member_id)
        order by a.id) from audit_log a where a.entity_id = t.id::text),
      'told', (select jsonb_agg(jsonb_build_array(o.event, o.payload - 'recipients' - 'link',
        o.payload->'recipients' = jsonb_build_array(t.member_id), right(o.dedupe_key, 4)) order by o.id)
        from outbox o where o.aggregate_id = t.id),
      'busy', (select count(*) from busy b where b.person_id = t.member_id and b.source_id = any(${[...programme.sessionIds]}::uuid[]))
    ) as trace
    from trainee t where t.programme_id = ${programme.id}::uuid order by t.place nulls last, t.id`.execute(
    portal.platform.db,
  );
  return rows.map(({ trace }) => trace);
}

const crowdedLines = () => portal.lines.filter(({ msg }) => msg === 'a crowd is applied one by one');

describe('C3 a crowd', () => {
  it.each(['FIRST_COME', 'SELECTION'] as const)(
    'leaves the same places, history, audit log, notices and times as one after the other (%s)',
    async (selection) => {
      const wish = { capacity: 2, queueCapacity: 3, selection };
      const [alone, together] = [
        await aProgramme(portal.platform.db, wish),
        await aProgramme(portal.platform.db, wish),
      ];
      const [first, others] = [await people(5), await people(5)];
      for (const one of first) expect((await apply(one, alone)).envelope.code).toBe('0000');
      const answers = await Promise.all(others.map((one) => apply(one, together)));
      expect(answers.map(({ envelope }) => envelope.code)).toEqual(Array(5).fill('0000'));
      expect(await tracesOf(together)).toEqual(await tracesOf(alone));
      expect(await seatsOf(portal.platform.db, together.id)).toEqual(await seatsOf(portal.platform.db, alone.id));
      expect(crowdedLines()).toEqual([]);
    },
    60_000,
  );

  it('tells those who are too late at once, and what they sent leaves no trace, its key neither', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 1, queueCapacity: 1 });
    const crowd = await people(4);
    const answers = await Promise.all(crowd.map((one) => apply(one, programme, 'a key')));
    expect(answers.map(({ envelope }) => envelope.code).sort()).toEqual(['0000', '0000', '9100', '9100']);
    expect(JSON.stringify(answers.map(({ envelope }) => envelope.output))).toContain('모두 찼어요');
    const { rows } = await sql`select from idempotency_key k where k.key = 'a key'`.execute(portal.platform.db);
    expect(rows).toHaveLength(2);
    expect(await tracesOf(programme)).toHaveLength(2);
  });

  it('answers a repeat with what was done, and refuses another body under its key', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 1 });
    const [one, other, third] = (await people(3)) as [Applicant, Applicant, Applicant];
    const done = await apply(one, programme, 'again');
    const answers = await Promise.all([
      apply(one, programme, 'again'),
      apply(other, programme),
      apply(third, programme),
    ]);
    expect(answers[0]?.envelope).toEqual(done.envelope);
    expect(answers.map(({ envelope }) => envelope.code)).toEqual(['0000', '0000', '0000']);
    const changed = portal.ask(
      catalogue.applyForProgramme,
      { params: { type: 'baeum', id: programme.id }, body: { answer: '다른 답' } },
      { token: one.token, headers: { 'idempotency-key': 'again' } },
    );
    const [late, refused] = await Promise.all([apply((await people(1))[0] as Applicant, programme), changed]);
    expect(late.envelope.code).toBe('0000');
    expect(refused.envelope.code).not.toBe('0000');
    expect(await tracesOf(programme)).toHaveLength(4);
  });

  it('lets each of it hear their own refusal: somebody who is busy, is no student, or applied before', async () => {
    const programme = await aProgramme(portal.platform.db, { capacity: 9 });
    const beside = await aProgramme(portal.platform.db, { capacity: 9 });
    const [busy, twice, free] = (await people(3)) as [Applicant, Applicant, Applicant];
    await apply(busy, beside);
    await apply(twice, programme);
    const answers = await Promise.all([busy, twice, free].map((one) => apply(one, programme)));
    expect(answers.map(({ envelope }) => envelope.code)).toEqual(['9100', '9100', '0000']);
    expect(JSON.stringify(answers[0]?.envelope.output)).toContain('시간이 겹쳐요');
    expect(JSON.stringify(answers[1]?.envelope.output)).toContain('이미 신청');
  });

  it('that meets an error goes one by one: whose time went meanwhile is refused, and the others are not', async () => {
    const db = portal.platform.db;
    // Two who ask at once may still come one after the other, so they are asked anew until they come together.
    for (let tries = 0; tries < 30 && crowdedLines().length === 0; tries += 1) {
      const programme = await aProgramme(db, { capacity: 9 });
      const [one, other] = (await people(2)) as [Applicant, Applicant];
      await takeTimeOf(one);
      const answers = await Promise.all([one, other].map((person) => apply(person, programme)));
      expect(answers.map(({ envelope }) => envelope.code)).toEqual(['9100', '0000']);
      expect(await seatsOf(db, programme.id)).toEqual({ said: '1 0 0', counted: '1 0 0', free: 8 });
    }
    await sql`drop trigger take_time on trainee`.execute(db);
    expect(crowdedLines()).toHaveLength(1);
  });

  /** Takes their time between the look and the seat: a trigger does what another process could. */
  async function takeTimeOf({ id }: Applicant): Promise<void> {
    const db = portal.platform.db;
    await sql`create or replace function take_time() returns trigger language plpgsql as ${sql.lit(`
      begin
        insert into busy (id, person_id, period, source, source_id)
        select gen_random_uuid(), new.member_id, tstzrange(s.begins_at, s.ends_at), 'test', s.id
        from programme_session s where s.programme_id = new.programme_id and new.member_id = '${id}';
        return new;
      end`)}`.execute(db);
    await sql`create or replace trigger take_time after insert on trainee
      for each row execute function take_time()`.execute(db);
  }
});
