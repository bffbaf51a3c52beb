import { counsellorSearch } from '@naru/contract/areas/counselling/counsellor/search.ts';
import type { Slot } from '@naru/contract/areas/counselling/words.ts';
import { useState } from 'react';

import { calendarTexts } from '../../../../blocks/calendar/texts.ts';
import { addDays, daysOfWeek, HOURS, mondayOf } from '../../../../blocks/calendar/week.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { SlotGrid, type SlotGridDay } from '../../../../ui/slot-grid.tsx';
import styles from './slot-chooser.module.css';
import { findTexts } from './texts.ts';

/** An hour by its day: `2026-11-24`, `14`. */
export interface ChosenHour {
  readonly date: string;
  readonly hour: string;
}

export interface SlotChooserProps {
  readonly counsellorId: string;
  readonly value: ChosenHour | null;
  readonly onValueChange: (slot: Slot) => void;
}

const MOST_SUGGESTED = 3;

/** Shows the free hours of a counsellor week by week, and why the others cannot be chosen. */
export function SlotChooser({ counsellorId, value, onValueChange }: SlotChooserProps) {
  const texts = useTexts(findTexts).slots;
  const words = useTexts(calendarTexts);
  const format = useFormat();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const [turned, setTurned] = useState<string | null>(null);
  const [dayInSight, setDayInSight] = useState<string | null>(null);
  const begin = mondayOf(value?.date ?? today);
  const first = useSlots(counsellorId, begin);
  // If nothing is free this week, the first week with a free hour is shown by default.
  const jumps = value === null && first.data?.slotList.length === 0 && first.data.nextDate !== null;
  const monday = turned ?? (jumps ? mondayOf(first.data?.nextDate ?? begin) : begin);
  const query = useSlots(counsellorId, monday);
  if (query.isError) {
    return <QueryError title={texts.errorTitle} query={query} />;
  }
  if (!query.data) return <Skeleton shape="block" height={420} />;
  const { slotList, suggestedList, ownBusyList, holidayList, nextDate, lastDate } = query.data;
  const holidayOf = (date: string): string | undefined => holidayList.find((one) => one.date === date)?.name;
  const busy = new Set(ownBusyList.map(({ beginsAt }) => format.dateTime(beginsAt, 'YYYY-MM-DD H')));

  const writeHour = (date: string, hour: number) => {
    const name = format.hour(hour);
    const label = `${hour % 12 || 12}:00`;
    const holiday = holidayOf(date);
    if (slotList.some((slot) => slot.date === date && Number(slot.hour) === hour)) return { hour, label, name };
    if (holiday !== undefined) return { hour, label, reason: texts.closed, name: texts.holidayName(name, holiday) };
    if (busy.has(`${date} ${hour}`)) return { hour, label, reason: texts.own, name: texts.ownName(name) };
    return { hour, label, reason: texts.closed, name: texts.closedName(name) };
  };
  // Until the answer is there, nothing is known of another week.
  const isKnown = !query.isPlaceholderData;
  const days = daysOfWeek(monday).map((date, index): SlotGridDay => {
    const free = slotList.filter((slot) => slot.date === date).length;
    const count = format.number(free);
    const name = free > 0 ? texts.dayFree(format.day(date), count) : texts.dayNone(format.day(date));
    const countText = free > 0 ? texts.free(count) : words.none;
    return {
      id: date,
      weekday: words.weekdays[index] ?? '',
      date: format.dateTime(date, 'D'),
      isFull: free > 0,
      isToday: date === today,
      countText: isKnown ? countText : '',
      name: isKnown ? name : format.day(date),
      slots: HOURS.map((hour) => writeHour(date, hour)),
    };
  });
  const dayId =
    days.find(({ id }) => id === dayInSight)?.id ??
    days.find(({ id }) => id === value?.date)?.id ??
    days.find(({ isFull }) => isFull)?.id ??
    monday;
  const holiday = holidayOf(dayId);
  const turn = (weeks: number): void => {
    setTurned(addDays(monday, weeks * 7));
    setDayInSight(null);
  };
  const ofDay = slotList.filter((slot) => slot.date === dayId);
  const beside = ofDay.filter(({ slotId }) => suggestedList.includes(slotId));
  // A suggestion for every hour of the day would say nothing.
  const suggested = beside.length < ofDay.length ? beside : [];
  const isNever = slotList.length === 0 && nextDate === null;
  return (
    <div className={styles.chooser} data-stale={!isKnown || undefined}>
      <SlotGrid
        days={days}
        dayId={dayId}
        onDayChange={setDayInSight}
        value={value?.date === dayId ? Number(value.hour) : null}
        onValueChange={(hour) => {
          const slot = slotList.find((one) => one.date === dayId && Number(one.hour) === hour);
          setDayInSight(dayId);
          if (slot) onValueChange(slot);
        }}
        onPreviousWeek={monday > mondayOf(today) ? () => turn(-1) : undefined}
        onNextWeek={addDays(monday, 7) <= lastDate ? () => turn(1) : undefined}
        labels={{
          week: format.range(monday, addDays(monday, 6), { hasWeekday: false }),
          previousWeek: words.previousWeek,
          nextWeek: words.nextWeek,
          groups: { morning: words.morning, afternoon: words.afternoon, evening: words.evening },
          lunch: words.lunchRests,
        }}
      />
      {holiday !== undefined && <p className={styles.note}>{texts.holiday(holiday)}</p>}
      {value?.date !== dayId && suggested.length > 0 && (
        <p className={styles.note}>
          {texts.suggested}
          {suggested.slice(0, MOST_SUGGESTED).map((slot) => (
            <Button
              key={slot.slotId}
              variant="text"
              size="small"
              aria-label={texts.suggestedName(format.hour(Number(slot.hour)))}
              onClick={() => onValueChange(slot)}
            >
              {format.hour(Number(slot.hour))}
            </Button>
          ))}
        </p>
      )}
      {slotList.length === 0 && (
        <p className={styles.note}>
          {isNever ? texts.none : texts.weekNone}
          {nextDate !== null && (
            <Button
              variant="text"
              size="small"
              onClick={() => {
                setTurned(mondayOf(nextDate));
                setDayInSight(nextDate);
              }}
            >
              {texts.goNext(format.day(nextDate))}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** Reads the hours of seven days from a Monday on; the previous ones stay visible until then. */
export function useSlots(counsellorId: string, from: string, enabled = true) {
  return useCall(
    counsellorSearch.listSlots,
    { params: { id: counsellorId }, query: { from } },
    { keepsPrevious: true, staleTime: 0, enabled },
  );
}
