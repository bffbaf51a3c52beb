/**
 * A readable listing of the migrated schema, made from the catalogue: schema.sql, checked for drift.
 */
import type pg from 'pg';

/** The portal's schemas: the common one, and the one for the most confidential data. */
export const OWN_SCHEMAS = ['public', 'psych'] as const;

const OWN = `n.nspname = any('{${OWN_SCHEMAS.join(',')}}') and not c.relispartition`;

/** Lists the whole schema as text, the same for the same schema on every PostgreSQL from 15 on. */
export async function listSchema(client: pg.ClientBase): Promise<string> {
  const parts = [
    '-- Generated from the migrated database by `npm run db -- types`; do not edit.\n',
    ...(await listFunctions(client)),
    ...(await listTables(client)),
  ];
  return `${parts.join('\n')}\n`;
}

async function listFunctions(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(`
    select pg_get_functiondef(p.oid) as text
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname, pg_get_function_identity_arguments(p.oid)`);
  return rows.map((row) => `${row.text.trim()};\n`);
}

interface TableRow {
  readonly oid: number;
  readonly name: string;
  readonly partition: string | null;
}

async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<TableRow>(`
    select c.oid::int as oid, case when n.nspname = 'public' then '' else n.nspname || '.' end || c.relname as name, pg_get_partkeydef(c.oid) as partition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OWN} and c.relkind in ('r', 'p') and c.relname <> 'migration'
    order by n.nspname <> 'public', c.relname`);
  const texts: string[] = [];
  for (const table of rows) texts.push(await listTable(client, table));
  return texts;
}

async function listTable(client: pg.ClientBase, table: TableRow): Promise<string> {
  const lines = (await client.query<{ text: string }>(COLUMNS, [table.oid])).rows.map((row) => `  ${row.text}`);
  const constraints = (await client.query<{ text: string }>(CONSTRAINTS, [table.oid])).rows.map(
    (row) => `  ${row.text}`,
  );
  const indexes = (await client.query<{ text: string }>(INDEXES, [table.oid])).rows.map((row) => `${row.text};`);
  const partition = table.partition ? ` partition by ${table.partition}` : '';
  return [
    `create table ${table.name} (`,
    [...lines, ...constraints].join(',\n'),
    `)${partition};`,
    ...indexes,
    '',
  ].join('\n');
}

const COLUMNS = `
  select a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || coalesce(' collate "' || nullif(co.collname, 'default') || '"', '')
    || case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
            when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
    || case when a.attnotnull then ' not null' else '' end as text
  from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    left join pg_collation co on co.oid = a.attcollation
  where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped
  order by a.attnum`;

// PostgreSQL 18 lists not-null constraints too; the column says it already.
const CONSTRAINTS = `
  select 'constraint ' || c.conname || ' ' || pg_get_constraintdef(c.oid) as text
  from pg_constraint c where c.conrelid = $1 and c.contype in ('p', 'u', 'f', 'c', 'x') order by c.contype desc, c.conname`;

const INDEXES = `
  select pg_get_indexdef(i.indexrelid) as text
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = $1 and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname`;
