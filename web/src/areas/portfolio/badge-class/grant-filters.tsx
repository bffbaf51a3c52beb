import { GRANT_STATES, GRANT_WAYS } from '@naru/contract/areas/portfolio/badge-grant.ts';

import { DepartmentFilter, useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PERIODS, type GrantFilter } from './grant-list.ts';
import { badgeDeskTexts } from './texts.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface GrantFiltersProps {
  readonly list: UsedListState<GrantFilter>;
  readonly names: Readonly<Record<GrantFilter, string>>;
  readonly badges: readonly Option[];
  /** The number of rows; undefined until it is known, and if the list itself shows it. */
  readonly summary: string | undefined;
}

export function GrantFilters({ list, names, badges, summary }: GrantFiltersProps) {
  const texts = useTexts(badgeDeskTexts).grants;
  const departments = useDepartmentOptions();
  const states = GRANT_STATES.map((value) => ({ value, label: texts.state[value] }));
  const ways = GRANT_WAYS.map((value) => ({ value, label: texts.way[value] }));
  const periods = PERIODS.map((value) => ({ value, label: texts.periods[value] }));
  const options: Readonly<Record<Exclude<GrantFilter, 'text'>, readonly Option[]>> = {
    badge: badges,
    state: states,
    way: ways,
    period: periods,
    dept: departments,
  };
  const write = (name: GrantFilter, value: string): string =>
    name === 'text' ? texts.searchChip(value) : (options[name].find((one) => one.value === value)?.label ?? value);
  return (
    <ListFilters
      list={list}
      label={texts.filters}
      words={{ names, write }}
      search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
      summary={summary}
    >
      <FilterSelect list={list} filter="badge" label={texts.badge} any={texts.badgeAny} options={badges} />
      <FilterSelect list={list} filter="state" label={texts.stateName} any={texts.stateAny} options={states} />
      <FilterSelect list={list} filter="way" label={texts.wayName} any={texts.wayAny} options={ways} />
      <FilterSelect list={list} filter="period" label={texts.period} any={texts.periodAny} options={periods} />
      <DepartmentFilter list={list} filter="dept" options={departments} />
    </ListFilters>
  );
}
