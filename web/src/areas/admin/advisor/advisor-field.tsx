import { advisorDesk } from '@naru/contract/areas/counselling/advisor-desk.ts';
import type { Advisor } from '@naru/contract/areas/counselling/advisor-words.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { advisorTexts } from './texts.ts';

export type Advisors = CallOutput<typeof advisorDesk.listAdvisors>['advisorList'];

/** Who may advise, with how many each has. */
export function useAdvisorOptions(): { readonly options: readonly ComboboxOption[]; readonly isLoading: boolean } {
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  const query = useCall(advisorDesk.listAdvisors, { query: {} });
  const toOption = (one: Advisor): ComboboxOption => ({
    value: one.memberId,
    label: one.name,
    note: [one.deptNm ?? '', texts.load(format.number(one.count))].filter(Boolean).join(' · '),
  });
  return { options: (query.data?.advisorList ?? []).map(toOption), isLoading: query.isLoading };
}

export interface AdvisorFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: ComboboxOption | null;
  readonly onValueChange: (value: ComboboxOption | null) => void;
}

/** One professor among those who may advise. */
export function AdvisorField({ label, error, value, onValueChange }: AdvisorFieldProps) {
  const texts = useTexts(advisorTexts);
  const { options, isLoading } = useAdvisorOptions();
  return (
    <Combobox
      label={label}
      error={error}
      options={options}
      value={value}
      onValueChange={onValueChange}
      loading={isLoading}
      labels={{ open: texts.open, clear: texts.clear, loading: texts.loading, empty: texts.emptyAdvisor }}
    />
  );
}
