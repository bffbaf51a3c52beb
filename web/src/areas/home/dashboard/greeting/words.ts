/**
 * Writes the greeting. Pure: the app draws it, and so does the page before the app has run (look/first-look.ts).
 */
import type { Shape } from '../../../../platform/i18n/texts.ts';
import { dayNumber, weekOfTerm } from '../term.ts';
import type { DashboardData } from '../places.ts';
import type { greetingKo } from './texts.ko.ts';

export type Greeted = Pick<DashboardData, 'today' | 'term'> & {
  readonly profile: Pick<DashboardData['profile'], 'name'>;
};

export interface GreetingLanguage {
  readonly texts: Shape<typeof greetingKo>;
  readonly number: (value: number) => string;
  /** A calendar date without its weekday. */
  readonly day: (date: string) => string;
}

export interface GreetingWords {
  readonly title: string;
  readonly day: string;
  /** How far the next event of the term is, which has not begun. */
  readonly next: readonly string[] | undefined;
}

/** The person, the day in the term, and how far the next event is. */
export function wordGreeting(data: Greeted, { texts, number, day }: GreetingLanguage): GreetingWords {
  const { today, term, profile } = data;
  const weekday = texts.weekday(new Date(today).getUTCDay());
  const week = term ? weekOfTerm(term.week1On, today) : undefined;
  const next = term?.eventList.find((event) => event.kind !== 'HOLIDAY' && event.beginsOn > today);
  const left = next ? dayNumber(next.beginsOn) - dayNumber(today) : 0;
  return {
    title: week === undefined ? texts.plain(profile.name, weekday) : texts.inTerm(profile.name, number(week), weekday),
    day: day(today),
    next: next && texts.next(next.name, left, number(left)).split('\n'),
  };
}
