import type { Format } from '../../../../platform/format/format.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { TermLine, type TermLineItem, type TermLineWeek } from '../../../../ui/term-line.tsx';
import { laterTexts } from './texts.ts';
import { dateOf, dayNumber, mondayOf, weekOfTerm, weeksLeft } from '../term.ts';
import type { DashboardData, WidgetProps } from '../widgets.ts';

const WEEKS_SHOWN = 4;
const SOON_DAYS = 7;

type Term = NonNullable<DashboardData['term']>;

/** The water line of the term: four weeks from this one on. */
export function TermWidget({ data }: WidgetProps) {
  const texts = useTexts(laterTexts);
  const format = useFormat();
  const { term, today } = data;
  const left = term ? weeksLeft(today, term.endsOn) : 0;
  if (!term || left === 0) return <Section title={texts.termNone} text={texts.termNoneText} />;
  const from = mondayOf(dayNumber(today));
  const to = from + WEEKS_SHOWN * 7;
  return (
    <Section title={left === 1 ? texts.termLast : texts.termTitle(format.number(left))}>
      <TermLine
        label={texts.termLine}
        from={from}
        to={to}
        today={dayNumber(today) + 0.5}
        weeks={listWeeks(term, { from, today }, { texts, format })}
        items={listItems(term, { from, to, today: dayNumber(today) }, format)}
        labels={{
          today: texts.today,
          todayRow: texts.today,
          deadline: texts.deadline,
          appointment: texts.appointment,
          exam: texts.exam,
        }}
      />
    </Section>
  );
}

interface Words {
  readonly texts: { readonly week: (number: string) => string; readonly weekFrom: (date: string) => string };
  readonly format: Format;
}

function listWeeks(term: Term, at: { from: number; today: string }, { texts, format }: Words): TermLineWeek[] {
  return Array.from({ length: WEEKS_SHOWN }, (_none, index) => {
    const day = at.from + index * 7;
    const week = weekOfTerm(term.week1On, dateOf(day));
    return {
      id: dateOf(day),
      at: day,
      label: week === undefined ? '' : texts.week(format.number(week)),
      detail: texts.weekFrom(format.day(dateOf(day), { hasWeekday: false })),
      current: index === 0,
    };
  });
}

function listItems(term: Term, at: { from: number; to: number; today: number }, format: Format): TermLineItem[] {
  return term.eventList.flatMap((event) => {
    const begins = dayNumber(event.beginsOn);
    const ends = dayNumber(event.endsOn) + 1;
    if (ends <= at.today || begins >= at.to) return [];
    const isExam = event.kind === 'MIDTERM' || event.kind === 'FINAL';
    const isPeriod = isExam || event.kind === 'HOLIDAY';
    const mark = isPeriod ? begins : ends - 1;
    if (mark >= at.to) return [];
    return [
      {
        id: `${event.kind} ${event.beginsOn} ${event.name}`,
        kind: isPeriod ? ('exam' as const) : ('deadline' as const),
        at: Math.max(mark, at.from),
        ...(isPeriod && { until: Math.min(ends, at.to) }),
        title: event.name,
        detail:
          event.beginsOn === event.endsOn ? format.day(event.beginsOn) : format.range(event.beginsOn, event.endsOn),
        soon: !isPeriod && mark - at.today <= SOON_DAYS,
      },
    ];
  });
}
