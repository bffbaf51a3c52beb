import type { MileageGoal } from '@naru/contract/areas/mileage/own.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { listMarks, lookAt } from './goals.ts';
import { mileageGoalTexts } from './texts.ts';

export interface GoalBarProps {
  readonly available: number;
  /** Points that would come on top of it. */
  readonly more?: number | undefined;
  readonly goalList: readonly MileageGoal[];
}

/** Draws the points that somebody can use against what the uses ask for. */
export function GoalBar({ available, more = 0, goalList }: GoalBarProps) {
  const texts = useTexts(mileageGoalTexts);
  const format = useFormat();
  const { max } = lookAt(goalList, available, more);
  const marks = listMarks(goalList, max);
  // A debt is filled first, and is no part of the bar.
  const value = Math.max(0, available);
  return (
    <ProgressBar
      label={texts.bar}
      value={value}
      coming={Math.max(0, available + more) - value}
      max={max}
      size="large"
      hideText
      valueText={texts.barText(format.number(available + more), format.number(max))}
      thresholds={marks.map((at) => ({
        at,
        label: at === marks.at(-1) ? texts.points(format.number(at)) : format.number(at),
      }))}
    />
  );
}
