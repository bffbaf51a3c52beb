import { useState } from 'react';
import { Controller } from 'react-hook-form';

import { useCodeOptions } from '../../../../blocks/form/use-code-options.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { CheckboxGroup } from '../../../../ui/checkbox-group.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Field } from '../../../../ui/field.tsx';
import { messageOf } from '../../../../blocks/form/field-problems.ts';
import { sampleTexts } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';
import styles from './fields.module.css';

/** When and how: a day, several of a few as chips and as boxes. */
export function TimeFields({ form, idOf }: FieldsProps) {
  const texts = useTexts(sampleTexts).form;
  const format = useFormat();
  const locale = useLocale();
  const weekdays = useCodeOptions({ lclasCode: 'DAY_OF_WEEK' });
  const channels = useCodeOptions({ lclasCode: 'COUNSELLING_CHANNEL' });
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const { control } = form;
  return (
    <>
      <Controller
        control={control}
        name="date"
        render={({ field, fieldState }) => (
          <DateField
            id={idOf('date')}
            label={texts.date}
            help={texts.dateHelp}
            error={fieldState.error?.message}
            value={field.value}
            // What is no day stays as it was written, for the check to refuse.
            onValueChange={(iso, text) => field.onChange(iso ?? (text === '' ? null : text))}
            onBlur={field.onBlur}
            today={today}
            min={today}
            isDayOff={isWeekend}
            locale={locale}
            formatDate={format.day}
            labels={{ open: texts.openCalendar, calendar: texts.calendar, loading: texts.searching }}
          />
        )}
      />
      <Controller
        control={control}
        name="days"
        render={({ field, fieldState }) => (
          <Field
            as="legend"
            id={idOf('days')}
            label={texts.days}
            mark={texts.several}
            error={messageOf(fieldState.error) ?? weekdays.error}
          >
            {() => (
              <div className={styles.chips}>
                {weekdays.options.map(({ value, label }) => (
                  <ChoiceChip
                    key={value}
                    label={label}
                    checked={field.value.includes(value)}
                    onCheckedChange={(isChosen) =>
                      field.onChange(isChosen ? [...field.value, value] : field.value.filter((day) => day !== value))
                    }
                  />
                ))}
              </div>
            )}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="channels"
        render={({ field, fieldState }) => (
          <CheckboxGroup
            id={idOf('channels')}
            label={texts.channels}
            mark={texts.several}
            error={messageOf(fieldState.error) ?? channels.error}
            options={channels.options}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
    </>
  );
}

function isWeekend(iso: string): boolean {
  const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
