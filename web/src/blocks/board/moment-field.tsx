import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { DateField } from '../../ui/date-field.tsx';
import { SpokenLabel } from '../../ui/spoken-label.tsx';
import { ClockField } from '../calendar/clock-field.tsx';
import type { MomentValue } from './form-values.ts';
import styles from './post-form.module.css';
import { momentTexts } from './moment-texts.ts';

export interface MomentFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly value: MomentValue;
  readonly onValueChange: (value: MomentValue) => void;
}

/** A day and a time of it; without a day there is no moment. */
export function MomentField({ id, label, help, error, value, onValueChange }: MomentFieldProps) {
  const texts = useTexts(momentTexts);
  const format = useFormat();
  const locale = useLocale();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  return (
    <div className={styles.moment}>
      <DateField
        id={id}
        label={label}
        mark="optional"
        help={help}
        error={error}
        value={value.date}
        onValueChange={(date, text) => onValueChange({ ...value, date: date ?? (text === '' ? null : text) })}
        today={today}
        locale={locale}
        formatDate={(iso) => format.day(iso)}
      />
      <ClockField
        to="23:59"
        step={10}
        label={<SpokenLabel text={texts.time} whole={texts.timeOf(label)} />}
        disabled={value.date === null}
        value={value.time}
        onValueChange={(time) => onValueChange({ ...value, time })}
      />
    </div>
  );
}
