import { defineRecord, line, number } from '@naru/contract/shared/record.ts';
import { Kysely, PostgresAdapter, DummyDriver, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, it } from 'vitest';

import { columnOf, columnsOf } from './store.ts';

const named = { ko: '이름', en: 'Name' };
const RECORD = defineRecord('example', named, {
  fields: {
    nameKo: line(9, named),
    mostHours: number({ min: 0, max: 9, decimals: 1 }, named),
    group: line(9, named).optional().orNull(),
    isInUse: line(9, named).column('in_use'),
  },
});
const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it('a column is the name of its field in snake_case, or the one that is declared', () => {
  expect(columnOf('mostHours', {})).toBe('most_hours');
  expect(columnOf('isInUse', { columnName: 'in_use' })).toBe('in_use');
});

it('fields are selected under their names, numbers and texts as the browser has them', () => {
  const { sql: text } = sql`select ${columnsOf(RECORD, 'e')}`.compile(db);
  expect(text).toBe(
    `select "e"."name_ko" as "nameKo", "e"."most_hours"::float8 as "mostHours", coalesce("e"."group", '') as "group", "e"."in_use" as "isInUse"`,
  );
});
