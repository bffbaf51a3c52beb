/**
 * Two million lines of mileage, written by SQL, and closes that are taken away again.
 */
import type pg from 'pg';

const LINES = 2_000_000;
/** Terms that the lines go back, the one of today included. */
const TERMS = 6;
/** One of so many lines is reversed. */
const REVERSED = 40;

/** Sums of the ledger, as its trigger keeps them. */
const SUM_ACCOUNTS = `
  insert into mileage_account (member_id, balance, held, line_count)
  select l.member_id, sum(l.amount) filter (where l.kind not in ('HOLD', 'RELEASE')),
    coalesce(-sum(l.amount) filter (where l.kind in ('HOLD', 'RELEASE')), 0), count(*)
  from mileage_line l group by l.member_id
  on conflict (member_id) do update
    set balance = excluded.balance, held = excluded.held, line_count = excluded.line_count`;

/** Works without triggers: rows of the ledger come one by one otherwise, and none of them ever goes. */
async function withoutTriggers(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await work();
  await client.query(SUM_ACCOUNTS);
  await client.query('commit');
}

/** Adds lines of the last terms to those of the demonstration, everybody's alike; an earlier run's stay. */
export async function fillLines(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ lines: number; students: number }>(
    'select (select count(*)::int from mileage_line) as lines, (select count(*)::int from student) as students',
  );
  const { lines = 0, students = 1 } = rows[0] ?? {};
  const each = Math.ceil((LINES - lines) / (students * TERMS));
  if (each <= 0) return;
  console.log(`Filling mileage up to ${LINES.toLocaleString('en')} lines; the next run finds them …`);
  await withoutTriggers(client, async () => {
    await client.query(
      `insert into mileage_line (id, member_id, kind, amount, year, semester_code, type_code, item_id, rule_id, source_key,
         happened_on, about_year, about_semester, quantity, explanation, posted_at)
       select uuidv7(), s.member_id, 'EARN', given.points, t.year, t.semester_code, item.type_code, item.id, rule.id,
         'bench:' || s.id || ':' || t.year || t.semester_code || ':' || n, given.day, t.year, t.semester_code, 1,
         jsonb_build_array(jsonb_build_object('code', 'PIECE', 'amount', 1, 'limit', given.points, 'points', given.points)),
         (given.day + 3)::timestamp at time zone 'Asia/Seoul' + interval '10 hours'
       from (select * from term where term.begins_on <= current_date order by term.begins_on desc limit $1) t
       cross join generate_series(1, $2::int) n cross join student s
       join mileage_item item
         on item.code = (array['TALK', 'VOLUNTEERING', 'MEETING', 'TEST', 'MENTEE', 'AWARD_INSIDE', 'BLOOD'])[1 + n % 7]
       join lateral (select r.id from mileage_rule r where r.item_id = item.id order by r.effective_from limit 1) rule on true
       cross join lateral (select (hashtext(s.id::text || n) & 15) + 1 as points,
         least(t.begins_on + (n * 8) % 100, current_date - 4) as day) given
       order by t.begins_on, n`,
      [TERMS, each],
    );
    await client.query(
      `insert into mileage_line (id, member_id, kind, amount, year, semester_code, type_code, item_id, rule_id, source_key,
         happened_on, about_year, about_semester, reverses_id, posted_at)
       select uuidv7(), l.member_id, 'REVERSE', -l.amount, l.year, l.semester_code, l.type_code, l.item_id, l.rule_id,
         'reverse:' || l.id, l.happened_on, l.about_year, l.about_semester, l.id, l.posted_at + interval '1 day'
       from mileage_line l where l.source_key like 'bench:%' and l.place % $1 = 0`,
      [REVERSED],
    );
  });
  await client.query('vacuum analyze mileage_line');
  await client.query('vacuum analyze mileage_account');
}

/** Leaves the ledger as it was: the demonstration has no closes, so that all of them are the bench's. */
export async function undoCloses(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from mileage_close');
  if (rowCount === 0) return;
  const closes = '(select c.id from mileage_close c)';
  await withoutTriggers(client, async () => {
    await client.query(
      `delete from mileage_line where kind = 'EXPIRE' and posted_at >= (select min(c.begun_at) from mileage_close c)`,
    );
    await client.query(`delete from notification where entity_id in ${closes}`);
    await client.query(`delete from outbox where aggregate_id in ${closes}`);
    await client.query('delete from mileage_standing');
    await client.query('delete from mileage_close');
    await client.query(
      `update mileage_term set status = 'CLOSED', closed_at = coalesce(closed_at, now()) where status = 'CLOSING'`,
    );
  });
}
