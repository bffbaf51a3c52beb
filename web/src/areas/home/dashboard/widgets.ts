/**
 * The registry of the dashboard's widgets: an area that brings one keeps it in a block and adds a line here and in the
 * texts. What the dashboard's own call does not bring asks for itself, with code that comes after the first paint.
 */
import type { CallOutput } from '@naru/contract/call.ts';
import type { home } from '@naru/contract/areas/home.ts';
import type { ComponentType, ReactNode } from 'react';

import { withTexts } from '../../../platform/i18n/locale.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { ProfileWidget } from './profile-widget.tsx';
import { RecentWidget } from './recent-widget.tsx';
import { TermWidget } from './term-widget.tsx';
import { TodoWidget } from './todo-widget.tsx';

export type DashboardData = CallOutput<typeof home.dashboard>;

export interface WidgetProps {
  readonly data: DashboardData;
  /** Stands there until the code of a widget has come. */
  readonly fallback?: ReactNode;
}

export type WidgetId = 'todo' | 'counselling' | 'deadlines' | 'profile' | 'term' | 'notices' | 'recent';

export interface WidgetEntry {
  readonly id: WidgetId;
  /** Where it stands: beside the main column, in it, or over the whole width. */
  readonly place: 'main' | 'side' | 'full';
  readonly view: ComponentType<WidgetProps>;
}

export const WIDGETS: readonly WidgetEntry[] = [
  { id: 'todo', place: 'main', view: TodoWidget },
  {
    id: 'counselling',
    place: 'main',
    view: loadOnUse(
      async () =>
        (await withTexts(import('../../../blocks/counselling/glance/counselling-widget.tsx'))).CounsellingWidget,
    ),
  },
  {
    id: 'deadlines',
    place: 'main',
    view: loadOnUse(
      async () => (await withTexts(import('../../../blocks/board/glance/deadlines-widget.tsx'))).DeadlinesWidget,
    ),
  },
  { id: 'profile', place: 'side', view: ProfileWidget },
  { id: 'term', place: 'full', view: TermWidget },
  {
    id: 'notices',
    place: 'main',
    view: loadOnUse(
      async () => (await withTexts(import('../../../blocks/board/glance/notices-widget.tsx'))).NoticesWidget,
    ),
  },
  { id: 'recent', place: 'side', view: RecentWidget },
];
