import { StatisticsScreen } from '../../../blocks/counselling/statistics/statistics-screen.tsx';

/** What there is to count of the departments that one administers: counselling. */
export function AdminStatisticsScreen() {
  return <StatisticsScreen place="admin" />;
}
