import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import screen from '../dashboard-screen.module.css';
import styles from './greeting/greeting.module.css';

/** The shape of the dashboard while it is read; the name is known already. */
export function DashboardSkeleton() {
  const name = useLoginInfo()?.name ?? '';
  return (
    <div className={joinClasses(screen.page, screen.loading)}>
      <div className={styles.greeting}>
        <h1>{name}</h1>
      </div>
      <Skeleton shape="rows" count={4} />
    </div>
  );
}

/** The place of a widget whose code is on its way. */
export function WidgetSkeleton() {
  return (
    <div className={screen.waiting}>
      <Skeleton shape="text" count={5} />
    </div>
  );
}
