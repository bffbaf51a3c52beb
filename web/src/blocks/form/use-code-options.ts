import { reference } from '@naru/contract/areas/reference.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { type CodeQuery, toCodeOptions } from '../../platform/query/codes.ts';
import { useCall } from '../../platform/query/use-call.ts';
import type { ChoiceOption } from '../../ui/choice-option.ts';
import { formTexts } from './texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface CodeOptions {
  readonly options: readonly ChoiceOption[];
  /** The word of a code, also of one that is no longer used; the code itself until the words are there. */
  readonly labelOf: (code: string) => string;
  /** For the field's error, where the codes could not be read. */
  readonly error: string | undefined;
}

const none: readonly ChoiceOption[] = [];

/** The codes of a class as options of a Select; one that is no longer used is shown and cannot be chosen. */
export function useCodeOptions(query: CodeQuery): CodeOptions {
  const texts = useTexts(formTexts);
  const read = useCall(reference.listCodes, { query }, { staleTime: DAY_MS });
  const options: readonly ChoiceOption[] = read.data
    ? toCodeOptions(read.data.codeList, query).map((option) => ({
        ...option,
        note: option.disabled ? texts.codeUnused : undefined,
      }))
    : none;
  return {
    options,
    labelOf: (code) => options.find((option) => option.value === code)?.label ?? code,
    error: read.isError ? texts.codesError : undefined,
  };
}
