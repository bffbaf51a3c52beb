/**
 * The register of the home's widgets: where each stands. An area that brings one keeps it in a block and adds it here, in
 * later/widgets.ts and in the names of arrange/texts. Pure: the page itself reads it before the app runs (first-look.ts).
 */
import type { home, HomePart } from '@naru/contract/areas/home.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { arrange, divideIntoBands } from './layout.ts';

export type DashboardData = CallOutput<typeof home.dashboard>;

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

export interface WidgetPlace {
  readonly id: WidgetId;
  /** Where it stands: beside the main column, in it, in half of it beside another such, or over the whole width. */
  readonly place: 'main' | 'half' | 'side' | 'full';
  /** The part of the home without which it is not there. */
  readonly part?: HomePart | undefined;
}

/** Everything that anybody has, in its first order; the roadmap has its place after the abilities. */
export const PLACES: readonly WidgetPlace[] = [
  { id: 'todo', place: 'main' },
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
export function placesOf({ partList, term }: Pick<DashboardData, 'partList' | 'term'>): readonly WidgetPlace[] {
  const own = PLACES.filter(({ id, part }) => (!part || partList.includes(part)) && (id !== 'term' || term));
  const isLast = own.find(({ place }) => place !== 'main')?.place !== 'full';
  return isLast ? own : own.toSorted((one, other) => Number(other.id === 'deadlines') - Number(one.id === 'deadlines'));
}

function later(id: LaterWidgetId, place: WidgetPlace['place'], part?: HomePart): WidgetPlace {
  return { id, place, part };
}

/** The widgets that this person sees, in the bands and columns of the page. */
export function bandsOf(data: Pick<DashboardData, 'partList' | 'term' | 'layout'>): WidgetPlace[][][] {
  return divideIntoBands(arrange(placesOf(data), data.layout.widgetList).filter(({ hidden }) => !hidden));
}
