import { home } from '@naru/contract/areas/home.ts';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useState } from 'react';

import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../blocks/query/query-error.tsx';
import { withTexts } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { AfterFirstPaint } from '../../ui/after-first-paint.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { DashboardGreeting } from './dashboard/greeting.tsx';
import { arrange } from './dashboard/layout.ts';
import { DashboardSkeleton, WidgetSkeleton } from './dashboard/skeleton.tsx';
import { WIDGETS } from './dashboard/widgets.ts';
import styles from './dashboard-screen.module.css';
import { dashboardTexts } from './dashboard/texts.ts';
import { loadOnUse } from '../../ui/load-on-use.tsx';

const ArrangeDialog = loadOnUse(
  async () => (await withTexts(import('./dashboard/arrange/arrange-dialog.tsx'))).ArrangeDialog,
);

/** What to do next, first; then the term, the person, and the ways they take most. */
export function DashboardScreen() {
  const texts = useTexts(dashboardTexts);
  const query = useCall(home.dashboard, {}, { label: texts.screenTitle });
  const [isArranging, setArranging] = useState(false);
  useScreenTitle(texts.screenTitle);
  if (query.isPending) return <DashboardSkeleton />;
  if (query.isError) {
    return <QueryError page title={texts.loadError} query={query} />;
  }
  const { data } = query;
  const widgets = arrange(WIDGETS, data.layout.widgetList);
  const shown = widgets.filter((widget) => !widget.hidden);
  return (
    <div className={styles.page}>
      <DashboardGreeting data={data} />
      <div className={styles.edit}>
        <Button variant="text" icon={IconAdjustmentsHorizontal} onClick={() => setArranging(true)}>
          {texts.edit}
        </Button>
      </div>
      {shown.length === 0 && <EmptyState title={texts.allHidden}>{texts.allHiddenText}</EmptyState>}
      <AfterFirstPaint fallback={<div className={styles.loading} />}>
        <div className={styles.widgets}>
          {shown.map(({ id, place, view: View }) => (
            <div key={id} className={joinClasses(styles.widget, styles[place])}>
              <View data={data} fallback={<WidgetSkeleton />} />
            </div>
          ))}
        </div>
      </AfterFirstPaint>
      {isArranging && (
        <ArrangeDialog widgets={widgets} version={data.layout.version} onClose={() => setArranging(false)} />
      )}
    </div>
  );
}
