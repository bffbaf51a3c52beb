import { useDepartmentOptions } from '../../../../blocks/list/department-filter.tsx';
import { ChoiceFilters, type ListChoice } from '../../../../blocks/list/choice-filters.tsx';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { useEnumeration } from '../../../../blocks/enumeration/use-enumeration.ts';
import { catalogueTexts } from '../texts.ts';
import styles from './list-screen.module.css';
import { type ProgrammeFilter, STAGE_FILTERS, WAYS, type PROGRAMME_LIST } from './programme-list.ts';

/** Returns the filters of a few options each. */
export function useFindChoices(): readonly ListChoice<ProgrammeFilter>[] {
  const texts = useTexts(catalogueTexts).list;
  const departments = useDepartmentOptions();
  const { options: competencies } = useEnumeration('coreCompetency');
  const { options: days } = useEnumeration('dayOfWeek');
  const stages = STAGE_FILTERS.map((value) => ({ value, label: texts.stages[value] }));
  const ways = WAYS.map((value) => ({ value, label: texts.ways[value] }));
  return [
    { filter: 'stage', label: texts.stage, any: texts.stageAny, options: stages },
    { filter: 'competency', label: texts.competency, any: texts.competencyAny, options: competencies },
    { filter: 'day', label: texts.day, any: texts.dayAny, options: days },
    { filter: 'way', label: texts.way, any: texts.wayAny, options: ways },
    { filter: 'dept', label: texts.dept, options: departments },
  ];
}

export interface FindFiltersProps {
  readonly list: ListOf<typeof PROGRAMME_LIST>;
  readonly choices: readonly ListChoice<ProgrammeFilter>[];
  /** The number of programmes; undefined until it is known, and on a phone. */
  readonly summary: string | undefined;
}

/** Narrows the programmes by their facts, and to those that one can apply for or has saved. */
export function FindFilters({ list, choices, summary }: FindFiltersProps) {
  const texts = useTexts(catalogueTexts).list;
  return (
    <>
      <ChoiceFilters list={list} search="text" choices={choices} words={texts} summary={summary} />
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
