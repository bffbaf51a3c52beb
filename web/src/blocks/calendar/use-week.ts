import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { addDays, daysOfWeek, isDate, mondayOf } from './week.ts';

export interface UsedWeek {
  readonly today: string;
  readonly monday: string;
  readonly days: readonly string[];
  /** Weeks from the one of today; below 0 for those that are over. */
  readonly distance: number;
  readonly turn: (weeks: number) => void;
  readonly goToToday: () => void;
}

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** The week in sight, held by the address as `?week=2026-11-23`; this week without one. */
export function useWeek(): UsedWeek {
  const format = useFormat();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const given = search['week'];
  const now = mondayOf(today);
  const monday = typeof given === 'string' && isDate(given) ? mondayOf(given) : now;
  const go = (week: string): void =>
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, week: week === now ? undefined : week }),
      replace: true,
      resetScroll: false,
    });
  return {
    today,
    monday,
    days: daysOfWeek(monday),
    distance: Math.round((Date.parse(monday) - Date.parse(now)) / (WEEK_DAYS * DAY_MS)),
    turn: (weeks) => go(addDays(monday, weeks * WEEK_DAYS)),
    goToToday: () => go(now),
  };
}
