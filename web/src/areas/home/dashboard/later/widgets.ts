/**
 * The widgets whose code comes after the first paint, all in one file.
 */
import type { FunctionComponent } from 'react';

import { DeadlinesWidget } from '../../../../blocks/board/glance/deadlines-widget.tsx';
import { NoticesWidget } from '../../../../blocks/board/glance/notices-widget.tsx';
import { CounsellingWidget } from '../../../../blocks/counselling/glance/counselling-widget.tsx';
import type { LaterWidgetId, WidgetProps } from '../widgets.ts';
import { RecentWidget } from './recent-widget.tsx';
import { TermWidget } from './term-widget.tsx';

export const LATER_WIDGETS: Readonly<Record<LaterWidgetId, FunctionComponent<WidgetProps>>> = {
  counselling: CounsellingWidget,
  deadlines: DeadlinesWidget,
  term: TermWidget,
  notices: NoticesWidget,
  recent: RecentWidget,
};
