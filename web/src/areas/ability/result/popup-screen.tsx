import { testResults as resultCalls, type TestResult } from '@naru/contract/areas/ability/result.ts';
import { useParams } from '@tanstack/react-router';

import { AccessDenied } from '../../../blocks/navigation/access-denied.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultPage } from './result-page.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import styles from './result.module.css';
import { resultPopupRoute } from './routes.ts';
import { resultTexts } from './texts.ts';

const HOME = '/dashboard';
const MENU = 'ABL_MY';

/** Shows one result: one's own, or that of a student who shares it. */
export function PopupScreen() {
  const texts = useTexts(resultTexts);
  const { resultId = '' }: { resultId?: string } = useParams({ strict: false });
  const query = useCall(resultCalls.readResult, { params: { resultId } }, { label: texts.loading });
  const result = query.data?.result;
  useScreenTitle(result ? texts.titleOf(result.testNm) : query.isError ? texts.goneTitle : texts.loading);
  const home = (
    <ButtonLink variant="text" as={(slot) => <AppLink to={HOME} {...slot} />}>
      {texts.toHome}
    </ButtonLink>
  );
  if (query.error?.code === 'S403') return <AccessDenied menuId={MENU} right="RR" />;
  if (query.isError) return <ReadFailure query={query} words={texts} back={home} />;
  if (!result) return <ResultSkeleton hasHeader />;
  return (
    <>
      <ResultHeader result={result} />
      <div className={styles.notices}>
        {result.audience !== null && <Notice>{texts.audience[result.audience]}</Notice>}
        <Siblings result={result} />
      </div>
      <ResultPage result={result} />
    </>
  );
}

function ResultHeader({ result }: { readonly result: TestResult }) {
  const texts = useTexts(resultTexts);
  const format = useFormat();
  const { isOwn, family, ownerNm, testNm, scoredAt, grade, term } = result;
  return (
    <PageHeader
      breadcrumb={isOwn && <AppLink to={`/ability/my/tab${family}`}>{texts.toOwn}</AppLink>}
      title={isOwn ? texts.titleOf(testNm) : texts.otherTitle(ownerNm, testNm)}
      purpose={joinFacts([
        texts.takenOn(format.day(scoredAt, { hasWeekday: false, hasYear: true })),
        texts.classOf(String(grade), term.semstrNm),
      ])}
      actions={<ResultActions result={result} />}
    />
  );
}

/** Leads to the other tests that the same student shares. */
function Siblings({ result }: { readonly result: TestResult }) {
  const texts = useTexts(resultTexts);
  const others = result.siblingList.filter(({ testId }) => testId !== result.testId);
  if (result.isOwn || others.length === 0) return null;
  return (
    <p>
      {`${texts.others}: `}
      {others.map(({ testId, testNm, resultId }) => (
        <AppLink key={testId} className={styles.sibling} to={addressOf(resultPopupRoute, { params: { resultId } })}>
          {testNm}
        </AppLink>
      ))}
    </p>
  );
}
