/**
 * The registry of the dashboard's widgets: an area that brings one adds a line here and in the texts.
 */
import type { CallOutput } from '@naru/contract/call.ts';
import type { home } from '@naru/contract/areas/home.ts';
import type { ComponentType } from 'react';

import { ProfileWidget } from './profile-widget.tsx';
import { RecentWidget } from './recent-widget.tsx';
import { TermWidget } from './term-widget.tsx';
import { TodoWidget } from './todo-widget.tsx';

export type DashboardData = CallOutput<typeof home.dashboard>;

export interface WidgetProps {
  readonly data: DashboardData;
}

export type WidgetId = 'todo' | 'term' | 'profile' | 'recent';

export interface WidgetEntry {
  readonly id: WidgetId;
  /** Where it stands: beside the main column, in it, or over the whole width. */
  readonly place: 'main' | 'side' | 'full';
  readonly view: ComponentType<WidgetProps>;
}

export const WIDGETS: readonly WidgetEntry[] = [
  { id: 'todo', place: 'main', view: TodoWidget },
  { id: 'profile', place: 'side', view: ProfileWidget },
  { id: 'term', place: 'full', view: TermWidget },
  { id: 'recent', place: 'main', view: RecentWidget },
];
