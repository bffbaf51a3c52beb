import type { CallInput, CallOutput, CallSpec } from '@naru/contract/call.ts';
import {
  appliesWith,
  type FieldName,
  findRecordProblems,
  isChosen,
  listFields,
  type RecordContent,
  type RecordField,
  type RecordProblem,
  type RecordSpec,
  type RecordValues,
} from '@naru/contract/shared/record.ts';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../platform/query/use-call-mutation.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { KeptWhere } from '../form/left-forms.ts';
import { formTexts } from '../form/texts.ts';
import { type PageForm, usePageForm } from '../form/use-page-form.ts';
import { beginWith, bodyOf, type FormValues, type OwnParts, readValues } from './record-values.ts';
import { recordTexts } from './texts.ts';

type Params = Readonly<Record<string, string>>;

export interface RecordFormOptions<R extends RecordSpec, Create extends CallSpec, Change extends CallSpec> {
  /** The one that is changed; undefined for a new one. */
  readonly entry: (RecordValues<R> & { readonly version: number }) | undefined;
  /** The version that was seen, where it is not the entry's. */
  readonly version?: number | undefined;
  /** Values that a new one begins with. */
  readonly starts?: Partial<FormValues<R>> | undefined;
  readonly create?: Create | undefined;
  readonly change?: Change | undefined;
  /** The parts in the address of the call. */
  readonly params?: Params | undefined;
  /** Values that the call asks for besides the record's. */
  readonly beside?: Readonly<Record<string, unknown>> | undefined;
  /** Fields that are drawn by parts of their own. */
  readonly own?: OwnParts<R> | undefined;
  /** Where it leads once it is saved, but for a dialog, which closes here; `text` in place of the sentence that says so. */
  readonly after: (saved: CallOutput<Create> | CallOutput<Change>) => { readonly to?: string; readonly text?: string };
  readonly kept?: KeptWhere | undefined;
}

export interface RecordPageForm<R extends RecordSpec> extends PageForm<FormValues<R>, FieldName<R>> {
  readonly record: R;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly send: (values: FormValues<R>) => void;
  /** Returns the body that would be sent, without a version. */
  readonly bodyOf: (values: FormValues<R>) => RecordContent<R> | RecordValues<R>;
}

/** The form of a declared record: its values, the check before it is sent, and saving it. `RecordForm` draws it. */
export function useRecordForm<R extends RecordSpec, Create extends CallSpec = never, Change extends CallSpec = never>(
  record: R,
  options: RecordFormOptions<R, Create, Change>,
): RecordPageForm<R> {
  const { entry, starts, create, change, params, beside, after, kept, own } = options;
  const { version = entry?.version } = options;
  const texts = useTexts(recordTexts);
  const locale = useLocale();
  const [initial] = useState(() => beginWith(record, entry, { ...(starts && { starts }), own }));
  const isNew = entry === undefined;
  const isAsked = (field: RecordField): boolean => isNew || !field.isMade;
  const asked = listFields(record).filter(([, field]) => isAsked(field));
  const describe = useDescribeProblem(record);
  const form = usePageForm<FormValues<R>, FieldName<R>>({
    names: Object.fromEntries(asked.map(([name, field]) => [name, field.name[locale]])) as Record<FieldName<R>, string>, // of these fields
    initial,
    check: (values) => {
      // A value in a field that does not apply is not sent.
      const applies = (name: string): boolean => {
        const field = record.fields[name];
        return field !== undefined && isAsked(field) && appliesWith(field, values);
      };
      const problems = findRecordProblems(record, readValues(record, values, own), applies);
      return Object.fromEntries(problems.map((problem) => [problem.field, describe(problem)])) as Partial<
        Record<FieldName<R>, string>
      >; // of its fields
    },
    kept,
  });
  const call = isNew ? create : change;
  if (!call) throw new Error(`${record.table} has no call for this.`);
  const save = useCallMutation<CallSpec>(call, { alertMessage: null });
  const toBody = (values: FormValues<R>) => bodyOf(record, values, { isNew, own });
  const send = (values: FormValues<R>): void => {
    const input = { params, body: { ...toBody(values), ...beside, ...(version !== undefined && { version }) } };
    // The call is one of any; its input is what its record declares.
    save.mutate(input as unknown as CallInput<CallSpec>, {
      onSuccess: (saved) => {
        const noun = record.name[locale];
        const { to, text = isNew ? texts.made(noun) : texts.saved(noun) } = after(saved as CallOutput<Create>); // the call's own answer
        showToast({ text, tone: 'done' });
        if (to !== undefined) form.leave(to);
      },
      onError: form.refuse,
    });
  };
  return { ...form, record, isNew, isSaving: save.isPending, send, bodyOf: toBody };
}

/** Says what is wrong with a field, in the words that the server would use. */
function useDescribeProblem(record: RecordSpec): (problem: RecordProblem) => string {
  const say = useTexts(formTexts);
  const own = useTexts(recordTexts);
  const format = useFormat();
  const locale = useLocale();
  return ({ field, kind, bound = 0 }) => {
    const facts = record.fields[field];
    const name = facts?.name[locale] ?? field;
    const n = format.number(bound, facts?.decimals ?? 0);
    switch (kind) {
      case 'MISSING':
        return facts && isChosen(facts) ? say.unchosen(name) : say.missing(name);
      case 'CODE':
        return own.code(name);
      case 'TOO_LONG':
        return say.tooLong(name, n);
      case 'TOO_SMALL':
        return say.tooSmall(name, n);
      case 'TOO_LARGE':
        return say.tooBig(name, n);
      case 'DECIMALS':
        return own.decimals(name, format.number(bound));
      case 'DAY':
      case 'NOT_HERE':
        return say.wrong(name);
    }
  };
}
