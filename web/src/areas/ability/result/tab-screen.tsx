import { testResults as resultCalls } from '@naru/contract/areas/ability/result.ts';
import { TEST_FAMILIES, type TestFamily } from '@naru/contract/areas/ability/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { searchText } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultPage } from './result-page.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './result.module.css';
import { resultTexts } from './texts.ts';

type Latest = CallOutput<typeof resultCalls.readLatest>;

export const TabScreen01 = () => <TabScreen family="01" />;
export const TabScreen02 = () => <TabScreen family="02" />;
export const TabScreen03 = () => <TabScreen family="03" />;

const pathOf = (family: TestFamily, testId?: string): string =>
  `/ability/my/tab${family}${searchText({ test: testId })}`;

/** Shows one's latest result of a kind of test, with the way to the others. */
function TabScreen({ family }: { readonly family: TestFamily }) {
  const texts = useTexts(resultTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const { test }: { test?: string } = useSearch({ strict: false });
  const query = useCall(
    resultCalls.readLatest,
    { params: { family }, query: { testId: test } },
    { label: texts.titles[family] },
  );
  const result = query.data?.result ?? undefined;
  useScreenTitle(texts.titles[family]);
  const purpose =
    result &&
    joinFacts([
      texts.takenOn(format.day(result.scoredAt, { hasWeekday: false, hasYear: true })),
      texts.classOf(String(result.grade), result.term.semstrNm),
    ]);
  const go = (to: string): void => void navigate({ to, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader
        title={texts.titles[family]}
        purpose={purpose ?? texts.waiting}
        actions={result && <ResultActions result={result} />}
      />
      <Tabs<TestFamily>
        label={texts.tabs}
        items={TEST_FAMILIES.map((id) => ({ id, label: texts.families[id] }))}
        value={family}
        onValueChange={(id) => go(pathOf(id))}
      >
        {query.isPending && <ResultSkeleton />}
        {query.isError && <QueryError title={texts.errorTitle} query={query} />}
        {query.data && <Content latest={query.data} family={family} onChoose={(id) => go(pathOf(family, id))} />}
      </Tabs>
    </>
  );
}

interface ContentProps {
  readonly latest: Latest;
  readonly family: TestFamily;
  readonly onChoose: (testId: string) => void;
}

function Content({ latest, family, onChoose }: ContentProps) {
  const texts = useTexts(resultTexts);
  const { testList, result } = latest;
  const taken = testList.filter(({ attemptCount }) => attemptCount > 0);
  if (!result) return <NothingTaken latest={latest} family={family} />;
  return (
    <>
      {taken.length > 1 && (
        <div className={styles.choice}>
          <Select
            label={texts.testChoice}
            options={taken.map(({ testId, testNm }) => ({ value: testId, label: testNm }))}
            value={result.testId}
            onValueChange={onChoose}
            compact
          />
        </div>
      )}
      <ResultPage result={result} />
    </>
  );
}

function NothingTaken({ latest, family }: Omit<ContentProps, 'onChoose'>) {
  const texts = useTexts(resultTexts).empty;
  const format = useFormat();
  const { testList, canTake } = latest;
  const isOpen = canTake && testList.length > 0;
  return (
    <EmptyState
      title={texts.title}
      actions={
        isOpen && (
          <ButtonLink variant="primary" as={(slot) => <AppLink to={`/ability/test/${family}/list`} {...slot} />}>
            {texts.take}
          </ButtonLink>
        )
      }
    >
      {canTake ? (isOpen ? texts.text : texts.none) : texts.alumni}
      {isOpen &&
        testList.map(({ testId, testNm, summary, minutes }) => (
          <p key={testId}>
            <strong>{texts.test(testNm, format.number(minutes))}</strong> {summary}
          </p>
        ))}
    </EmptyState>
  );
}
