/** Makes and changes declared records: judged by their declaration and the area's own rules, guarded by the version, audited. */
import {
  findRecordProblems,
  type FieldName,
  listFields,
  type RecordContent,
  type RecordSpec,
  type RecordValues,
} from '@naru/contract/shared/record.ts';

import type { Person } from '../../platform/access/actor.ts';
import { newId } from '../../platform/db/id.ts';
import { fail, Failure, type Reason } from '../../platform/http/failure.ts';
import { describeProblem } from '../../platform/http/field-messages.ts';
import type { WriteContext } from '../../platform/http/serve.ts';
import { writeAudit } from '../audit/store.ts';
import { saveChange } from '../workflow/save-change.ts';
import { insertRecord, updateRecord } from './store.ts';

/** A field that the area's own rules refuse, with the sentence for the person. */
export interface FieldRefusal<R extends RecordSpec> {
  readonly field: FieldName<R>;
  readonly reason: Reason;
}

interface Judged<R extends RecordSpec> {
  readonly values: RecordValues<R>;
  readonly isWritten: (name: string) => boolean;
  readonly refusals: readonly FieldRefusal<R>[];
}

/** @throws Failure `invalid` at the fields that do not hold; what the declaration says stands before the area's rules */
function refuseProblems<R extends RecordSpec>(ctx: WriteContext<Person>, record: R, judged: Judged<R>): void {
  const declared = findRecordProblems(record, judged.values, judged.isWritten).map((problem) =>
    describeProblem(record, problem, ctx.locale),
  );
  const own = judged.refusals.map(({ field, reason }) => ({ field, message: reason[ctx.locale] }));
  const fields = [...declared, ...own.filter(({ field }) => declared.every((one) => one.field !== field))];
  if (fields.length > 0) throw new Failure('invalid', { fields });
}

export interface NewRecord<R extends RecordSpec> {
  /** The call, by its name in the audit log. */
  readonly action: string;
  readonly values: RecordValues<R>;
  readonly rules?: (values: RecordValues<R>) => readonly FieldRefusal<R>[];
  /** Says which field another record has already. */
  readonly taken: () => Promise<FieldRefusal<R>>;
}

/** Makes a record and gives its id. @throws Failure `invalid` */
export async function createRecord<R extends RecordSpec>(
  ctx: WriteContext<Person>,
  record: R,
  { action, values, rules, taken }: NewRecord<R>,
): Promise<string> {
  refuseProblems(ctx, record, { values, isWritten: () => true, refusals: rules?.(values) ?? [] });
  const id = await insertRecord(ctx.tx, record, { key: newId(), values });
  if (id === undefined) {
    const { field, reason } = await taken();
    throw new Failure('invalid', { fields: [{ field, message: reason[ctx.locale] }] });
  }
  await writeAudit(ctx.tx, ctx, { action, entity: record.table, entityId: id, after: values });
  return id;
}

export interface ChangedRecord<R extends RecordSpec> {
  readonly action: string;
  readonly key: string;
  /** Reads the record as it stands; undefined where there is none. */
  readonly read: () => Promise<(RecordValues<R> & { readonly version: number }) | undefined>;
  readonly body: RecordContent<R> & { readonly version: number };
  /** Judges all values as they would be, against those that are kept. */
  readonly rules?: (values: RecordValues<R>, kept: RecordValues<R>) => readonly FieldRefusal<R>[];
}

/** Changes what can be changed. @throws Failure `notFound`, `invalid`, or `conflict` where somebody was faster */
export async function changeRecord<R extends RecordSpec>(
  ctx: WriteContext<Person>,
  record: R,
  { action, key, read, body, rules }: ChangedRecord<R>,
): Promise<void> {
  const { version, ...rest } = body;
  const content: Readonly<Record<string, unknown>> = rest; // the body without its version
  const row = (await read()) ?? fail('notFound');
  const values: RecordValues<R> = { ...row, ...content };
  const isWritten = (name: string): boolean => name in content;
  refuseProblems(ctx, record, { values, isWritten, refusals: rules?.(values, row) ?? [] });
  const names = listFields(record).flatMap(([name, { isMade }]) => (isMade ? [] : [name]));
  const kept: Readonly<Record<string, unknown>> = row;
  await saveChange(ctx, {
    current: { version: row.version },
    reread: async () => ({ version: (await read())?.version }),
    version,
    save: () => updateRecord(ctx.tx, record, { key, version, content }),
    audit: {
      action,
      entity: record.table,
      entityId: key,
      before: Object.fromEntries(names.map((name) => [name, kept[name]])),
      after: content,
    },
  });
}
