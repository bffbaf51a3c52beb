/**
 * The widgets whose code comes after the first paint, all in one file, and the button that ticks off a thing to do.
 */
import type { FunctionComponent } from 'react';

import { DeadlinesWidget } from '../../../../blocks/board/dashboard/deadlines-widget.tsx';
import { NoticesWidget } from '../../../../blocks/board/dashboard/notices-widget.tsx';
import { AbilityWidget } from '../../../../blocks/ability/ability-widget.tsx';
import { MileageWidget } from '../../../../blocks/mileage/mileage-widget.tsx';
import { ShownWorkWidget } from '../../../../blocks/shown-work/shown-work-widget.tsx';
export { TickButton } from '../../../../blocks/todo/tick/tick-button.tsx';
import type { LaterWidgetId } from '../places.ts';
import type { WidgetProps } from '../widgets.ts';
import { AdviseesWidget } from './advisees-widget.tsx';
import { CasesWidget } from './cases-widget.tsx';
import { CounsellingPlace } from './counselling-place.tsx';
import { QueuesWidget } from './queues-widget.tsx';
import { RecentWidget } from './recent-widget.tsx';
import { StudyWidget } from './study-widget.tsx';
import { TermWidget } from './term-widget.tsx';
import { WeekWidget } from './week-widget.tsx';

export const LATER_WIDGETS: Readonly<Record<LaterWidgetId, FunctionComponent<WidgetProps>>> = {
  queues: QueuesWidget,
  cases: CasesWidget,
  desk: CounsellingPlace,
  counselling: CounsellingPlace,
  study: StudyWidget,
  ability: AbilityWidget,
  mileage: MileageWidget,
  shown: ShownWorkWidget,
  advisees: AdviseesWidget,
  week: WeekWidget,
  deadlines: DeadlinesWidget,
  term: TermWidget,
  notices: NoticesWidget,
  recent: RecentWidget,
};
