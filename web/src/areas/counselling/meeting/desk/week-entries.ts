import type { availability, WeekHour } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import type { WeekEntry } from '../../../../ui/week-cell.tsx';
import { meetingTexts } from './texts.ts';

type Week = CallOutput<typeof availability.readWeek>;

export interface UsedWeekEntries {
  readonly entries: readonly WeekEntry[];
  /** Finds the meeting of an entry; undefined for an hour without one. */
  readonly meetingOf: (entryId: string) => string | undefined;
  /** Counts the requests and meetings of a day. */
  readonly countOf: (date: string) => number;
  readonly holidayOf: (date: string) => string | undefined;
}

const KINDS: Readonly<Record<WeekHour['status'], WeekEntry['kind']>> = {
  AVAILABLE: 'open',
  WAITING: 'waiting',
  APPROVED: 'approved',
  COMPLETED: 'done',
  REJECTED: 'closed',
  ABSENT: 'absent',
};
/** The most important status of a group first: a waiting request needs an answer. */
const WEIGHT: readonly WeekHour['status'][] = ['WAITING', 'APPROVED', 'COMPLETED', 'ABSENT', 'AVAILABLE'];

/** Builds the entries of a week's hours. */
export function useWeekEntries(week: Week | undefined, days: readonly string[]): UsedWeekEntries {
  const texts = useTexts(meetingTexts).week;
  const format = useFormat();
  const { channels, statusOf } = useCounsellingWords();
  const hours = week?.hourList ?? [];
  const meetings = new Map(hours.map((hour) => [hour.slotId, pickMeeting(hour)?.requestId]));
  const holidayOf = (date: string): string | undefined =>
    week?.holidayList.find((holiday) => holiday.date === date)?.name;

  const writeHour = (hour: WeekHour): WeekEntry => {
    const { slotId, date, meetingList, capacity, isOpen } = hour;
    const at = { id: slotId, dayId: date, hour: Number(hour.hour) };
    const meeting = pickMeeting(hour);
    if (!meeting) {
      const title = isOpen ? texts.open : texts.closed;
      const detail = capacity > 1 ? texts.seats(format.number(0), format.number(capacity)) : undefined;
      return { ...at, kind: isOpen ? 'open' : 'closed', title, detail, name: texts.entry(title, '', detail ?? '') };
    }
    const isGroup = capacity > 1 && meetingList.length > 1;
    const people = format.number(meetingList.length);
    const who = isGroup ? texts.group(people) : meeting.student.name;
    const detail = channels.labelOf(meeting.channel);
    return {
      ...at,
      kind: meeting.status === 'AVAILABLE' ? 'waiting' : KINDS[meeting.status],
      title: isGroup ? texts.people(people) : who,
      detail: meeting.status === 'AVAILABLE' ? texts.invited : detail,
      name: texts.entry(who, meeting.status === 'AVAILABLE' ? texts.invited : statusOf(meeting.status), detail),
    };
  };
  const closed = (id: string, at: { date: string; hour: number }, title: string): WeekEntry => ({
    id,
    dayId: at.date,
    hour: at.hour,
    kind: 'closed',
    title,
    name: title,
  });
  const own = hours.map(writeHour);
  const isTaken = (date: string, hour: number): boolean =>
    own.some((entry) => entry.dayId === date && entry.hour === hour);
  const busy = (week?.busyList ?? [])
    .map(({ date, hour }) => ({ date, hour: Number(hour) }))
    .filter(({ date, hour }) => !isTaken(date, hour))
    .map((at) => closed(`busy ${at.date} ${at.hour}`, at, texts.busy));
  const FIRST_HOUR = 10;
  const holidays = days.flatMap((date) => {
    const name = holidayOf(date);
    if (name === undefined || isTaken(date, FIRST_HOUR)) return [];
    return [closed(`holiday ${date}`, { date, hour: FIRST_HOUR }, name)];
  });
  return {
    entries: [...own, ...holidays, ...busy],
    meetingOf: (entryId) => meetings.get(entryId),
    countOf: (date) =>
      hours.filter((hour) => hour.date === date).reduce((count, hour) => count + hour.meetingList.length, 0),
    holidayOf,
  };
}

function pickMeeting({ meetingList }: WeekHour): WeekHour['meetingList'][number] | undefined {
  return meetingList.toSorted((one, other) => WEIGHT.indexOf(one.status) - WEIGHT.indexOf(other.status))[0];
}
