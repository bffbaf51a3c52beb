import {
  abilityParticipation,
  ASSIGNMENT_STAGES,
  type TestAssignment,
} from '@naru/contract/areas/ability/participation.ts';
import { TEST_FAMILIES } from '@naru/contract/areas/ability/words.ts';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { RowPageLink } from '../../../blocks/list/row-link.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { DataColumn } from '../../../ui/data-column.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { DeskTabs } from '../shared/desk-tabs.tsx';
import { ASSIGNMENT_LIST, STAGE_KINDS } from './assignment-list.ts';
import { detailOf, NEW_ASSIGNMENT } from './routes.ts';
import { participationTexts } from './texts.ts';

/** Lists compulsory tests, those that run now first. */
export function AssignmentListScreen() {
  const all = useTexts(participationTexts);
  const texts = all.list;
  const list = useListState(ASSIGNMENT_LIST);
  useScreenTitle(texts.title);
  const { filters } = list;
  const query = usePageCall(
    list,
    abilityParticipation.pageAssignments,
    {
      stage: filters.stage || undefined,
      family: filters.family || undefined,
    },
    texts.caption,
  );
  const page = query.data?.assignmentPage;
  const stages = ASSIGNMENT_STAGES.map((one) => ({ value: one, label: all.stages[one] }));
  const families = TEST_FAMILIES.map((one) => ({ value: one, label: all.families[one] }));
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          <ButtonLink variant="primary" as={(slot) => <AppLink to={NEW_ASSIGNMENT} {...slot} />}>
            {texts.add}
          </ButtonLink>
        }
      />
      <DeskTabs value="ASSIGNMENTS">
        <FilteredList
          list={list}
          page={page}
          query={query}
          caption={texts.caption}
          columns={useColumns()}
          rowId={({ assignmentId }) => assignmentId}
          rowName={({ name }) => name}
          choices={[
            { filter: 'stage', label: texts.stage, any: texts.stageAny, options: stages },
            { filter: 'family', label: texts.family, any: texts.familyAny, options: families },
          ]}
          words={texts}
        />
      </DeskTabs>
    </>
  );
}

function useColumns(): readonly DataColumn<TestAssignment>[] {
  const all = useTexts(participationTexts);
  const texts = all.list;
  const format = useFormat();
  const periodOf = ({ opensOn, dueOn }: TestAssignment): string =>
    texts.periodOf({ from: format.day(opensOn), to: format.day(dueOn) });
  return [
    {
      id: 'name',
      header: texts.name,
      cell: ({ assignmentId, name }) => <RowPageLink to={detailOf(assignmentId)}>{name}</RowPageLink>,
      text: ({ name }) => name,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'stage',
      header: texts.stage,
      cell: ({ stage }) => <StateChip kind={STAGE_KINDS[stage]}>{all.stages[stage]}</StateChip>,
      width: '7rem',
      card: 'state',
    },
    { id: 'test', header: texts.test, cell: ({ testNm }) => testNm, text: ({ testNm }) => testNm, width: '12rem' },
    { id: 'period', header: texts.period, cell: periodOf, width: '14rem', card: 'state' },
    {
      id: 'progress',
      header: texts.progress,
      cell: ({ name, doneCount, targetCount }) =>
        doneCount === null || targetCount === null ? (
          all.withheld
        ) : (
          <ProgressBar
            label={name}
            value={doneCount}
            max={targetCount}
            valueText={all.took({ done: format.number(doneCount), target: format.number(targetCount) })}
          />
        ),
      width: '14rem',
      card: 'fact',
    },
  ];
}
