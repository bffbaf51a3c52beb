import type { MileageGoal } from '@naru/contract/areas/mileage/own.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { lookAt } from './goals.ts';
import { mileageGoalTexts } from './texts.ts';

export interface GoalFinding {
  /** The use that it is about: the next one, or the largest that is reached. */
  readonly goal: MileageGoal | undefined;
  readonly title: string;
}

/** Puts into a sentence how far it is to the next use. */
export function useGoalFinding(goalList: readonly MileageGoal[], available: number): GoalFinding {
  const texts = useTexts(mileageGoalTexts);
  const format = useFormat();
  const { next, reachedList } = lookAt(goalList, available);
  const [reached] = reachedList;
  if (next) return { goal: next, title: texts.next(format.number(next.missing), next.name) };
  return { goal: reached, title: reached ? texts.reached(reached.name) : texts.noGoal };
}
