import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { useCodeOptions } from '../../../../blocks/form/use-code-options.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { type ChosenFilter, FilterBar } from '../../../../ui/filter-bar.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { sampleTexts } from '../texts.ts';
import type { CourseFilter } from './course-list.ts';
import { useCourseFilterWords } from './use-course-filter-words.ts';

export interface CourseFiltersProps {
  readonly list: UsedListState<CourseFilter>;
  readonly years: readonly string[];
  /** How many there are; undefined until that is known. */
  readonly summary: string | undefined;
}

/** The option that takes a filter away; unset, a Select shows the filter's name. */
const ANY = 'any';

/** What the list is filtered by, each filter that is set as a chip, and the way to clear them. */
export function CourseFilters({ list, years, summary }: CourseFiltersProps) {
  const texts = useTexts(sampleTexts).list;
  const semesters = useCodeOptions({ lclasCode: 'SEMESTER' });
  const kinds = [
    { value: 'Y', label: texts.major },
    { value: 'N', label: texts.general },
  ];
  const { names, write } = useCourseFilterWords();
  const chosen: ChosenFilter[] = list.set.map((name) => ({
    id: name,
    label: write(name, list.filters[name]),
    removeLabel: texts.removeFilter(names[name]),
    onRemove: () => list.setFilter(name, ''),
  }));
  const select = (
    name: CourseFilter,
    any: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <Select
      label={names[name]}
      hideLabel
      compact
      size="small"
      labels={{ placeholder: names[name], empty: texts.noMatchTitle }}
      options={[{ value: ANY, label: any }, ...options]}
      value={list.filters[name] || null}
      onValueChange={(value) => list.setFilter(name, value === ANY ? '' : value)}
    />
  );
  return (
    <FilterBar
      label={texts.filters}
      chosen={chosen}
      clearLabel={texts.clear}
      onClear={list.clearFilters}
      summary={summary}
    >
      <SearchField
        size="small"
        labels={{ label: texts.search, clear: texts.clearSearch }}
        placeholder={texts.searchHint}
        value={list.filters.text}
        onSearch={(text) => list.setFilter('text', text.trim())}
      />
      {select(
        'year',
        texts.yearAll,
        years.map((year) => ({ value: year, label: texts.yearOf(year) })),
      )}
      {select('semester', texts.semesterAll, semesters.options)}
      {select('kind', texts.kindAll, kinds)}
    </FilterBar>
  );
}
