import { StatisticsScreen } from '../../../blocks/counselling/statistics/statistics-screen.tsx';

/** Shows the statistics of one's own desk, and for chiefs those of their departments. */
export function DeskStatisticsScreen() {
  return <StatisticsScreen place="desk" />;
}
