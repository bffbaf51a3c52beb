import type { BadgeConditionStep } from '@naru/contract/areas/portfolio/badge.ts';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import styles from './badge.module.css';
import { badgeTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

export interface ConditionStepsProps {
  readonly steps: readonly BadgeConditionStep[];
  /** Without links, where the whole card is one. */
  readonly isBrief?: boolean | undefined;
}

/** Everything that a badge asks for, each with how far the person is and where they come nearer. */
export function ConditionSteps({ steps, isBrief = false }: ConditionStepsProps) {
  const texts = useTexts(badgeTexts);
  if (steps.length === 0) return <p className={styles.quiet}>{texts.conditions.byHand}</p>;
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <ConditionStep key={JSON.stringify(step.condition)} step={step} isBrief={isBrief} />
      ))}
    </ul>
  );
}

function ConditionStep({ step, isBrief }: { readonly step: BadgeConditionStep; readonly isBrief: boolean }) {
  const texts = useTexts(badgeTexts).progress;
  const { conditionOf, progressOf, wayOf } = useBadgeWords();
  const { progress, path } = step;
  const said = conditionOf(step);
  const isMet = progress?.isMet === true;
  const isMeasured = progress !== null && !isMet && progress.wanted > 1;
  return (
    <li className={styles.step} data-met={isMet || undefined}>
      <Icon of={isMet ? IconCircleCheckFilled : IconCircle} size={20} />
      <div className={styles.stepWords}>
        <p className={styles.said}>
          {said}
          {progress !== null && !isMeasured && <span className="visually-hidden"> {progressOf(step)}</span>}
        </p>
        {isMeasured && (
          <ProgressBar label={said} value={progress.now} max={progress.wanted} valueText={progressOf(step)} />
        )}
      </div>
      {!isBrief && path !== null && (
        <AppLink to={path} className={styles.way} aria-label={texts.goNamed(said, wayOf(step))}>
          {wayOf(step)}
        </AppLink>
      )}
    </li>
  );
}
