import type { DayWords, TimeOfDay } from './texts.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

const half = ({ hour }: TimeOfDay): string => (hour < 12 ? '오전' : '오후');
const clock = ({ hour, minute }: TimeOfDay): string => `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
const weekdayAfter = ({ date, hasWeekday }: DayWords): string =>
  hasWeekday ? ` (${WEEKDAYS[date.weekday] ?? ''})` : '';

export const writeKoDay = (words: DayWords): string => {
  const { date, hasYear } = words;
  const year = hasYear ? `${date.year}년 ` : '';
  return `${year}${date.month}월 ${date.day}일${weekdayAfter(words)}`;
};

/** Words of days alone: a page that the app has not reached yet takes no more (page-format.ts). */
export const koDays = {
  day: writeKoDay,
  today: '오늘',
  tomorrow: '내일',
  daysLeft: (count: number): string => `${count}일 남음`,
  daysPassed: (count: number): string => `${count}일 지남`,
};

export const koTexts = {
  ...koDays,
  yesNo: { yes: '예', no: '아니요' },
  sex: { male: '남', female: '여' },
  decade: (years: number): string => (years === 0 ? '10세 미만' : `${years}대`),

  month: (number: number): string => `${number}월`,
  weekday: (index: number): string => WEEKDAYS[index] ?? '',
  half,
  dayOfSameMonth: (words: DayWords): string => `${words.date.day}일${weekdayAfter(words)}`,
  time: (time: TimeOfDay): string => `${half(time)} ${clock(time)}`,
  hour: (hour: number): string => `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}시`,
  timeRange: (begin: TimeOfDay, end: TimeOfDay): string =>
    half(begin) === half(end)
      ? `${half(begin)} ${clock(begin)}~${clock(end)}`
      : `${half(begin)} ${clock(begin)}~${half(end)} ${clock(end)}`,
  dayTime: (day: string, time: string): string => `${day} ${time}`,
  range: (begin: string, end: string): string => `${begin}~${end}`,
  rangeFrom: (begin: string): string => `${begin}~`,
  rangeUntil: (end: string): string => `~${end}`,
  // A range within another year names the year once: in Korean at its beginning.
  isRangeYearLast: false,

  now: '방금',
  soon: '곧',
  yesterday: '어제',
  minutesAgo: (count: number): string => `${count}분 전`,
  hoursAgo: (count: number): string => `${count}시간 전`,
  minutesAhead: (count: number): string => `${count}분 뒤`,
  hoursAhead: (count: number): string => `${count}시간 뒤`,
  minutesLeft: (count: number): string => `${count}분 남음`,
  minutesPassed: (count: number): string => `${count}분 지남`,
  hoursPassed: (count: number): string => `${count}시간 지남`,
  dDay: (days: number): string => {
    if (days === 0) return 'D-day';
    return days > 0 ? `D-${days}` : `D+${-days}`;
  },

  durationDays: (count: number): string => `${count}일`,
  durationHours: (count: number): string => `${count}시간`,
  durationMinutes: (count: number): string => `${count}분`,
  durationTiny: '1분 미만',
};
