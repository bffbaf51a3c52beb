import { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';
import { PROGRAMME_TYPES, STAGES } from '@naru/contract/areas/learning/words.ts';

import { DepartmentFilter, useDepartmentOptions } from '../../../../blocks/list/department-filter.tsx';
import { FilterSelect, ListFilters } from '../../../../blocks/list/list-filters.tsx';
import type { UsedListState } from '../../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { deskTexts } from '../shared/texts.ts';
import { useDeskWords } from '../shared/use-desk-words.ts';
import type { ProgrammeFilter } from './programme-list.ts';

export interface ProgrammeFiltersProps {
  readonly list: UsedListState<ProgrammeFilter>;
  readonly names: Readonly<Record<ProgrammeFilter, string>>;
  /** Only those who may make programmes are told of the terms. */
  readonly hasTerms: boolean;
  /** The number of rows; undefined until it is known, and if the list itself shows it. */
  readonly summary: string | undefined;
}

export function ProgrammeFilters({ list, names, hasTerms, summary }: ProgrammeFiltersProps) {
  const texts = useTexts(deskTexts).list;
  const { typeOf, stageOf } = useDeskWords();
  const departments = useDepartmentOptions();
  const choices = useCall(programmeDesk.listChoices, {}, { enabled: hasTerms, alertMessage: null });
  const types = PROGRAMME_TYPES.map((type) => ({ value: type, label: typeOf(type) }));
  const stages = STAGES.map((stage) => ({ value: stage, label: stageOf(stage) }));
  const terms = (choices.data?.termList ?? []).map(({ year, semstrCode, semstrNm }) => ({
    value: `${year}-${semstrCode}`,
    label: semstrNm,
  }));
  const options = { type: types, stage: stages, dept: departments, term: terms };
  const write = (name: ProgrammeFilter, value: string): string =>
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
      <FilterSelect list={list} filter="stage" label={texts.stage} any={texts.stageAny} options={stages} />
      <FilterSelect list={list} filter="type" label={texts.type} any={texts.typeAny} options={types} />
      {hasTerms && <FilterSelect list={list} filter="term" label={texts.term} any={texts.termAny} options={terms} />}
      <DepartmentFilter list={list} filter="dept" options={departments} />
    </ListFilters>
  );
}
