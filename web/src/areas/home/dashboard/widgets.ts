/**
 * The registry of the home's widgets. An area that brings one keeps it in a block and adds it here, in later/widgets.ts
 * and in the names of arrange/texts. Its code comes after the first paint.
 */
import type { home, HomePart } from '@naru/contract/areas/home.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import type { ComponentType, ReactNode } from 'react';

import { withTexts } from '../../../platform/i18n/locale.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { TodoWidget } from './todo-widget.tsx';

export type DashboardData = CallOutput<typeof home.dashboard>;

export interface WidgetProps {
  readonly data: DashboardData;
  /** Stands there until the code of a widget has come. */
  readonly fallback?: ReactNode;
}

export type LaterWidgetId =
  | 'queues'
  | 'cases'
  | 'desk'
  | 'counselling'
  | 'study'
  | 'ability'
  | 'mileage'
  | 'shown'
  | 'advisees'
  | 'week'
  | 'term'
  | 'notices'
  | 'deadlines'
  | 'recent';
export type WidgetId = 'todo' | LaterWidgetId;

export interface WidgetEntry {
  readonly id: WidgetId;
  /** Where it stands: beside the main column, in it, in half of it beside another such, or over the whole width. */
  readonly place: 'main' | 'half' | 'side' | 'full';
  readonly view: ComponentType<WidgetProps>;
  /** The part of the home without which it is not there. */
  readonly part?: HomePart | undefined;
}

/** Everything that anybody has, in its first order; the roadmap has its place after the abilities. */
const WIDGETS: readonly WidgetEntry[] = [
  { id: 'todo', place: 'main', view: TodoWidget },
  later('cases', 'main', 'CASES'),
  later('desk', 'main', 'DESK'),
  later('queues', 'main', 'QUEUES'),
  later('ability', 'half', 'ABILITY'),
  later('shown', 'half', 'SHOWN_WORK'),
  later('study', 'side', 'STUDY'),
  later('mileage', 'side', 'MILEAGE'),
  later('advisees', 'side', 'ADVISEES'),
  later('week', 'side', 'WEEK'),
  later('term', 'full'),
  later('notices', 'main'),
  later('counselling', 'main', 'COUNSELLING'),
  later('deadlines', 'side'),
  later('recent', 'side'),
];

/**
 * The widgets of one person: what is theirs to do, beside it pictures of how it stands, the term, and then what is new.
 * Where there is no picture, deadlines stand beside what is to do.
 */
export function widgetsOf({ partList, term }: Pick<DashboardData, 'partList' | 'term'>): readonly WidgetEntry[] {
  const own = WIDGETS.filter(({ id, part }) => (!part || partList.includes(part)) && (id !== 'term' || term));
  const isLast = own.find(({ place }) => place !== 'main')?.place !== 'full';
  return isLast ? own : own.toSorted((one, other) => Number(other.id === 'deadlines') - Number(one.id === 'deadlines'));
}

function later(id: LaterWidgetId, place: WidgetEntry['place'], part?: HomePart): WidgetEntry {
  const view = loadOnUse<WidgetProps>(async () => (await withTexts(import('./later/widgets.ts'))).LATER_WIDGETS[id]);
  return { id, place, part, view };
}
