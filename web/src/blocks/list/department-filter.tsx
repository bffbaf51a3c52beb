import { reference } from '@naru/contract/areas/reference.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Combobox } from '../../ui/combobox.tsx';
import styles from './department-filter.module.css';
import { listTexts } from './texts.ts';
import type { UsedListState } from './use-list-state.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Reads the departments in use, for a filter and the text of its chip. */
export function useDepartmentOptions(): readonly Option[] {
  const { data } = useCall(reference.listDepartments, {}, { staleTime: Infinity, alertMessage: null });
  return (data?.deptList ?? [])
    .filter(({ useAt }) => useAt === 'Y')
    .map(({ deptCode, deptNm }) => ({ value: deptCode, label: deptNm }));
}

export interface DepartmentFilterProps<Filter extends string> {
  readonly list: UsedListState<Filter>;
  readonly filter: Filter;
  /** The word of the list: a department of study, an office, or both. */
  readonly label: string;
  readonly options: readonly Option[];
}

/** A filter by a department and everything below it; there are many, so people type to find one. */
export function DepartmentFilter<Filter extends string>({
  list,
  filter,
  label,
  options,
}: DepartmentFilterProps<Filter>) {
  const texts = useTexts(listTexts);
  return (
    <Combobox
      className={styles.department}
      label={label}
      hideLabel
      size="small"
      placeholder={label}
      options={options}
      value={options.find(({ value }) => value === list.filters[filter]) ?? null}
      onValueChange={(option) => list.setFilter(filter, option?.value ?? '')}
      empty={texts.departmentEmpty}
    />
  );
}
