/** Tests and their versions as rows. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { TestFamily, VersionStatus } from '@naru/contract/areas/ability/words.ts';
import { sql, type RawBuilder } from 'kysely';

import { newId } from '../../../platform/db/id.ts';
import { nameOf } from '../../../platform/db/name.ts';
import { firstOf, rowsOf, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';

/** The name of a version in the history and in the audit log. */
export const VERSION = 'ability_version';

export interface TestRow {
  readonly id: string;
  readonly code: string;
  readonly family: TestFamily;
  readonly name: string;
}

export interface VersionRow {
  readonly id: string;
  readonly testId: string;
  readonly number: number;
  readonly status: VersionStatus;
  readonly content: Instrument;
  readonly createdAt: Date;
  readonly createdByNm: string | null;
  readonly changedAt: Date;
  readonly publishedAt: Date | null;
  readonly publishedByNm: string | null;
  readonly retiredAt: Date | null;
  readonly sessionCount: number;
  readonly version: number;
}

const versionColumns = (locale: Locale): RawBuilder<unknown> => sql`
  v.id, v.test_id as "testId", v.number, v.status, v.content, v.created_at as "createdAt",
  (select ${nameOf('m', locale)} from member m where m.id = v.created_by) as "createdByNm", v.changed_at as "changedAt",
  v.published_at as "publishedAt",
  (select ${nameOf('m', locale)} from member m where m.id = v.published_by) as "publishedByNm",
  v.retired_at as "retiredAt",
  (select count(*)::int from ability_session s where s.version_id = v.id and s.status = 'SCORED') as "sessionCount",
  v.version`;

export async function selectOptionalTest(db: Db, id: string, locale: Locale): Promise<TestRow | undefined> {
  const { rows } = await sql<TestRow>`
    select t.id, t.code, t.family, ${nameOf('t', locale)} as name from ability_test t where t.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0];
}

export async function selectOptionalTestByCode(db: Db, code: string, locale: Locale): Promise<TestRow | undefined> {
  const { rows } = await sql<TestRow>`
    select t.id, t.code, t.family, ${nameOf('t', locale)} as name from ability_test t where t.code = ${code}`.execute(
    db,
  );
  return rows[0];
}

/** Selects the versions of a test, the latest first; at most fifty, as an instrument names no more. */
export function selectVersions(db: Db, testId: string, locale: Locale): Promise<VersionRow[]> {
  return rowsOf<VersionRow>(db)`
    select ${versionColumns(locale)} from ability_version v
    where v.test_id = ${testId}::uuid order by v.number desc limit 50`;
}

export function selectOptionalVersion(db: Db, id: string, locale: Locale): Promise<VersionRow | undefined> {
  return firstOf<VersionRow>(db)`
    select ${versionColumns(locale)} from ability_version v where v.id = ${id}::uuid`;
}

/** Holds a test until the transaction ends: of two who change its versions, the second one waits. */
export async function lockTest(tx: Tx, id: string): Promise<void> {
  await sql`select t.id from ability_test t where t.id = ${id}::uuid for update`.execute(tx);
}

/** Selects which test a version is of. */
export async function selectOptionalTestOf(db: Db, versionId: string): Promise<string | undefined> {
  const row = await firstOf<{ testId: string }>(db)`
    select v.test_id as "testId" from ability_version v where v.id = ${versionId}::uuid`;
  return row?.testId;
}

/** Selects which of these codes tests have. */
export async function selectKnownCodes(db: Db, codes: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ code: string }>(db)`
    select t.code from ability_test t where t.code = any(${codes}::text[])`;
  return rows.map(({ code }) => code);
}

/** Inserts a test at the end of its family where none has its code. Whatever of the two: the one that has it now is held. */
export async function insertTest(tx: Tx, { code, family, name }: Instrument): Promise<string> {
  await sql`
    insert into ability_test (id, code, family, name_ko, name_en, position)
    select ${newId()}::uuid, ${code}, ${family}, ${name.ko}, ${name.en},
      coalesce((select max(t.position) from ability_test t where t.family = ${family}), 0) + 1
    on conflict (code) do nothing`.execute(tx);
  const { id } = await tx
    .selectFrom('ability_test')
    .select('ability_test.id')
    .where('ability_test.code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewDraft {
  readonly testId: string;
  readonly content: Instrument;
  readonly at: Date;
  readonly by: string;
}

/** Inserts a draft of the next version; undefined where there is a draft already. The test is held. */
export async function insertOptionalDraft(tx: Tx, { testId, content, at, by }: NewDraft): Promise<string | undefined> {
  const row = await firstOf<{ id: string }>(tx)`
    insert into ability_version (id, test_id, number, status, content, created_at, created_by, changed_at)
    select ${newId()}::uuid, ${testId}::uuid,
      coalesce((select max(v.number) from ability_version v where v.test_id = ${testId}::uuid), 0) + 1,
      'DRAFT', ${JSON.stringify(content)}::jsonb, ${at}, ${by}::uuid, ${at}
    on conflict do nothing returning ability_version.id`;
  return row?.id;
}

/** Replaces the content of a draft; false where it is none any more, or was changed. */
export async function updateDraft(
  tx: Tx,
  { id, version }: Pick<VersionRow, 'id' | 'version'>,
  { content, at }: { readonly content: Instrument; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ability_version')
    .set({ content: JSON.stringify(content), changed_at: at, version: version + 1 })
    .where('ability_version.id', '=', id)
    .where('ability_version.version', '=', version)
    .where('ability_version.status', '=', 'DRAFT')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a draft, and its test where it was the only version; false where it is none any more. */
export async function deleteDraft(tx: Tx, { id, testId, version }: VersionRow): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('ability_version')
    .where('ability_version.id', '=', id)
    .where('ability_version.version', '=', version)
    .where('ability_version.status', '=', 'DRAFT')
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await sql`
    delete from ability_test t where t.id = ${testId}::uuid
      and not exists (select from ability_version v where v.test_id = t.id)
      and not exists (select from ability_assignment a where a.test_id = t.id)`.execute(tx);
  return true;
}

/** Names a test as its version in force does, or its draft while none was ever published. */
export async function updateTest(tx: Tx, testId: string, { name, family }: Instrument): Promise<void> {
  await sql`
    update ability_test set name_ko = ${name.ko}, name_en = ${name.en}, family = ${family},
      version = ability_test.version + 1
    where ability_test.id = ${testId}::uuid`.execute(tx);
}
