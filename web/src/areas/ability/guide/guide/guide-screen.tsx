import { abilityGuide } from '@naru/contract/areas/ability/guide.ts';

import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Accordion } from '../../../../ui/accordion.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AboutPart } from './about-part.tsx';
import { AnsweringPart } from './answering-part.tsx';
import styles from './guide.module.css';
import { ResultPart } from './result-part.tsx';
import { SeeingPart } from './seeing-part.tsx';
import { TestsPart } from './tests-part.tsx';
import { guideTexts } from './texts.ts';

/** Everything that people want to know before they take a test. */
export function GuideScreen() {
  const texts = useTexts(guideTexts);
  const query = useCall(abilityGuide.listGuideTests, {}, { label: texts.title });
  useScreenTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <div className={styles.columns}>
        <div className={styles.parts}>
          {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
          {query.isLoading && <Skeleton count={6} />}
          {query.data && <TestsPart tests={query.data.testList} />}
          <AnsweringPart />
          <ResultPart />
        </div>
        <div className={styles.aside}>
          <SeeingPart />
          <AboutPart />
        </div>
        <Section title={texts.questions.title}>
          <Accordion items={texts.questions.list} />
        </Section>
      </div>
    </>
  );
}
