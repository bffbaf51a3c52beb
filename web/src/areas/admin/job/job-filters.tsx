import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type ChosenFilter, FilterBar } from '../../../ui/filter-bar.tsx';
import { Select } from '../../../ui/select.tsx';
import type { JobFilter, JobListState } from './job-list.ts';
import { jobTexts } from './texts.ts';

export interface FilterChoice {
  readonly filter: JobFilter;
  readonly label: string;
  /** What takes the filter away. */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface JobFiltersProps {
  readonly list: JobListState;
  readonly choices: readonly FilterChoice[];
  readonly summary: string | undefined;
}

/** The option that takes a filter away; unset, a Select shows the filter's name. */
const ANY = 'any';

export function JobFilters({ list, choices, summary }: JobFiltersProps) {
  const texts = useTexts(jobTexts);
  const chosen: ChosenFilter[] = choices.flatMap(({ filter, label, options }) => {
    const option = options.find(({ value }) => value === list.filters[filter]);
    if (!option) return [];
    return [
      {
        id: filter,
        label: option.label,
        removeLabel: texts.removeFilter(label),
        onRemove: () => list.setFilter(filter, ''),
      },
    ];
  });
  return (
    <FilterBar
      label={texts.filters}
      chosen={chosen}
      clearLabel={texts.clear}
      onClear={() => list.setOnlyFilter('view', list.filters.view)}
      summary={summary}
    >
      {choices.map(({ filter, label, any, options }) => (
        <Select
          key={filter}
          label={label}
          hideLabel
          compact
          size="small"
          labels={{ placeholder: label, empty: texts.noOptions }}
          options={[{ value: ANY, label: any }, ...options]}
          value={options.some(({ value }) => value === list.filters[filter]) ? list.filters[filter] : null}
          onValueChange={(value) => list.setFilter(filter, value === ANY ? '' : value)}
        />
      ))}
    </FilterBar>
  );
}
