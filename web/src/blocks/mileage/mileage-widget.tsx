import { mileage } from '@naru/contract/areas/mileage/own.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import { QueryError } from '../query/query-error.tsx';
import { GoalBar } from './goal-bar.tsx';
import { GoalFacts } from './goal-facts.tsx';
import { PointsFigure } from './points-figure.tsx';
import { mileageGoalTexts } from './texts.ts';
import { useGoalFinding } from './use-goal-finding.ts';

const STALE_MS = 60_000;
const NONE = [] as const;
const HISTORY = '/lrn/mile/hist/list';

/** Shows one’s mileage and how far it is to the next use, as docs/specification.md, Mileage, has it on the home. */
export function MileageWidget() {
  const texts = useTexts(mileageGoalTexts);
  const query = useCall(mileage.readSummary, {}, { label: texts.label, staleTime: STALE_MS });
  const { available = 0, goalList = NONE } = query.data ?? {};
  const { goal, title } = useGoalFinding(goalList, available);
  if (query.isError) return <QueryError title={texts.failed} query={query} />;
  if (!query.data) {
    return (
      <Section title={texts.label}>
        <Skeleton count={4} />
      </Section>
    );
  }
  return (
    <Section
      label={texts.label}
      title={title}
      linkLabel={texts.see}
      link={(slot) => <AppLink to={HISTORY} {...slot} />}
    >
      <PointsFigure points={available} />
      {goalList.length > 0 && <GoalBar available={available} goalList={goalList} />}
      {goal && <GoalFacts goal={goal} />}
    </Section>
  );
}
