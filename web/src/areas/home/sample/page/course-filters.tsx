import { useCodeOptions } from '../../../../blocks/form/use-code-options.ts';
import { FilterSelect, ListFilters } from '../../../../blocks/list/list-filters.tsx';
import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { sampleTexts } from '../texts.ts';
import type { CourseFilter } from './course-list.ts';
import { useCourseFilterWords } from './use-course-filter-words.ts';

export interface CourseFiltersProps {
  readonly list: UsedListState<CourseFilter>;
  readonly years: readonly string[];
  /** The number of courses; undefined until it is known. */
  readonly summary: string | undefined;
}

export function CourseFilters({ list, years, summary }: CourseFiltersProps) {
  const texts = useTexts(sampleTexts).list;
  const semesters = useCodeOptions({ lclasCode: 'SEMESTER' });
  const words = useCourseFilterWords();
  const { names } = words;
  return (
    <ListFilters
      list={list}
      label={texts.filters}
      words={words}
      search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
      summary={summary}
    >
      <FilterSelect
        list={list}
        filter="year"
        label={names.year}
        any={texts.yearAll}
        options={years.map((year) => ({ value: year, label: texts.yearOf(year) }))}
      />
      <FilterSelect
        list={list}
        filter="semester"
        label={names.semester}
        any={texts.semesterAll}
        options={semesters.options}
      />
      <FilterSelect
        list={list}
        filter="kind"
        label={names.kind}
        any={texts.kindAll}
        options={[
          { value: 'Y', label: texts.major },
          { value: 'N', label: texts.general },
        ]}
      />
    </ListFilters>
  );
}
