import { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Row } from '../../../ui/row.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeskTabs } from '../shared/desk-tabs.tsx';
import { CellsPart } from './cells-part.tsx';
import { FiguresExcel } from './figures-excel.tsx';
import { FIGURES } from './figures-list.ts';
import styles from './participation.module.css';
import { SpreadPart } from './spread-part.tsx';
import { TermsPart } from './terms-part.tsx';
import { participationTexts } from './texts.ts';

type Test = CallOutput<typeof abilityParticipation.listTestChoices>['testList'][number];

/** Shows who took a test and how its scores are spread; nobody can be recognized in it. */
export function ParticipationScreen() {
  const texts = useTexts(participationTexts).figures;
  const list = useListState(FIGURES);
  useScreenTitle(texts.title);
  const query = useCall(abilityParticipation.listTestChoices, {}, { label: texts.test });
  const tests = query.data?.testList ?? [];
  const test = tests.find(({ testId }) => testId === list.filters.test) ?? tests[0];
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <DeskTabs value="PARTICIPATION">
        {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
        {query.isPending && <Skeleton count={6} />}
        {query.data && !test && <EmptyState title={texts.noTests}>{texts.noTestsText}</EmptyState>}
        {test && (
          <div className={styles.parts}>
            <Row>
              <Select
                label={texts.test}
                options={tests.map(({ testId, testNm }) => ({ value: testId, label: testNm }))}
                value={test.testId}
                onValueChange={(value) => list.setOnlyFilter('test', value)}
                placeholder={texts.testHint}
                empty={texts.noTests}
              />
            </Row>
            <Participation test={test} list={list} />
            <SpreadPart key={test.testId} test={test} list={list} />
          </div>
        )}
      </DeskTabs>
    </>
  );
}

interface ParticipationProps {
  readonly test: Test;
  readonly list: ListOf<typeof FIGURES>;
}

function Participation({ test, list }: ParticipationProps) {
  const texts = useTexts(participationTexts).figures;
  const [year, semstrCode] = list.filters.term.split('-');
  const asked = {
    testId: test.testId,
    year: year ? Number(year) : undefined,
    semstrCode: semstrCode as '10' | undefined, // as the list of terms has it
  };
  const query = useCall(
    abilityParticipation.readParticipation,
    { query: asked },
    { label: texts.title, keepsPrevious: true },
  );
  if (query.isError && !query.data) return <QueryError title={texts.errorTitle} query={query} />;
  if (!query.data) return <Skeleton count={6} />;
  const { data } = query;
  return (
    <>
      <TermsPart figures={data} onTerm={(term) => list.setFilter('term', term)} />
      <CellsPart
        gradeList={data.gradeList}
        rowList={data.rowList}
        note={texts.todayNote}
        aside={
          <FiguresExcel
            spec={abilityParticipation.exportParticipation}
            input={(reason) => ({ body: { ...asked, reason } })}
            listName={test.testNm}
          />
        }
      />
    </>
  );
}
