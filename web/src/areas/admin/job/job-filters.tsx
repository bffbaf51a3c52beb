import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type JobFilter, type JobListState, withinView } from './job-list.ts';
import { jobTexts } from './texts.ts';

export interface FilterChoice {
  readonly filter: JobFilter;
  readonly label: string;
  /** The label of the option that clears the filter. */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface JobFiltersProps {
  readonly list: JobListState;
  readonly choices: readonly FilterChoice[];
  readonly summary: string | undefined;
}

export function JobFilters({ list, choices, summary }: JobFiltersProps) {
  const texts = useTexts(jobTexts);
  // A value in the address that this part of the screen does not offer filters nothing.
  const set = choices.filter(({ filter, options }) => options.some(({ value }) => value === list.filters[filter]));
  const labelOf = (filter: JobFilter, value: string): string =>
    choices.find((choice) => choice.filter === filter)?.options.find((option) => option.value === value)?.label ??
    value;
  return (
    <ListFilters
      list={withinView(list)}
      label={texts.filters}
      words={{ names: Object.fromEntries(set.map(({ filter, label }) => [filter, label])), write: labelOf }}
      summary={summary}
    >
      {choices.map((choice) => (
        <FilterSelect key={choice.filter} list={list} {...choice} />
      ))}
    </ListFilters>
  );
}
