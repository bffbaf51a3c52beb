/** The records of the change log by the actions that changed them, and entries as people read them. */
import type { LoggedChange, FieldChange } from '@naru/contract/areas/change-log.ts';

import type { LoggedRecord } from '../../../blocks/manifest/logged-record.ts';
import type { Db } from '../../../platform/db/db.ts';
import { namesOf } from '../../../platform/http/field-messages.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { listDifferences, writeLines, type JsonValue } from './rules.ts';
import type { ChangeDetailRow, ChangeFilters, ChangeRow, LoggedAct } from './store.ts';
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

interface Reading {
  readonly records: readonly LoggedRecord[];
  readonly locale: Locale;
}

/** Presents entries with the names of their records, read a kind at a time. */
export async function presentChanges(
  db: Db,
  rows: readonly ChangeRow[],
  { records, locale }: Reading,
): Promise<LoggedChange[]> {
  const names = await readByKind(rows, records, ({ selectNames }, ofKind) => {
    const ids = [...new Set(ofKind.flatMap(({ entityId }) => entityId ?? []))];
    return selectNames?.(db, { ids, locale });
  });
  const byEntity = new Map(records.map((record) => [record.entity, record]));
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

/** Presents what each entry changed, in their order, each field under its name. */
export async function presentFields(
  db: Db,
  rows: readonly ChangeDetailRow[],
  { records, locale }: Reading,
): Promise<FieldChange[][]> {
  const writers = await readByKind(rows, records, ({ openWriter }) => openWriter?.(db, locale));
  const words = changeWords[locale];
  return rows.map(({ before, after, entity }) => {
    const names = namesOf(locale, records.find((one) => one.entity === entity)?.record);
    return listDifferences(before ?? undefined, after ?? undefined).map(({ path, ...sides }) => {
      // The whole record is one list: privileges of a role.
      const write = path === '' ? writers.get(entity) : undefined;
      const linesOf = (value: JsonValue | undefined): string[] => {
        const lines = writeLines(value, words);
        return write ? [...write(lines)] : lines;
      };
      const fieldNm =
        path === ''
          ? ''
          : path
              .split('.')
              .map((name) => names[name] ?? name)
              .join(' › ');
      return { path, fieldNm, beforeList: linesOf(sides.before), afterList: linesOf(sides.after) };
    });
  });
}

/** Reads something once for each kind of record among entries. */
async function readByKind<Read>(
  rows: readonly ChangeRow[],
  records: readonly LoggedRecord[],
  read: (record: LoggedRecord, ofKind: readonly ChangeRow[]) => Promise<Read> | undefined,
): Promise<ReadonlyMap<string, Read>> {
  const found = new Map<string, Read>();
  const byKind = Map.groupBy(rows, (row) => row.entity);
  for (const record of records) {
    const reading = byKind.has(record.entity) ? read(record, byKind.get(record.entity) ?? []) : undefined;
    if (reading) found.set(record.entity, await reading);
  }
  return found;
}
