/** The records of the change log by the actions that changed them, and entries as people read them. */
import type { LoggedChange, FieldChange } from '@naru/contract/areas/change-log.ts';

import type { LoggedRecord } from '../../../blocks/manifest/logged-record.ts';
import type { Db } from '../../../platform/db/db.ts';
import { namesOf } from '../../../platform/http/field-messages.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { listDifferences, writeLines, type JsonValue } from './rules.ts';
import { selectNames, type ChangeDetailRow, type ChangeFilters, type ChangeRow, type LoggedAct } from './store.ts';
import { changeWords } from './words.ts';

export interface ListFilters {
  readonly kind?: string | undefined;
  readonly recordId?: string | undefined;
  readonly searchText?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export function readFilters(
  records: readonly LoggedRecord[],
  { kind, recordId, searchText, from, until }: ListFilters,
): ChangeFilters {
  const wanted = records.filter(({ entity }) => kind === undefined || entity === kind);
  return { acts: wanted.flatMap(listActs), recordId, search: readSearch(searchText), from, until };
}

export const listActs = ({ entity, acts }: LoggedRecord): LoggedAct[] =>
  Object.keys(acts).map((action) => ({ entity, action }));

/** Presents entries with the names of their records, read a kind at a time. */
export async function presentChanges(
  db: Db,
  rows: readonly ChangeRow[],
  { records, locale }: { readonly records: readonly LoggedRecord[]; readonly locale: Locale },
): Promise<LoggedChange[]> {
  const byEntity = new Map(records.map((record) => [record.entity, record]));
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [entity, ofKind] of Map.groupBy(rows, (row) => row.entity)) {
    const named = byEntity.get(entity)?.named;
    const ids = [...new Set(ofKind.flatMap(({ entityId }) => entityId ?? []))];
    if (named) names.set(entity, await selectNames(db, named, { ids, locale }));
  }
  return rows.map(({ id, at, byName, byNumber, action, entity, entityId }) => ({
    changeId: id,
    at: at.toISOString(),
    byNm: byName,
    byNumber,
    actNm: byEntity.get(entity)?.acts[action]?.[locale] ?? action,
    kind: entity,
    kindNm: byEntity.get(entity)?.name[locale] ?? entity,
    recordId: entityId,
    recordNm: names.get(entity)?.get(entityId ?? '') ?? null,
  }));
}

/** Presents what an entry changed, each field under its name. */
export async function presentFields(
  db: Db,
  { before, after, entity }: Pick<ChangeDetailRow, 'before' | 'after' | 'entity'>,
  { records, locale }: { readonly records: readonly LoggedRecord[]; readonly locale: Locale },
): Promise<FieldChange[]> {
  const record = records.find((one) => one.entity === entity);
  const names = namesOf(locale, record?.record);
  const words = changeWords[locale];
  const write = async (path: string, value: JsonValue | undefined): Promise<string[]> => {
    const lines = writeLines(value, words);
    return path === '' && record?.writeValues ? [...(await record.writeValues(db, lines, locale))] : lines;
  };
  const fields: FieldChange[] = [];
  for (const { path, ...sides } of listDifferences(before ?? undefined, after ?? undefined))
    fields.push({
      path,
      // The whole record is one list: privileges of a role.
      fieldNm:
        path === ''
          ? ''
          : path
              .split('.')
              .map((name) => names[name] ?? name)
              .join(' › '),
      beforeList: await write(path, sides.before),
      afterList: await write(path, sides.after),
    });
  return fields;
}
