import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import screen from '../dashboard-screen.module.css';
import { dashboardTexts } from './texts.ts';
import styles from './greeting/greeting.module.css';

/** The shape of the dashboard while it is read; the name is known already. */
export function DashboardSkeleton() {
  const texts = useTexts(dashboardTexts);
  const name = useLoginInfo()?.name ?? '';
  return (
    <div className={joinClasses(screen.page, screen.loading)}>
      <div className={styles.greeting}>
        <h1>{name}</h1>
      </div>
      <Skeleton label={texts.loading} shape="rows" count={4} />
    </div>
  );
}

/** The place of a widget whose code is on its way. */
export function WidgetSkeleton() {
  const texts = useTexts(dashboardTexts);
  return (
    <div className={screen.waiting}>
      <Skeleton label={texts.loading} shape="text" count={5} />
    </div>
  );
}
