import type { OpenHours } from '@naru/contract/areas/counselling/room/words.ts';

import { calendarTexts } from '../../../blocks/calendar/texts.ts';
import { useClockText } from '../../../blocks/calendar/use-clock-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './room.module.css';
import { CLOCKS, minutesOf } from './segments.ts';
import { roomTexts } from './texts.ts';

export interface HoursFieldProps {
  readonly id: string;
  readonly value: readonly OpenHours[];
  readonly onChange: (value: OpenHours[]) => void;
  readonly error: string | undefined;
}

const USUAL = { opens: '09:00', closes: '18:00' } as const;

/** From when to when a room is open on each day of the week, if at all. */
export function HoursField({ id, value, onChange, error }: HoursFieldProps) {
  const all = useTexts(roomTexts);
  const texts = all.rooms;
  const { weekdays } = useTexts(calendarTexts);
  const clockText = useClockText();
  const set = (weekday: number, hours: OpenHours | undefined): void => {
    const others = value.filter((one) => one.weekday !== weekday);
    onChange([...others, ...(hours ? [hours] : [])].toSorted((one, other) => one.weekday - other.weekday));
  };
  const labels = { placeholder: all.choose, empty: all.nothing };
  return (
    <Field id={id} label={texts.hours} as="legend" error={error}>
      {() =>
        weekdays.map((name, at) => {
          const weekday = at + 1;
          const hours = value.find((one) => one.weekday === weekday);
          return (
            <div key={name} className={styles.hours}>
              <Checkbox
                label={texts.open(name)}
                checked={hours !== undefined}
                onChange={(event) => set(weekday, event.target.checked ? { weekday, ...USUAL } : undefined)}
              />
              {hours && (
                <>
                  <Select
                    label={texts.opens(name)}
                    hideLabel
                    size="small"
                    options={CLOCKS.slice(0, -1).map((clock) => ({ value: clock, label: clockText(clock) }))}
                    value={hours.opens}
                    onValueChange={(opens) => set(weekday, { ...hours, opens })}
                    labels={labels}
                  />
                  <Select
                    label={texts.closes(name)}
                    hideLabel
                    size="small"
                    options={CLOCKS.filter((clock) => minutesOf(clock) > minutesOf(hours.opens)).map((clock) => ({
                      value: clock,
                      label: clockText(clock),
                    }))}
                    value={hours.closes}
                    onValueChange={(closes) => set(weekday, { ...hours, closes })}
                    labels={labels}
                  />
                </>
              )}
            </div>
          );
        })
      }
    </Field>
  );
}
