import type { OpenHours } from '@naru/contract/areas/counselling/room/words.ts';

import { ClockField } from '../../../blocks/calendar/clock-field.tsx';
import { calendarTexts } from '../../../blocks/calendar/texts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { toMinutes } from '../../../ui/time-steps.ts';
import styles from './room.module.css';
import { CLOCKS } from './segments.ts';
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
  const texts = useTexts(roomTexts).rooms;
  const { weekdays } = useTexts(calendarTexts);
  const set = (weekday: number, hours: OpenHours | undefined): void => {
    const others = value.filter((one) => one.weekday !== weekday);
    onChange([...others, ...(hours ? [hours] : [])].toSorted((one, other) => one.weekday - other.weekday));
  };
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
                  <ClockField
                    label={texts.opens(name)}
                    hideLabel
                    size="small"
                    times={CLOCKS.slice(0, -1)}
                    value={hours.opens}
                    onValueChange={(opens) => set(weekday, { ...hours, opens })}
                  />
                  <ClockField
                    label={texts.closes(name)}
                    hideLabel
                    size="small"
                    times={CLOCKS.filter((clock) => toMinutes(clock) > toMinutes(hours.opens))}
                    value={hours.closes}
                    onValueChange={(closes) => set(weekday, { ...hours, closes })}
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
