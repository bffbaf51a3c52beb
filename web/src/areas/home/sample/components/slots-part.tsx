import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { SlotGrid } from '../../../../ui/slot-grid.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-23T00:00:00+09:00');
const FIRST_WEEK = 14;
const WEEKS = 2;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const HOURS = [10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];

type Reason = 'booked' | 'lesson' | 'closed';

/** The same hours are always taken, so that screenshots of this page match. */
function reasonOf(day: number, hour: number): Reason | undefined {
  if (hour > 19 || day % 5 === 4) return 'closed';
  if ((day + hour) % 4 === 0) return 'lesson';
  return (day * 3 + hour) % 5 === 1 ? 'booked' : undefined;
}

export function SlotsPart() {
  const texts = useTexts(componentTexts).slots;
  const format = useFormat();
  const [week, setWeek] = useState(0);
  const [day, setDay] = useState(1);
  const [chosen, setChosen] = useState<{ readonly day: number; readonly hour: number } | null>(null);
  const moment = (at: number) => START + at * DAY;
  const isoOf = (at: number) => format.dateTime(moment(at), 'YYYY-MM-DD');

  const days = WEEKDAYS.map((weekday, index) => {
    const at = week * 7 + index;
    const name = format.day(moment(at));
    const slots = HOURS.map((hour) => {
      const reason = reasonOf(at, hour);
      const hourName = format.hour(hour);
      return {
        hour,
        label: `${hour % 12 || 12}:00`,
        reason: reason && texts[reason],
        name: reason ? texts.takenName(hourName, texts[reason]) : texts.openName(hourName),
      };
    });
    const open = slots.filter((slot) => slot.reason === undefined).length;
    const count = format.number(open);
    return {
      id: String(at),
      weekday: texts.days[weekday],
      date: format.dateTime(moment(at), 'D'),
      countText: open > 0 ? texts.count(count) : texts.none,
      isFull: open > 0,
      name: open > 0 ? texts.dayName(name, count) : texts.dayNone(name),
      slots,
    };
  });

  function turn(to: number) {
    setWeek(to);
    setDay(to * 7);
  }

  return (
    <Part title={texts.title} span="half">
      <div id="sample-slots" className={styles.stack}>
        <SlotGrid
          days={days}
          dayId={String(day)}
          onDayChange={(id) => setDay(Number(id))}
          value={chosen?.day === day ? chosen.hour : null}
          onValueChange={(hour) => setChosen({ day, hour })}
          onPreviousWeek={week > 0 ? () => turn(week - 1) : undefined}
          onNextWeek={week < WEEKS - 1 ? () => turn(week + 1) : undefined}
          labels={{
            week: format.range(isoOf(week * 7), isoOf(week * 7 + 4), { hasWeekday: false }),
            weekNote: texts.weekNote(format.number(FIRST_WEEK + week)),
            previousWeek: texts.previousWeek,
            nextWeek: texts.nextWeek,
            groups: { morning: texts.morning, afternoon: texts.afternoon, evening: texts.evening },
            lunch: texts.lunch,
          }}
        />
        <output className={styles.quiet}>
          {chosen ? texts.chosen(`${format.day(moment(chosen.day))} ${format.hour(chosen.hour)}`) : texts.notChosen}
        </output>
      </div>
    </Part>
  );
}
