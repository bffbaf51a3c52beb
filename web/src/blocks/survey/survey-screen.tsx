import { survey as calls } from '@naru/contract/areas/survey.ts';
import type { CallSpec } from '@naru/contract/call.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import { ReadFailure } from '../navigation/read-failure.tsx';
import { useScreenTitle } from '../navigation/use-screen-title.ts';
import { SurveyForm } from './survey-form.tsx';
import styles from './survey-screen.module.css';
import { surveyTexts } from './texts.ts';
import { useKeptAnswers } from './use-sealed-draft.ts';

export interface SurveyScreenProps {
  readonly contextType: string;
  readonly contextId: string;
  /** Where one comes from, and goes back to. */
  readonly back: { readonly to: string; readonly label: string };
  /** Where the survey's own name in the window's title, and so in the browser's history, would tell too much. */
  readonly windowTitle?: string;
  /** Reads of the area that say whether it was answered. */
  readonly changes: readonly CallSpec[];
}

/** Shows a survey to the person who is asked: the same in every area. */
export function SurveyScreen({ contextType, contextId, back, windowTitle, changes }: SurveyScreenProps) {
  const texts = useTexts(surveyTexts).answer;
  const format = useFormat();
  const query = useCall(
    calls.readSurveyForm,
    { params: { contextType, contextId } },
    { label: texts.title, staleTime: 0 },
  );
  const [wasSent, setSent] = useState(false);
  const form = query.data?.form;
  useScreenTitle(windowTitle ?? form?.name ?? texts.title);
  const way = <ButtonLink as={(slot) => <AppLink to={back.to} {...slot} />}>{back.label}</ButtonLink>;
  if (query.error?.code === '404' || (query.isError && !form))
    return <ReadFailure query={query} words={texts} back={way} />;
  if (!form) return <Skeleton count={8} />;
  const { status } = form;
  return (
    <>
      <PageHeader breadcrumb={<AppLink to={back.to}>{back.label}</AppLink>} title={form.name} purpose={form.about} />
      {status === 'OPEN' && !wasSent ? (
        <div className={styles.page}>
          {form.purpose !== '' && <p className={styles.purpose}>{form.purpose}</p>}
          <OpenForm {...{ contextType, contextId, changes }} survey={form} onSent={() => setSent(true)} />
        </div>
      ) : (
        <EmptyState
          icon={wasSent || status === 'ANSWERED' ? IconCircleCheck : IconClock}
          title={describe()}
          actions={way}
        >
          {explain()}
        </EmptyState>
      )}
    </>
  );

  function describe(): string {
    if (wasSent) return texts.thanks;
    return texts.states[status === 'OPEN' ? 'ANSWERED' : status].title;
  }

  function explain(): string | undefined {
    if (!form || wasSent) return texts.thanksText;
    if (status === 'NOT_YET' && form.opensAt !== null) return texts.states.NOT_YET.text(format.moment(form.opensAt));
    if (status === 'OVER' && form.closesAt !== null) return texts.states.OVER.text(format.moment(form.closesAt));
    return texts.states.ANSWERED.text;
  }
}

/** Waits for what was answered here before, which takes a moment to open. */
function OpenForm(props: Omit<Parameters<typeof SurveyForm>[0], 'kept'>) {
  const { contextId, survey } = props;
  const kept = useKeptAnswers({ contextId, draftKey: survey.draftKey });
  if (kept === undefined) return <Skeleton count={8} />;
  return <SurveyForm {...props} kept={kept} />;
}
