import type { Appointment, Todo } from '@naru/contract/areas/home.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import type { Format } from '../../../../platform/format/format.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { TermLine, type TermLineItem, type TermLineWeek } from '../../../../ui/term-line.tsx';
import { WidgetSkeleton } from '../skeleton.tsx';
import { laterTexts } from './texts.ts';
import { useFigures } from './use-figures.ts';
import { dateOf, weeksLeft } from './weeks.ts';
import { dayNumber, mondayOf, weekOfTerm } from '../term.ts';
import type { DashboardData } from '../places.ts';
import type { WidgetProps } from '../widgets.ts';

const WEEKS_SHOWN = 4;
/** As in the list of things to do. */
const SOON_DAYS = 3;
const NEAR_DAYS = 5;
const MIDDAY = 0.5;
const DAY_MS = 86_400_000;
const KOREA_MS = 9 * 3_600_000;

type Term = NonNullable<DashboardData['term']>;

/** The water line of the term: four weeks from this one on, with the person's own appointments and deadlines. */
export function TermWidget({ data }: WidgetProps) {
  const texts = useTexts(laterTexts);
  const format = useFormat();
  const { term, today, todoList } = data;
  const query = useFigures();
  const left = term ? weeksLeft(today, term.endsOn) : 0;
  if (!term || left === 0) return <Section title={texts.termNone} text={texts.termNoneText} />;
  // Its height follows from what stands on it; without appointments it says what there is.
  if (query.isPending) return <WidgetSkeleton />;
  const from = mondayOf(dayNumber(today));
  const to = from + WEEKS_SHOWN * 7;
  const span = { from, to, today: dayNumber(today) };
  const items = [
    ...listEvents(term, span, format),
    ...listDeadlines(todoList, span, { texts, format }),
    ...listAppointments(query.data?.appointmentList ?? [], span, format),
  ];
  return (
    <Section title={left === 1 ? texts.termLast : texts.termTitle(format.number(left))}>
      <TermLine
        label={texts.termLine}
        from={from}
        to={to}
        today={dayNumber(today) + 0.5}
        weeks={listWeeks(term, { from, today }, { texts, format })}
        items={items}
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
  readonly texts: {
    readonly week: (number: string) => string;
    readonly weekFrom: (date: string) => string;
    readonly deadlines: (count: string) => string;
    readonly fromDay: (day: string) => string;
  };
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

interface Span {
  readonly from: number;
  readonly to: number;
  readonly today: number;
}

/** Exams and holidays as bars; other periods where they begin, and once they have begun where they end. */
function listEvents(term: Term, at: Span, format: Format): TermLineItem[] {
  return term.eventList.flatMap((event) => {
    const begins = dayNumber(event.beginsOn);
    const ends = dayNumber(event.endsOn) + 1;
    if (ends <= at.today || begins >= at.to) return [];
    const isBar = event.kind === 'MIDTERM' || event.kind === 'FINAL' || event.kind === 'HOLIDAY';
    const mark = isBar || begins > at.today ? begins : ends - 1;
    if (mark >= at.to) return [];
    return [
      {
        id: `${event.kind} ${event.beginsOn} ${event.name}`,
        kind: isBar ? ('exam' as const) : ('deadline' as const),
        at: Math.max(mark, at.from),
        ...(isBar && { until: Math.min(ends, at.to) }),
        title: event.name,
        detail:
          event.beginsOn === event.endsOn ? format.day(event.beginsOn) : format.range(event.beginsOn, event.endsOn),
        soon: !isBar && ends - 1 - at.today <= SOON_DAYS,
      },
    ];
  });
}

/** Deadlines of neighbouring days are one mark: the list above names each of them. */
function listDeadlines(todos: readonly Todo[], at: Span, { texts, format }: Words): TermLineItem[] {
  const due = todos.flatMap(({ dueOn, ...todo }) =>
    dueOn === null ? [] : [{ ...todo, dueOn, day: dayNumber(dueOn) }],
  );
  const near = due.filter(({ day }) => day >= at.today && day < at.to);
  return gatherNear(near).flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { id, title, dueOn, day, path } = first;
    const isOne = some.length === 1;
    return [
      {
        id,
        kind: 'deadline' as const,
        at: day + MIDDAY,
        title: isOne ? title : texts.deadlines(format.number(some.length)),
        detail: isOne ? format.day(dueOn) : texts.fromDay(format.day(dueOn)),
        soon: day - at.today <= SOON_DAYS,
        link: (slot) => <AppLink to={isOne ? path : '/todo'} {...slot} />,
      },
    ];
  });
}

function gatherNear<T extends { readonly day: number }>(due: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const one of due) {
    const group = groups.at(-1);
    if (group && one.day - (group[0]?.day ?? one.day) < NEAR_DAYS) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function listAppointments(appointments: readonly Appointment[], at: Span, format: Format): TermLineItem[] {
  return appointments.flatMap(({ id, title, beginsAt, path }) => {
    const moment = (Date.parse(beginsAt) + KOREA_MS) / DAY_MS;
    if (moment < at.from || moment >= at.to) return [];
    return [
      {
        id,
        kind: 'appointment' as const,
        at: moment,
        title,
        detail: format.moment(beginsAt),
        link: (slot) => <AppLink to={path} {...slot} />,
      },
    ];
  });
}
