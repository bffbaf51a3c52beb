/** Values of the form of a declared record, and what is sent of them. Pure. */
import {
  appliesWith,
  emptyOf,
  type FieldName,
  listFields,
  type RecordContent,
  type RecordField,
  type RecordSpec,
  type RecordValues,
} from '@naru/contract/shared/record.ts';

/** A field that is drawn by a part of its own: what its form begins with, and its value; null while that is not whole. */
export interface OwnPart {
  readonly begin: (value: unknown) => unknown;
  readonly read: (draft: unknown) => unknown;
}
export type OwnParts<R extends RecordSpec> = Readonly<Partial<Record<FieldName<R>, OwnPart>>>;

/** A thing that is picked, with its word. */
export interface PickedOption {
  readonly value: string;
  readonly label: string;
}

/** Numbers, choices and days can be empty while the form is filled in; a part of its own has a draft of its own. */
export type FormValues<R extends RecordSpec> = {
  readonly [K in keyof RecordValues<R>]: R['fields'][K] extends RecordField<'OWN'>
    ? unknown
    : R['fields'][K] extends RecordField<'PICK'>
      ? PickedOption | null
      : R['fields'][K] extends RecordField<'NUMBER' | 'CHOICE' | 'DAY'>
        ? RecordValues<R>[K] | null
        : RecordValues<R>[K];
};

/** Returns what the form begins with: an entry that is changed, or nothing but what is given. */
export function beginWith<R extends RecordSpec>(
  record: R,
  entry: RecordValues<R> | undefined,
  { starts = {}, own }: { readonly starts?: Partial<FormValues<R>>; readonly own?: OwnParts<R> | undefined } = {},
): FormValues<R> {
  const given: Readonly<Record<string, unknown>> = entry ?? starts;
  const parts: Readonly<Record<string, OwnPart | undefined>> = own ?? {};
  const values = listFields(record).map(([name, field]) => {
    const part = parts[name];
    return [name, part ? part.begin(given[name]) : (given[name] ?? emptyOf(field))];
  });
  return Object.fromEntries(values) as FormValues<R>; // by the kinds of its fields
}

/** Returns the values that a form's stand for: those of parts of their own are read, and of fields that do not apply none. */
export function readValues<R extends RecordSpec>(
  record: R,
  values: FormValues<R>,
  own?: OwnParts<R>,
): Readonly<Record<string, unknown>> {
  const written: Readonly<Record<string, unknown>> = values;
  const parts: Readonly<Record<string, OwnPart | undefined>> = own ?? {};
  const read = listFields(record).map(([name, field]) => {
    if (!appliesWith(field, written)) return [name, emptyOf(field)];
    const part = parts[name];
    const draft = written[name];
    if (field.kind === 'PICK') return [name, (draft as PickedOption | null)?.value ?? null]; // by its kind
    return [name, part ? part.read(draft) : draft];
  });
  return Object.fromEntries(read) as Readonly<Record<string, unknown>>; // of pairs
}

/** Returns what is sent. `isNew`: with the fields that stay as they were made. */
export function bodyOf<R extends RecordSpec>(
  record: R,
  values: FormValues<R>,
  { isNew, own }: { readonly isNew: boolean; readonly own?: OwnParts<R> | undefined },
): RecordContent<R> | RecordValues<R> {
  const read = readValues(record, values, own);
  const sent = listFields(record).filter(([, { isMade }]) => isNew || !isMade);
  return Object.fromEntries(sent.map(([name]) => [name, read[name]])) as RecordContent<R>; // what was checked has a value where it needs one
}
