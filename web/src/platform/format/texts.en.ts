import type { DayTexts, DayWords, FormatTexts, TimeOfDay } from './texts.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;
const half = ({ hour }: TimeOfDay): string => (hour < 12 ? 'AM' : 'PM');
const clock = ({ hour, minute }: TimeOfDay): string =>
  minute === 0 ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
export const writeEnDay = ({ date, hasYear, hasWeekday }: DayWords): string => {
  const weekday = hasWeekday ? `${WEEKDAYS[date.weekday] ?? ''}, ` : '';
  return `${weekday}${MONTHS[date.month - 1] ?? ''} ${date.day}${hasYear ? `, ${date.year}` : ''}`;
};
const writeDDay = (days: number): string => {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${count(days, 'day')}` : `${count(-days, 'day')} ago`;
};

export const enDays = {
  day: writeEnDay,
  today: 'today',
  tomorrow: 'tomorrow',
  daysLeft: (amount: number): string => `${count(amount, 'day')} left`,
  daysPassed: (amount: number): string => `${count(amount, 'day')} ago`,
} satisfies DayTexts;

export const enTexts = {
  ...enDays,
  yesNo: { yes: 'Yes', no: 'No' },
  sex: { male: 'Male', female: 'Female' },
  decade: (years: number): string => (years === 0 ? 'Under 10' : `${years}s`),

  month: (number: number): string => MONTHS[number - 1] ?? '',
  weekday: (index: number): string => WEEKDAYS[index] ?? '',
  half,
  dayOfSameMonth: writeEnDay,
  time: (time: TimeOfDay): string => `${clock(time)} ${half(time)}`,
  hour: (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
  timeRange: (begin: TimeOfDay, end: TimeOfDay): string =>
    half(begin) === half(end)
      ? `${clock(begin)}–${clock(end)} ${half(end)}`
      : `${clock(begin)} ${half(begin)} – ${clock(end)} ${half(end)}`,
  dayTime: (day: string, time: string): string => `${day}, ${time}`,
  range: (begin: string, end: string): string => `${begin} – ${end}`,
  rangeFrom: (begin: string): string => `from ${begin}`,
  rangeUntil: (end: string): string => `until ${end}`,
  isRangeYearLast: true,

  now: 'just now',
  soon: 'in a moment',
  yesterday: 'yesterday',
  minutesAgo: (amount: number): string => `${count(amount, 'minute')} ago`,
  hoursAgo: (amount: number): string => `${count(amount, 'hour')} ago`,
  minutesAhead: (amount: number): string => `in ${count(amount, 'minute')}`,
  hoursAhead: (amount: number): string => `in ${count(amount, 'hour')}`,
  minutesLeft: (amount: number): string => `${count(amount, 'minute')} left`,
  minutesPassed: (amount: number): string => `${count(amount, 'minute')} ago`,
  hoursPassed: (amount: number): string => `${count(amount, 'hour')} ago`,
  dDay: writeDDay,

  durationDays: (amount: number): string => count(amount, 'day'),
  durationHours: (amount: number): string => `${amount} hr`,
  durationMinutes: (amount: number): string => `${amount} min`,
  durationTiny: 'under a minute',
} satisfies FormatTexts;
