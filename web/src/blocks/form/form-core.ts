/** Parts of `usePageForm`: how values change, and how a form is sent and refused. */
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';

import type { CallError } from '../../platform/http/call-error.ts';
import type { FieldNames } from './field-problems.ts';
import type { Problems } from './form-values.ts';
import { sortServerErrors } from './server-errors.ts';

export interface Refusal {
  readonly failure: CallError | null;
  /** A message that belongs to no field. */
  readonly elsewhere: string | null;
}
export const NO_REFUSAL: Refusal = { failure: null, elsewhere: null };

export interface FormCore<Values, Field extends string> {
  readonly rhf: UseFormReturn<FieldValues, FieldNames>;
  readonly fields: readonly Field[];
  readonly values: Values;
  /** Counts the attempts that failed. */
  readonly attempt: number;
  readonly fail: () => void;
  readonly setRefusal: (refusal: Refusal) => void;
}

type Part = Readonly<Record<string, unknown>>;

/** Whether a change concerns a field: of a list whose parts are fields of their own, those parts that differ. */
function isTouched(
  field: string,
  fields: readonly string[],
  { before, part }: Record<'before' | 'part', Part>,
): boolean {
  if (field in part) return !fields.some((other) => other.startsWith(`${field}.`));
  const isPart = Object.keys(part).some((name) => field.startsWith(`${name}.`));
  return isPart && JSON.stringify(get(before, field)) !== JSON.stringify(get(part, field));
}

/** Changes values; after an attempt that failed, what was changed is checked again. */
export function makeWriting<Values extends object, Field extends string>(core: FormCore<Values, Field>) {
  const { rhf, fields, values, attempt, setRefusal } = core;
  const recheck = (changed: readonly string[]): void => {
    if (attempt > 0 && changed.length > 0) void rhf.trigger([...changed]);
  };
  const set = (part: Partial<Values>): void => {
    const before = values as Part; // any object's
    for (const [name, value] of Object.entries(part)) rhf.setValue(name, value, { shouldDirty: true });
    recheck(fields.filter((field) => isTouched(field, fields, { before, part: part as Part }))); // as above
  };
  const settle = (saved: Values): void => {
    rhf.reset(saved);
    setRefusal(NO_REFUSAL);
  };
  return {
    set,
    settle,
    change: (name: string, value: unknown, field: string): void => {
      rhf.setValue(name, value, { shouldDirty: true });
      recheck(fields.filter((one) => one === field));
    },
    rebase: (saved: Values): void => {
      const began = (rhf.formState.defaultValues ?? {}) as Part; // by the names of the values
      const typed = Object.entries(values).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(began[name]),
      );
      settle(saved);
      set(Object.fromEntries(typed) as Partial<Values>); // a part of them
    },
  };
}

export interface SendingOptions {
  readonly within: string | undefined;
  /** Why nothing can be sent yet. */
  readonly obstacle: string | null;
}

/** Checks and sends; what does not hold stands at its field. */
export function makeSending<Values extends object, Field extends string>(
  core: FormCore<Values, Field>,
  { within, obstacle }: SendingOptions,
) {
  const { rhf, fields, fail, setRefusal } = core;
  const showProblems = (problems: Problems<Field>): void => {
    for (const [field, message] of Object.entries<string | undefined>(problems))
      if (message !== undefined) rhf.setError(field, { type: 'server', message });
    fail();
  };
  return {
    showProblems,
    check: async (part: readonly Field[]): Promise<boolean> => {
      setRefusal(NO_REFUSAL);
      rhf.clearErrors();
      const holds = part.length === 0 || (await rhf.trigger([...part]));
      if (!holds) fail();
      return holds;
    },
    submit: async (send: (values: Values) => unknown): Promise<void> => {
      setRefusal({ failure: null, elsewhere: obstacle });
      await rhf.handleSubmit((whole) => (obstacle === null ? send(whole as Values) : fail()), fail)(); // the form's own
    },
    refuse: (failure: CallError): void => {
      const { atFields, elsewhere } = sortServerErrors(failure, fields, within);
      const said = elsewhere.join(' ');
      const isElsewhere = atFields.length === 0 || said !== '';
      setRefusal({ failure, elsewhere: isElsewhere ? said || (failure.serverMessage ?? failure.message) : null });
      showProblems(Object.fromEntries(atFields.map(({ field, message }) => [field, message])) as Problems<Field>); // of the form's fields
    },
  };
}
