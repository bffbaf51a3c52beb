/** Kinds of bookings that take people's time, and how a clash names them to the person whose time it is. */
import type { Locale } from '../../platform/http/messages.ts';

interface TimeWords {
  readonly name: Readonly<Record<Locale, string>>;
  /** The page on which the person finds it. */
  readonly path: string;
}

const COUNSELLING = { ko: '상담', en: 'counselling' } as const;

/** Counselling of every kind is told as counselling, and nothing else of it. Sessions of programmes have a name and a page of their own. */
export const TIME_SOURCES = {
  'counselling.slot': { name: COUNSELLING, path: '/dashboard' },
  'counselling.request': { name: COUNSELLING, path: '/cs/hist/list' },
  'counselling.room': { name: { ko: '공간 예약', en: 'a room booking' }, path: '/cnslt/psychological/resve' },
  'psych.session': { name: COUNSELLING, path: '/dashboard' },
  'learning.session': null,
} as const satisfies Readonly<Record<string, TimeWords | null>>;
export type TimeSource = keyof typeof TIME_SOURCES;
