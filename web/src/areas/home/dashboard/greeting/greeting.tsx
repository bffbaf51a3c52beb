import { FACT_DOT } from '../../../../platform/format/facts.ts';
import { useBriefFormat } from '../../../../platform/format/use-brief-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { dashboardTexts } from '../texts.ts';
import type { DashboardData } from '../places.ts';
import styles from './greeting.module.css';
import { wordGreeting } from './words.ts';

/** The first line of the dashboard. look/first-look.ts draws the same before the app has run. */
export function DashboardGreeting({ data }: { readonly data: DashboardData }) {
  const texts = useTexts(dashboardTexts);
  const format = useBriefFormat();
  const { title, day, next } = wordGreeting(data, {
    texts: texts.greeting,
    number: format.number,
    day: (date) => format.day(date, { hasWeekday: false }),
  });
  return (
    <div className={styles.greeting}>
      <h1>{title}</h1>
      <p>
        {day}
        {next && (
          <>
            {FACT_DOT}
            {next[0]}
            <b>{next[1]}</b>
            {next[2]}
          </>
        )}
      </p>
    </div>
  );
}
