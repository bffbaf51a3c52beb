import type { CompetencyCode } from '@naru/contract/areas/learning/words.ts';

import { DepartmentFilter, useDepartmentOptions } from '../../../../blocks/list/department-filter.tsx';
import { FilterSelect, type FilterWords, ListFilters } from '../../../../blocks/list/list-filters.tsx';
import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { useProgrammeWords } from '../shared/use-programme-words.ts';
import { catalogueTexts } from '../texts.ts';
import styles from './list-screen.module.css';
import { type ProgrammeFilter, STAGE_FILTERS, WAYS } from './programme-list.ts';

export interface FindFiltersProps {
  readonly list: UsedListState<ProgrammeFilter>;
  /** The names of filters with a chip; the others show themselves. */
  readonly names: FilterWords<ProgrammeFilter>['names'];
  /** The number of programmes; undefined until it is known, and on a phone. */
  readonly summary: string | undefined;
}

/** Narrows the programmes by their facts, and to those that one can apply for or has saved. */
export function FindFilters({ list, names, summary }: FindFiltersProps) {
  const texts = useTexts(catalogueTexts).list;
  const departments = useDepartmentOptions();
  const { competencies, competencyOf, days, dayOf } = useProgrammeWords();
  const stages = STAGE_FILTERS.map((value) => ({ value, label: texts.stages[value] }));
  const ways = WAYS.map((value) => ({ value, label: texts.ways[value] }));
  const write = (name: ProgrammeFilter, value: string): string => {
    if (name === 'stage') return texts.stages[value as (typeof STAGE_FILTERS)[number]]; // one of the filter's values
    if (name === 'competency') return competencyOf(value as CompetencyCode); // as above
    if (name === 'day') return dayOf(value);
    if (name === 'way') return texts.ways[value as (typeof WAYS)[number]]; // as above
    return departments.find((one) => one.value === value)?.label ?? value;
  };
  return (
    <>
      <ListFilters
        list={list}
        label={texts.filters}
        words={{ names, write }}
        search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
        summary={summary}
      >
        <FilterSelect list={list} filter="stage" label={texts.stage} any={texts.stageAny} options={stages} />
        <FilterSelect
          list={list}
          filter="competency"
          label={texts.competency}
          any={texts.competencyAny}
          options={competencies}
        />
        <FilterSelect list={list} filter="day" label={texts.day} any={texts.dayAny} options={days} />
        <FilterSelect list={list} filter="way" label={texts.way} any={texts.wayAny} options={ways} />
        <DepartmentFilter list={list} filter="dept" options={departments} />
      </ListFilters>
      <div className={styles.choices}>
        {(['fits', 'saved'] as const).map((name) => (
          <ChoiceChip
            key={name}
            label={texts[name]}
            checked={list.filters[name] !== ''}
            onCheckedChange={(isOn) => list.setFilter(name, isOn ? 'on' : '')}
          />
        ))}
      </div>
    </>
  );
}
