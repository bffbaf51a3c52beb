import { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';
import { PROGRAMME_TYPES, STAGES } from '@naru/contract/areas/learning/words.ts';

import { useDepartmentOptions } from '../../../../blocks/list/department-filter.tsx';
import { FilteredList } from '../../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { newForm } from '../shared/addresses.ts';
import { deskTexts } from '../shared/texts.ts';
import { useDeskWords } from '../shared/use-desk-words.ts';
import { listProgrammeColumns } from './programme-columns.tsx';
import { PROGRAMMES, readTerm } from './programme-list.ts';

/** Lists programmes that one looks after: what waits comes first; the one main action makes a new one. */
export function ProgrammeListScreen() {
  const all = useTexts(deskTexts);
  const texts = all.list;
  const format = useFormat();
  const { typeOf, stageOf } = useDeskWords();
  const departments = useDepartmentOptions();
  const list = useListState(PROGRAMMES);
  useScreenTitle(texts.title);
  const { filters } = list;
  const query = usePageCall(
    list,
    programmeDesk.pageDeskProgrammes,
    {
      searchText: filters.text || undefined,
      typeCode: filters.type || undefined,
      stage: filters.stage || undefined,
      deptCode: filters.dept || undefined,
      ...readTerm(filters.term),
    },
    texts.title,
  );
  const { programmePage: page, canCreate = false } = query.data ?? {};
  // Only those who may make programmes are told of the terms.
  const choices = useCall(programmeDesk.listChoices, {}, { enabled: canCreate, alertMessage: null });
  const terms = (choices.data?.termList ?? []).map(({ year, semstrCode, semstrNm }) => ({
    value: `${year}-${semstrCode}`,
    label: semstrNm,
  }));
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          canCreate && (
            <ButtonLink variant="primary" as={(slot) => <AppLink to={newForm} {...slot} />}>
              {texts.create}
            </ButtonLink>
          )
        }
      />
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={listProgrammeColumns({ texts: all, format })}
        rowId={({ programmeId }) => programmeId}
        rowName={({ name }) => name}
        search="text"
        choices={[
          {
            filter: 'stage',
            label: texts.stage,
            any: texts.stageAny,
            options: STAGES.map((stage) => ({ value: stage, label: stageOf(stage) })),
          },
          {
            filter: 'type',
            label: texts.type,
            any: texts.typeAny,
            options: PROGRAMME_TYPES.map((type) => ({ value: type, label: typeOf(type) })),
          },
          ...(canCreate ? [{ filter: 'term' as const, label: texts.term, any: texts.termAny, options: terms }] : []),
          { filter: 'dept', label: texts.department, options: departments },
        ]}
        words={texts}
      />
    </>
  );
}
