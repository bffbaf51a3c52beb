import { home } from '@naru/contract/areas/home.ts';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useState } from 'react';

import { useScreenTitle } from '../../blocks/navigation/use-screen-title.ts';
import { withTexts } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { AfterFirstPaint } from '../../ui/after-first-paint.tsx';
import { Button } from '../../ui/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { DashboardGreeting } from './dashboard/greeting/greeting.tsx';
import { arrange } from './dashboard/layout.ts';
import { bandsOf, type DashboardData, placesOf, type WidgetPlace } from './dashboard/places.ts';
import { DashboardSkeleton, WidgetSkeleton } from './dashboard/skeleton.tsx';
import { VIEWS } from './dashboard/widgets.ts';
import styles from './dashboard-screen.module.css';
import { dashboardTexts } from './dashboard/texts.ts';
import { loadOnUse } from '../../ui/load-on-use.tsx';

const ArrangeDialog = loadOnUse(
  async () => (await withTexts(import('./dashboard/arrange/arrange-dialog.tsx'))).ArrangeDialog,
);

/** The first screen is almost always there: what it says without its data comes on its own. */
const Failed = loadOnUse(async () => (await withTexts(import('../../blocks/query/query-error.tsx'))).QueryError);

/** Few people hide everything. */
const AllHidden = loadOnUse(async () => (await import('../../ui/empty-state.tsx')).EmptyState);

/** Shows the next tasks first, beside pictures of how it stands; then the term, news, and the screens used most. */
export function DashboardScreen() {
  const texts = useTexts(dashboardTexts);
  const query = useCall(home.dashboard, {}, { label: texts.screenTitle });
  const [isArranging, setArranging] = useState(false);
  useScreenTitle(texts.screenTitle);
  if (query.isPending) return <DashboardSkeleton />;
  if (query.isError) {
    return <Failed page title={texts.loadError} query={query} />;
  }
  const { data } = query;
  const own = placesOf(data);
  const bands = bandsOf(data);
  return (
    <div className={styles.page}>
      <DashboardGreeting data={data} />
      <div className={styles.edit}>
        <Button variant="text" icon={IconSettings} onClick={() => setArranging(true)}>
          {texts.greeting.edit}
        </Button>
      </div>
      {bands.length === 0 && <AllHidden title={texts.allHidden}>{texts.allHiddenText}</AllHidden>}
      <AfterFirstPaint fallback={<div className={styles.loading} />}>
        {bands.map((columns, band) => (
          <div key={columns[0]?.[0]?.id} className={joinClasses(styles.band, columns.length === 1 && styles.even)}>
            {columns.map((some, column) => (
              <Column key={some[0]?.place} widgets={some} order={(band + column) * 2 + column} data={data} />
            ))}
          </div>
        ))}
      </AfterFirstPaint>
      {isArranging && (
        <ArrangeDialog
          widgets={arrange(own, data.layout.widgetList)}
          first={own.map(({ id }) => id)}
          version={data.layout.version}
          onClose={() => setArranging(false)}
        />
      )}
    </div>
  );
}

interface ColumnProps {
  readonly widgets: readonly WidgetPlace[];
  /** In one column for all: what stands beside a band comes after the one over the whole width that follows. */
  readonly order: number;
  readonly data: DashboardData;
}

function Column({ widgets, order, data }: ColumnProps) {
  return (
    <div className={styles.column} style={{ '--order': order }}>
      {widgets.map(({ id, place }) => {
        const View = VIEWS[id];
        return (
          <div key={id} className={styles.widget} data-widget={id} data-place={place}>
            <View data={data} fallback={<WidgetSkeleton />} />
          </div>
        );
      })}
    </div>
  );
}
