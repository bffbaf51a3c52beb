import type { MileageGoal } from '@naru/contract/areas/mileage/own.ts';

import { GoalBar } from '../../../blocks/mileage/goal-bar.tsx';
import { GoalFacts } from '../../../blocks/mileage/goal-facts.tsx';
import { PointsFigure } from '../../../blocks/mileage/points-figure.tsx';
import { useGoalFinding } from '../../../blocks/mileage/use-goal-finding.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './hist.module.css';
import { mileageHistTexts } from './texts.ts';

export interface GoalPartProps {
  readonly available: number;
  readonly goalList: readonly MileageGoal[];
}

/** Shows what somebody can use in the largest figures, and how far it is to the next use. */
export function GoalPart({ available, goalList }: GoalPartProps) {
  const texts = useTexts(mileageHistTexts);
  const { goal, title } = useGoalFinding(goalList, available);
  return (
    <section className={styles.goal} aria-label={texts.have}>
      <p className={styles.label}>{texts.have}</p>
      <PointsFigure points={available} />
      {goal && (
        <>
          <h2 className={styles.finding}>{title}</h2>
          <GoalBar available={available} goalList={goalList} />
          <GoalFacts goal={goal} />
        </>
      )}
    </section>
  );
}
