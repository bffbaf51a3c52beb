import { useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';

import type { CallError } from '../../platform/http/call-error.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { FieldProblem } from '../../ui/error-summary.tsx';
import { fieldIdOf, nameProblem } from './field-problems.ts';
import { longFormTexts } from './long-form-texts.ts';
import { sortServerErrors } from './server-errors.ts';
import { type ServerDraft, useServerDraft } from './use-server-draft.ts';

export interface LongFormOptions<Values, Field extends string, Content> {
  /** The server's names of what it may refuse and what people call them, in the order of the form. */
  readonly names: Readonly<Record<Field, string>>;
  readonly blank: Values;
  /** What was written earlier and never sent. */
  readonly draft: { readonly values: Values; readonly savedAt: string } | null;
  /** What of it the server keeps while it is being written. */
  readonly contentOf: (values: Values) => Content;
  /** Keeps it; rejects where that failed. */
  readonly save: (content: Content) => Promise<unknown>;
}

export interface LongFormState<Values, Field extends string = string> {
  readonly values: Values;
  readonly set: (part: Partial<Values>) => void;
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  /** What was wrong is no more, before the next attempt. */
  readonly clear: (field: Field) => void;
  readonly idOf: (field: Field) => string;
  /** For the fields of files: nothing is sent before they have arrived. */
  readonly countRunning: (count: number) => void;
  /** False where something is missing, which then stands at its field; true once no draft is on its way any more. */
  readonly begin: (missing: Readonly<Partial<Record<Field, string>>>) => Promise<boolean>;
  /** Puts what the server refused where it belongs; what was written stays, and is kept again. */
  readonly refuse: (failure: CallError) => void;
  /** Goes on to what came of it, without asking. */
  readonly leave: (to: string) => void;
  readonly startOver: () => void;
  /** For the frame alone. */
  readonly frame: {
    readonly restoredAt: string | null;
    readonly problems: readonly FieldProblem[];
    readonly elsewhere: string | null;
    readonly attempt: number;
    readonly isUnsaved: boolean;
    readonly isWaiting: boolean;
    readonly autosave: ServerDraft;
  };
}

/**
 * A long form that is kept on the server while it is written, for its writer alone, and sent as a whole. What was written
 * stays through every failure. `LongForm` shows it.
 */
export function useLongForm<Values extends object, Field extends string, Content>({
  names,
  blank,
  draft,
  contentOf,
  save,
}: LongFormOptions<Values, Field, Content>): LongFormState<Values, Field> {
  const texts = useTexts(longFormTexts);
  const navigate = useNavigate();
  const formId = useId();
  const [values, setValues] = useState<Values>(draft?.values ?? blank);
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt ?? null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const running = useRef(0);
  const autosave = useServerDraft({ content: contentOf(values), isUnsaved, save });
  const fields = Object.keys(names) as Field[]; // what a record of them holds
  const idOf = (field: Field): string => fieldIdOf(formId, field);
  return {
    values,
    set: (part) => {
      setValues((current) => ({ ...current, ...part }));
      setUnsaved(true);
    },
    errors,
    clear: (field) => setErrors(({ [field]: _gone, ...rest }) => rest as Partial<Record<Field, string>>), // all but one
    idOf,
    countRunning: (count) => {
      running.current = count;
    },
    begin: async (missing) => {
      setErrors(missing);
      setElsewhere(running.current > 0 ? texts.filesRunning : null);
      if (Object.keys(missing).length > 0 || running.current > 0) {
        setAttempt((count) => count + 1);
        return false;
      }
      setWaiting(true);
      await autosave.rest();
      setWaiting(false);
      return true;
    },
    refuse: (failure) => {
      autosave.goOn();
      const sorted = sortServerErrors(failure, fields);
      setErrors(
        Object.fromEntries(sorted.atFields.map(({ field, message }) => [field, message])) as Partial<
          Record<Field, string>
        >, // its fields are those of the form
      );
      setElsewhere(sorted.atFields.length === 0 ? (failure.serverMessage ?? failure.message) : null);
      setAttempt((count) => count + 1);
    },
    leave: (to) => {
      setUnsaved(false);
      // After the guard has heard that nothing is left to lose.
      setTimeout(() => void navigate({ to, replace: true, ignoreBlocker: true }), 0);
    },
    startOver: () => {
      setValues(blank);
      setRestoredAt(null);
      setUnsaved(true);
    },
    frame: {
      restoredAt,
      problems: fields.flatMap((field) => {
        const message = errors[field];
        return message === undefined ? [] : [{ fieldId: idOf(field), message: nameProblem(names[field], message) }];
      }),
      elsewhere,
      attempt,
      isUnsaved,
      isWaiting,
      autosave,
    },
  };
}
