import { FACT_DOT } from '../../../platform/format/facts.ts';
import { useBriefFormat } from '../../../platform/format/use-brief-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { dashboardTexts } from './texts.ts';
import styles from './greeting.module.css';
import { dayNumber, weekOfTerm } from './term.ts';
import type { DashboardData } from './widgets.ts';

/** The first line: the person, the day in the term, and how far the next event is. */
export function DashboardGreeting({ data }: { readonly data: DashboardData }) {
  const texts = useTexts(dashboardTexts);
  const format = useBriefFormat();
  const weekday = texts.weekday(new Date(data.today).getUTCDay());
  const week = data.term ? weekOfTerm(data.term.week1On, data.today) : undefined;
  const next = nextEvent(data);
  return (
    <div className={styles.greeting}>
      <h1>
        {week === undefined
          ? texts.greetingPlain(data.profile.name, weekday)
          : texts.greeting(data.profile.name, format.number(week), weekday)}
      </h1>
      <p>
        {format.day(data.today, { hasWeekday: false })}
        {next && (
          <>
            {FACT_DOT}
            {texts.beforeDays(next.name)}
            <b>{texts.days(format.number(next.days))}</b>
            {texts.afterDays(next.name)}
          </>
        )}
      </p>
    </div>
  );
}

/** The next event of the term that has not begun. */
function nextEvent(data: DashboardData): { name: string; days: number } | undefined {
  const today = dayNumber(data.today);
  const next = data.term?.eventList.find((event) => event.kind !== 'HOLIDAY' && dayNumber(event.beginsOn) > today);
  return next && { name: next.name, days: dayNumber(next.beginsOn) - today };
}
