import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { PORTFOLIOS } from './addresses.ts';
import { LookStep } from './look-step.tsx';
import styles from './start.module.css';
import { startTexts } from './texts.ts';
import { useMaking, type Made, type Start } from './use-making.ts';
import { WhatStep } from './what-step.tsx';
import { WhoStep } from './who-step.tsx';

/** Makes a new portfolio in three short steps, out of what the portal knows already. */
export function NewPortfolioScreen() {
  const all = useTexts(startTexts);
  const texts = all.make;
  useScreenTitle(texts.title);
  // Read once: what was chosen stays, whatever happens elsewhere.
  const query = useCall(portfolioStart.readStart, {}, { label: texts.title, staleTime: Infinity });
  return (
    <>
      <PageHeader breadcrumb={<AppLink to={PORTFOLIOS}>{texts.toList}</AppLink>} title={texts.title} />
      {query.isLoading && <Skeleton count={6} />}
      {query.isError && !query.data && <QueryError title={all.errorTitle} query={query} />}
      {query.data && <Making start={query.data} />}
    </>
  );
}

const STEPS = ['who', 'what', 'look'] as const;
type StepId = (typeof STEPS)[number];

function Making({ start }: { readonly start: Start }) {
  const texts = useTexts(startTexts).make;
  const language = useLocale();
  const [first] = useState(language);
  const making = useMaking(start, first);
  const navigate = useNavigate();
  const { step: asked }: { step?: unknown } = useSearch({ strict: false });
  const step = STEPS.find((id) => id === asked) ?? 'who';
  const go = (id: StepId): void => {
    window.scrollTo({ top: 0 });
    void navigate({ to: '.', search: id === 'who' ? {} : { step: id } });
  };
  const shown: Made = { start, making };
  return (
    <div className={styles.make}>
      <Steps
        label={texts.stepsLabel}
        steps={STEPS.map((id) => ({ id, label: texts.steps[id] }))}
        current={STEPS.indexOf(step)}
      />
      {step === 'who' && <WhoStep {...shown} onNext={() => go('what')} />}
      {step === 'what' && <WhatStep {...shown} onBack={() => go('who')} onNext={() => go('look')} />}
      {step === 'look' && <LookStep {...shown} onBack={() => go('what')} />}
    </div>
  );
}
