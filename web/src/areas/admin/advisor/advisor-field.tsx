import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import type { Advisor } from '@naru/contract/areas/counselling/advisor/words.ts';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { advisorTexts } from './texts.ts';

export interface AdvisorOptions {
  readonly options: readonly ComboboxOption[];
  readonly loading: boolean;
  readonly onQueryChange: (word: string) => void;
}

/** Reads possible advisors and the number of students of each: the first ones, or those that match the typed word. */
export function useAdvisorOptions(): AdvisorOptions {
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  const [word, setWord] = useState('');
  const query = useCall(
    advisorDesk.pageAdvisors,
    { query: { searchText: word || undefined, size: '20' } },
    { keepsPrevious: true },
  );
  const toOption = (one: Advisor): ComboboxOption => ({
    value: one.memberId,
    label: one.name,
    note: joinFacts([one.deptNm ?? '', texts.load(format.number(one.count))]),
  });
  return {
    options: (query.data?.advisorPage.content ?? []).map(toOption),
    loading: query.isFetching,
    onQueryChange: (typed) => setWord(typed.trim()),
  };
}

export interface AdvisorFieldProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: ComboboxOption | null;
  readonly onValueChange: (value: ComboboxOption | null) => void;
}

/** A field to choose a professor among possible advisors. */
export function AdvisorField({ id, label, error, value, onValueChange }: AdvisorFieldProps) {
  const texts = useTexts(advisorTexts);
  const advisors = useAdvisorOptions();
  return (
    <Combobox
      id={id}
      label={label}
      error={error}
      {...advisors}
      value={value}
      onValueChange={onValueChange}
      empty={texts.emptyAdvisor}
    />
  );
}
