import { testSessions, type TestToTake } from '@naru/contract/areas/ability/sessions.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { beginningOf, formOf } from './addresses.ts';
import { AttemptList } from './attempt-list.tsx';
import styles from './session.module.css';
import { sessionTexts } from './texts.ts';
import { useFamily } from './use-family.ts';

/** Lists the tests of a family: what each gives, how far the person is, and what came of it before. */
export function TestListScreen() {
  const all = useTexts(sessionTexts);
  const texts = all.list;
  const family = useFamily();
  const title = texts.titles[family];
  useScreenTitle(title);
  const query = useCall(testSessions.listTests, { params: { family } }, { label: title, staleTime: 0 });
  const tests = query.data?.testList;
  return (
    <>
      <PageHeader title={title} purpose={texts.purposes[family]} />
      {query.isLoading && <Skeleton count={6} />}
      {query.isError && !tests && <QueryError title={all.errorTitle} query={query} />}
      {tests?.length === 0 && <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>}
      {tests && tests.length > 0 && (
        <ul className={styles.rows}>
          {tests.map((test, at) => (
            <TestRow key={test.testId} test={test} isMain={at === 0} />
          ))}
        </ul>
      )}
    </>
  );
}

function TestRow({ test, isMain }: { readonly test: TestToTake; readonly isMain: boolean }) {
  const all = useTexts(sessionTexts);
  const format = useFormat();
  const { testNm, summary, minutes, itemCount, isValidated, dueOn, attemptList } = test;
  return (
    <li className={styles.test}>
      <div className={styles.words}>
        <h2 className={styles.name}>{testNm}</h2>
        <p className={styles.text}>{summary}</p>
        {dueOn !== null && (
          <p className={styles.meta}>
            <Tag>{all.compulsory}</Tag>
            {all.compulsoryUntil(format.day(dueOn))}
          </p>
        )}
        <p className={styles.meta}>
          {all.facts({ minutes: format.number(minutes), items: format.number(itemCount) })}
          {!isValidated && <Tag tone="neutral">{all.notValidated}</Tag>}
        </p>
        <Standing test={test} />
      </div>
      <div className={styles.action}>
        <Action test={test} isMain={isMain} />
      </div>
      {attemptList.length > 0 && <AttemptList test={test} />}
    </li>
  );
}

/** Says how the person stands with it, and when it can be taken again. */
function Standing({ test }: { readonly test: TestToTake }) {
  const texts = useTexts(sessionTexts).list;
  const format = useFormat();
  const { open, retake, attemptList, canBegin } = test;
  const [latest] = attemptList;
  if (open) {
    const answered = { answered: format.number(open.answeredCount), items: format.number(open.itemCount) };
    return (
      <div className={styles.progress}>
        <ProgressBar
          label={texts.open}
          value={open.answeredCount}
          max={open.itemCount}
          valueText={`${answered.answered}/${answered.items}`}
        />
        <p className={styles.meta}>{`${texts.answered(answered)} ${texts.finishBy(format.day(open.finishBy))}`}</p>
      </div>
    );
  }
  if (!latest) return null;
  return <p className={styles.meta}>{`${texts.latest(format.day(latest.takenAt))} ${describe()}`}</p>;

  function describe(): string {
    if (canBegin) return latest && latest.qualityList.length > 0 ? texts.doubtfulText : '';
    if (!retake) return texts.closed;
    if (retake.againOn === null) return texts.retakeNextTerm;
    const day = format.day(retake.againOn);
    return retake.rule === 'TERM' ? texts.retakeTerm(day) : texts.retakeOn(day);
  }
}

function Action({ test, isMain }: { readonly test: TestToTake; readonly isMain: boolean }) {
  const texts = useTexts(sessionTexts).list;
  const family = useFamily();
  const { open, canBegin, testId, testNm, attemptList } = test;
  const variant = isMain ? 'primary' : undefined;
  if (open)
    return (
      <ButtonLink
        variant={variant}
        as={(slot) => <AppLink to={formOf(family, open.sessionId)} aria-label={texts.continueOf(testNm)} {...slot} />}
      >
        {texts.continue}
      </ButtonLink>
    );
  if (!canBegin) return null;
  const isAgain = attemptList.length > 0;
  const label = isAgain ? texts.againOf(testNm) : texts.beginOf(testNm);
  return (
    <ButtonLink
      variant={isAgain ? undefined : variant}
      as={(slot) => <AppLink to={beginningOf(family, testId)} aria-label={label} {...slot} />}
    >
      {isAgain ? texts.again : texts.begin}
    </ButtonLink>
  );
}
