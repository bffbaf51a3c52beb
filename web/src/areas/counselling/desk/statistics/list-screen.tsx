import { StatisticsScreen } from '../../../../blocks/counselling/statistics/statistics-screen.tsx';

/** Of one's own desk, and for chiefs of their departments. */
export function DeskStatisticsScreen() {
  return <StatisticsScreen place="desk" />;
}
