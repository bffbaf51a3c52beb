import type { MileageGoal } from '@naru/contract/areas/learning/mileage/own.ts';

import { joinFacts } from '../../platform/format/facts.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import styles from './mileage.module.css';
import { mileageGoalTexts } from './texts.ts';

/** Tells by when a use is to be asked for, and its worth. */
export function GoalFacts({ goal }: { readonly goal: MileageGoal }) {
  const texts = useTexts(mileageGoalTexts);
  const format = useFormat();
  const { until, won } = goal;
  return (
    <p className={styles.facts}>
      {joinFacts([texts.until(format.day(until)), format.dDay(until), won !== null && texts.won(format.number(won))])}
    </p>
  );
}
