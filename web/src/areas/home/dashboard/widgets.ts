/**
 * The registry of the dashboard's widgets. An area that brings one keeps it in a block and adds it here, in
 * later/widgets.ts and in the names of arrange/texts. Its code comes after the first paint.
 */
import type { CallOutput } from '@naru/contract/call.ts';
import type { home } from '@naru/contract/areas/home.ts';
import type { ComponentType, ReactNode } from 'react';

import { withTexts } from '../../../platform/i18n/locale.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { ProfileWidget } from './profile-widget.tsx';
import { TodoWidget } from './todo-widget.tsx';

export type DashboardData = CallOutput<typeof home.dashboard>;

export interface WidgetProps {
  readonly data: DashboardData;
  /** Stands there until the code of a widget has come. */
  readonly fallback?: ReactNode;
}

export type LaterWidgetId = 'counselling' | 'deadlines' | 'term' | 'notices' | 'recent';
export type WidgetId = 'todo' | 'profile' | LaterWidgetId;

export interface WidgetEntry {
  readonly id: WidgetId;
  /** Where it stands: beside the main column, in it, or over the whole width. */
  readonly place: 'main' | 'side' | 'full';
  readonly view: ComponentType<WidgetProps>;
}

export const WIDGETS: readonly WidgetEntry[] = [
  { id: 'todo', place: 'main', view: TodoWidget },
  later('counselling', 'main'),
  later('deadlines', 'main'),
  { id: 'profile', place: 'side', view: ProfileWidget },
  later('term', 'full'),
  later('notices', 'main'),
  later('recent', 'side'),
];

function later(id: LaterWidgetId, place: WidgetEntry['place']): WidgetEntry {
  const view = loadOnUse<WidgetProps>(async () => (await withTexts(import('./later/widgets.ts'))).LATER_WIDGETS[id]);
  return { id, place, view };
}
