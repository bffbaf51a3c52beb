import type { Availability } from '@naru/contract/areas/counselling/counsellor/availability.ts';

import { calendarTexts } from '../../../../blocks/calendar/texts.ts';
import { HOURS } from '../../../../blocks/calendar/week.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { WeekGrid } from '../../../../ui/week-grid.tsx';
import { hoursTexts } from './texts.ts';

type WeekList = Availability['weekList'];
type Day = WeekList[number]['dayOfWeek'];

export interface WeekHoursPartProps {
  readonly id: string;
  readonly value: WeekList;
  readonly onValueChange: (value: WeekList) => void;
  readonly error: string | undefined;
}

const DAYS: readonly Day[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/** A grid of seven days by twelve hours; a press opens an hour or closes it again. */
export function WeekHoursPart({ id, value, onValueChange, error }: WeekHoursPartProps) {
  const texts = useTexts(hoursTexts).hours;
  const words = useTexts(calendarTexts);
  const format = useFormat();
  const toggle = (dayOfWeek: string, hour: number): void => {
    const isThis = (one: WeekList[number]): boolean => one.dayOfWeek === dayOfWeek && Number(one.hour) === hour;
    onValueChange(
      value.some(isThis)
        ? value.filter((one) => !isThis(one))
        : [...value, { dayOfWeek: dayOfWeek as Day, hour: String(hour) as '10' }], // of the grid's days and hours
    );
  };
  return (
    <Section
      title={texts.week}
      text={texts.weekCount(format.number(value.length))}
      size="small"
      aside={
        value.length > 0 && (
          <Button variant="text" size="small" onClick={() => onValueChange([])}>
            {texts.clear}
          </Button>
        )
      }
    >
      {error !== undefined && (
        <div id={id} tabIndex={-1}>
          <Notice tone="red" live="assertive">
            {error}
          </Notice>
        </div>
      )}
      <WeekGrid
        label={texts.weekLabel}
        days={DAYS.map((day, index) => {
          const count = value.filter(({ dayOfWeek }) => dayOfWeek === day).length;
          return {
            id: day,
            weekday: '',
            date: words.weekdays[index] ?? '',
            name: words.weekdays[index] ?? '',
            countText: texts.dayCount(format.number(count)),
            isFull: count > 0,
          };
        })}
        hours={HOURS.map((hour) => ({ hour, label: format.hour(hour) }))}
        entries={value.map(({ dayOfWeek, hour }) => ({
          id: `${dayOfWeek} ${hour}`,
          dayId: dayOfWeek,
          hour: Number(hour),
          kind: 'approved',
          title: texts.open,
          name: texts.open,
        }))}
        selectedId={null}
        onSelect={(entry) => toggle(entry.dayId, entry.hour)}
        onSelectEmpty={toggle}
        labels={{ lunch: words.lunch, empty: texts.empty, noEntries: texts.noEntries }}
      />
    </Section>
  );
}
