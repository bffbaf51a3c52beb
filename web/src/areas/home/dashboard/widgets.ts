/** The code of the home's widgets, which comes after the first paint but for what there is to do. */
import type { ComponentType, ReactNode } from 'react';

import { withTexts } from '../../../platform/i18n/locale.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { type DashboardData, type LaterWidgetId, PLACES, type WidgetId } from './places.ts';
import { TodoWidget } from './todo-widget.tsx';

export interface WidgetProps {
  readonly data: DashboardData;
  /** Stands there until the code of a widget has come. */
  readonly fallback?: ReactNode;
}

type View = ComponentType<WidgetProps>;

/** By id; the same each time, as React would draw another one anew. */
export const VIEWS = Object.fromEntries(
  PLACES.map(({ id }) => [id, id === 'todo' ? TodoWidget : loadView(id)]),
) as Readonly<Record<WidgetId, View>>; // each widget has a place

function loadView(id: LaterWidgetId): View {
  return loadOnUse(async () => (await withTexts(import('./later/widgets.ts'))).LATER_WIDGETS[id]);
}
