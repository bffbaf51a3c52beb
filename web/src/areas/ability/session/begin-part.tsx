import { testSessions, type TestToTake } from '@naru/contract/areas/ability/sessions.ts';
import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formOf, listOf } from './addresses.ts';
import styles from './session.module.css';
import { sessionTexts } from './texts.ts';
import { useFamily } from './use-family.ts';

/** Begins a test: the one that the address names, or the first that can be taken. What was begun goes on. */
export function BeginPart() {
  const all = useTexts(sessionTexts);
  const texts = all.begin;
  const family = useFamily();
  const navigate = useNavigate();
  const { test: wanted }: { test?: unknown } = useSearch({ strict: false });
  const query = useCall(
    testSessions.listTests,
    { params: { family } },
    { label: all.list.titles[family], staleTime: 0 },
  );
  const tests = query.data?.testList ?? [];
  const test =
    typeof wanted === 'string'
      ? tests.find(({ testId }) => testId === wanted)
      : (tests.find(({ open }) => open !== null) ?? tests.find(({ canBegin }) => canBegin));
  const openId = query.isFetchedAfterMount ? test?.open?.sessionId : undefined;
  useScreenTitle(test?.testNm ?? all.list.titles[family]);
  useEffect(() => {
    if (openId !== undefined) void navigate({ to: formOf(family, openId), replace: true });
  }, [family, navigate, openId]);
  if (query.isError && !query.data) return <QueryError page title={all.errorTitle} query={query} />;
  if (!query.data || openId !== undefined) return <Skeleton count={8} />;
  const toList = <AppLink to={listOf(family)}>{texts.toList}</AppLink>;
  if (!test?.canBegin)
    return (
      <>
        <PageHeader breadcrumb={toList} title={test?.testNm ?? all.list.titles[family]} />
        <EmptyState
          title={texts.noneTitle}
          actions={<ButtonLink as={(slot) => <AppLink to={listOf(family)} {...slot} />}>{all.over.toList}</ButtonLink>}
        >
          {texts.noneText}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader breadcrumb={toList} title={test.testNm} purpose={test.summary} />
      <Beginning test={test} />
    </>
  );
}

/** Everything to know before the first item, in the order in which people ask. */
function Beginning({ test }: { readonly test: TestToTake }) {
  const all = useTexts(sessionTexts);
  const texts = all.begin;
  const format = useFormat();
  const family = useFamily();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<TestLanguage>(useLocale());
  const start = useCallMutation(testSessions.startSession, {
    alertMessage: null,
    onSuccess: ({ sessionId }) => void navigate({ to: formOf(family, sessionId), replace: true }),
  });
  const problem = start.error && (fieldErrorsOf(start.error)[0]?.message ?? start.error.message);
  const facts = { minutes: format.number(test.minutes), items: format.number(test.itemCount) };
  return (
    <div className={styles.beginning}>
      <p className={styles.facts}>{all.facts(facts)}</p>
      {test.dueOn !== null && <Notice>{all.compulsoryUntil(format.day(test.dueOn))}</Notice>}
      <Section title={texts.how}>
        <p className={styles.read}>{test.instructions}</p>
        <ul className={styles.rules}>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
      <SegmentedControl
        label={texts.language}
        help={texts.languageHelp}
        value={language}
        onValueChange={setLanguage}
        options={[
          { value: 'ko', label: all.languages.ko },
          { value: 'en', label: all.languages.en },
        ]}
      />
      <Section title={texts.who}>
        <p className={styles.read}>{texts.whoText}</p>
      </Section>
      <Section title={texts.about}>
        {!test.isValidated && <Notice>{all.notValidatedText}</Notice>}
        <p className={styles.source}>{test.source}</p>
      </Section>
      {problem !== null && (
        <Notice tone="red" live="assertive" title={texts.failed}>
          {problem}
        </Notice>
      )}
      <FormDock>
        <Button
          variant="primary"
          size="large"
          busy={start.isPending}
          busyLabel={texts.starting}
          onClick={() => start.mutate({ params: { family }, body: { testId: test.testId, language } })}
        >
          {texts.start}
        </Button>
      </FormDock>
    </div>
  );
}
