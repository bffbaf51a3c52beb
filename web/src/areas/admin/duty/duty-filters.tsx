import { DUTIES } from '@naru/contract/access.ts';
import { DUTY_STATUSES } from '@naru/contract/areas/duty.ts';

import { DepartmentFilter, useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DutyFilter } from './duty-list.ts';
import { dutyTexts } from './texts.ts';
import { useDutyWords } from './use-duty-words.ts';

export interface DutyFiltersProps {
  readonly list: UsedListState<DutyFilter>;
  readonly names: Readonly<Record<DutyFilter, string>>;
  /** The number of rows; undefined until it is known, and if the list itself shows it. */
  readonly summary: string | undefined;
}

export function DutyFilters({ list, names, summary }: DutyFiltersProps) {
  const texts = useTexts(dutyTexts);
  const { dutyOf, statusOf } = useDutyWords();
  const departments = useDepartmentOptions();
  const duties = DUTIES.map((duty) => ({ value: duty, label: dutyOf(duty) }));
  const statuses = DUTY_STATUSES.map((status) => ({ value: status, label: statusOf(status) }));
  const options = { duty: duties, status: statuses, dept: departments };
  const write = (name: DutyFilter, value: string): string =>
    name === 'text'
      ? texts.searchChip(value)
      : (options[name].find((one: { readonly value: string }) => one.value === value)?.label ?? value);
  return (
    <ListFilters
      list={list}
      label={texts.filters}
      words={{ names, write }}
      search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
      summary={summary}
    >
      <FilterSelect list={list} filter="duty" label={texts.duty} any={texts.dutyAny} options={duties} />
      <FilterSelect list={list} filter="status" label={texts.status} any={texts.statusAny} options={statuses} />
      <DepartmentFilter list={list} filter="dept" options={departments} />
    </ListFilters>
  );
}
