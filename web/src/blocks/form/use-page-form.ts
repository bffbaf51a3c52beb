import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';

import type { CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { FieldProblem } from '../../ui/error-summary.tsx';
import type { ContractCheck } from './contract-resolver.ts';
import { fieldIdOf, type FieldNames, listErrors, nameProblem } from './field-problems.ts';
import { makeSending, makeWriting, NO_REFUSAL, type Refusal } from './form-core.ts';
import { bindFields, type Bindings, errorAt, type Problems, resolveBy } from './form-values.ts';
import type { KeptWhere } from './left-forms.ts';
import { formTexts } from './texts.ts';
import { useLeftForm } from './use-left-form.ts';

export interface PageFormOptions<Values, Field extends string> {
  /** The server's names of what it may refuse and what people call them, in the order of the form. */
  readonly names: Readonly<Record<Field, string>>;
  readonly initial: Values;
  /** Names what is missing in the form's own words; without it the contract does. */
  readonly check?: ((values: Values) => Problems<Field>) | undefined;
  readonly contract?: ContractCheck | undefined;
  /** The part of the call's body that fields stand in, where they don't stand in the body itself. */
  readonly within?: string | undefined;
  /** Where what was typed stays when the session ends elsewhere; PAGE for what is confidential. */
  readonly kept?: KeptWhere | undefined;
  /** Which record it is about, where the address does not say it. */
  readonly keptAs?: string | undefined;
}

export interface PageForm<Values, Field extends string = string> extends Bindings<Values, Field> {
  readonly values: Values;
  readonly set: (part: Partial<Values>) => void;
  readonly errors: Problems<Field>;
  readonly idOf: (field: Field) => string;
  /** Nothing is wrong there any more, before the next attempt. */
  readonly clear: (field: Field) => void;
  /** For the fields of files: nothing is sent before they have arrived. */
  readonly countRunning: (count: number) => void;
  /** False where something of these fields is missing, which then stands there. */
  readonly check: (fields: readonly Field[]) => Promise<boolean>;
  /** Sends what holds; what does not stands at its field. */
  readonly submit: (send: (values: Values) => unknown) => Promise<void>;
  /** Puts what is wrong at its field, as a refusal of the server's would stand there. */
  readonly showProblems: (problems: Problems<Field>) => void;
  /** Puts what the server refused where it belongs; what was written stays. */
  readonly refuse: (failure: CallError) => void;
  /** Begins anew with what is saved now. */
  readonly settle: (saved: Values) => void;
  /** Takes over what somebody else saved; what was typed here stays. */
  readonly rebase: (saved: Values) => void;
  /** Goes on to what came of it, without asking. */
  readonly leave: (to: string) => void;
  readonly frame: FormFrame;
}

/** For the parts that draw a form. */
export interface FormFrame extends Refusal {
  readonly problems: readonly FieldProblem[];
  /** Counts the attempts that failed. */
  readonly attempt: number;
  readonly isUnsaved: boolean;
}

/** A form: its values, what is wrong with them, and what the server said. `Form` shows it. */
export function usePageForm<Values extends object, Field extends string>({
  names,
  initial,
  check,
  contract,
  within,
  kept = 'TAB',
  keptAs = '',
}: PageFormOptions<Values, Field>): PageForm<Values, Field> {
  const { filesRunning } = useTexts(formTexts);
  const navigate = useNavigate();
  const formId = useId();
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const [attempt, setAttempt] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const [running, setRunning] = useState(0);
  const rhf = useForm<FieldValues, FieldNames>({
    defaultValues: initial,
    resolver: contract?.resolver ?? resolveBy((written) => check?.(written as Values) ?? {}),
    context: names,
    // Not when a field is left: the error's line would move what is being pressed from under the pointer.
    mode: 'onSubmit',
    // The summary takes the focus, and leads from there to each field.
    shouldFocusError: false,
  });
  const { errors: found, isDirty } = rhf.formState;
  const values = useWatch({ control: rhf.control }) as Values; // what it began with, changed by `set` alone
  const fields = Object.keys(names) as Field[]; // what a record of them holds
  const idOf = (field: string): string => fieldIdOf(formId, field);
  const errors = listErrors(fields, (field) => errorAt(found, field));
  const core = { rhf, fields, values, attempt, fail: () => setAttempt((count) => count + 1), setRefusal };
  const { change, ...writing } = makeWriting(core);
  const isUnsaved = isDirty && !isLeft;
  useLeftForm<Values>({ form: `${fields.join()} ${keptAs}`, values, isUnsaved, where: kept, restore: writing.set });
  const sending = makeSending(core, { within, obstacle: running > 0 ? filesRunning : null });
  return {
    ...bindFields<Values, Field>({
      values: values as Readonly<Record<string, unknown>>, // any object's
      change,
      boundOf: (field) => ({ id: idOf(field), error: errors[field as Field] }), // one of another name has none
    }),
    ...writing,
    ...sending,
    values,
    errors,
    idOf,
    clear: (field) => rhf.clearErrors(field),
    countRunning: setRunning,
    leave: (to) => {
      setLeft(true);
      // After the guard has heard that nothing is left to lose.
      setTimeout(() => void navigate({ to, replace: true, ignoreBlocker: true }), 0);
    },
    frame: {
      problems: fields.flatMap((field) => {
        const message = errors[field];
        return message === undefined ? [] : [{ fieldId: idOf(field), message: nameProblem(names[field], message) }];
      }),
      ...refusal,
      attempt,
      isUnsaved,
    },
  };
}
