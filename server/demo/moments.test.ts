/**
 * The demonstration can be filled at any hour of any day of the year: its past ends before the day on which it is filled.
 */
import pg from 'pg';
import { describe, expect, it } from 'vitest';

import { cloneDatabase } from '../test/portal.ts';
import { seedDemo } from './seed.ts';

const KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

/** Columns about the future. */
const AHEAD = new Set([
  'psych.application.first_at',
  'psych.referral.until_at',
  'psych.session.begins_at',
  'public.ability_assignment.due_on',
  'public.badge_assertion.expires_at',
  'public.portfolio_nomination.exhibit_to',
  'public.cover_letter.due_on',
  'public.counselling_follow_up.due_on',
  'public.counselling_referral.until_at',
  'public.counselling_request.begins_at',
  'public.counselling_slot.begins_at',
  'public.counsellor.valid_to',
  'public.enrolment.ends_on',
  'public.holiday.on_date',
  'public.letter_correction.answer_by',
  'public.letter_correction.due_on',
  'public.law_case.deadline_on',
  'public.law_case.destroy_on',
  'public.law_case.due_at',
  'public.law_pause.begins_on',
  'public.law_pause.ends_on',
  'public.post.deadline_at',
  'public.programme.applies_from',
  'public.programme.applies_until',
  'public.programme.assignment_until',
  'public.programme.begins_at',
  'public.programme.cancels_until',
  'public.programme.decides_on',
  'public.programme.ends_at',
  'public.programme_session.begins_at',
  'public.programme_session.ends_at',
  'public.student.graduation_expected_on',
  'public.term.begins_on',
  'public.term.ends_on',
  'public.term.week1_on',
  'public.term_event.begins_on',
  'public.term_event.ends_on',
  'public.trainee.offered_until',
]);
/** Tables that migrations fill when they run. */
const FILLED_BY_MIGRATIONS = ['migration', 'survey', 'survey_version'];

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

async function listMoments(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'pgboss')
       and data_type in ('timestamp with time zone', 'date') and table_name <> all($1)
     order by 1, 2, 3`,
    [FILLED_BY_MIGRATIONS],
  );
  return rows;
}

/** Columns with a value after the first moment of the day in Seoul. */
async function listLater(client: pg.Client, today: string): Promise<string[]> {
  const later: string[] = [];
  for (const { schema, table, column, type } of await listMoments(client)) {
    const bound = type === 'date' ? `'${today}'::date` : `'${today}T00:00:00+09:00'::timestamptz`;
    const [schemaName, tableName, columnName] = [schema, table, column].map((name) => client.escapeIdentifier(name));
    const { rowCount } = await client.query(
      `select 1 from ${schemaName}.${tableName} t where t.${columnName} > ${bound} limit 1`,
    );
    if (rowCount === 1) later.push(`${schema}.${table}.${column}`);
  }
  return later;
}

/** The rooms of those who do not come are given back a quarter of an hour later, as in the portal. */
const BY_THE_MINUTE = new Set(['public.status_change.at']);

/** Columns with a moment that is neither a full nor a half hour. */
async function listOdd(client: pg.Client): Promise<string[]> {
  const odd: string[] = [];
  for (const { schema, table, column, type } of await listMoments(client)) {
    if (type === 'date') continue;
    const [schemaName, tableName, columnName] = [schema, table, column].map((name) => client.escapeIdentifier(name));
    const { rowCount } = await client.query(
      `select 1 from ${schemaName}.${tableName} t where extract(epoch from t.${columnName})::numeric % 1800 <> 0 limit 1`,
    );
    if (rowCount === 1) odd.push(`${schema}.${table}.${column}`);
  }
  return odd;
}

describe('the demonstration at any hour', () => {
  it.each(['2026-11-20', '2026-11-22', '2026-12-18', '2027-01-01', '2028-02-29', '2028-08-31'])(
    'on %s says of nothing ahead that it has happened, and of nothing that it did at an odd minute',
    async (today) => {
      const connection = await cloneDatabase();
      await seedDemo(connection, { students: 60, today, keys: KEYS });
      const client = new pg.Client(connection);
      await client.connect();
      const later = await listLater(client, today);
      const odd = await listOdd(client);
      await client.end();
      expect(later).toContain('public.counselling_slot.begins_at');
      expect(later.filter((name) => !AHEAD.has(name))).toEqual([]);
      expect(odd.filter((name) => !BY_THE_MINUTE.has(name))).toEqual([]);
    },
  );
});
