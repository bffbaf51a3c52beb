import { StatisticsScreen } from '../../../blocks/counselling/statistics/statistics-screen.tsx';

/** Shows the counselling statistics of the departments that the person administers. */
export function AdminStatisticsScreen() {
  return <StatisticsScreen place="admin" />;
}
