import type { MileageGoal } from '@naru/contract/areas/mileage/own.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import styles from './mileage.module.css';
import { mileageGoalTexts } from './texts.ts';

/** Tells by when a use is to be asked for, and its worth. */
export function GoalFacts({ goal }: { readonly goal: MileageGoal }) {
  const texts = useTexts(mileageGoalTexts);
  const format = useFormat();
  const { missing, until, won } = goal;
  // A term that is over names no day: it can be asked for all the same.
  const day = until === null ? '' : texts.until(format.day(until, { hasWeekday: false }));
  const worth = missing === 0 ? texts.worthMost : texts.worth;
  const text = won === null ? texts.apply(day) : worth(day, format.number(won));
  return text === '' ? null : <p className={styles.facts}>{text}</p>;
}
