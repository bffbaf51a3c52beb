import { ClockField } from '../../../../blocks/calendar/clock-field.tsx';
import { DayField } from '../../../../blocks/form/day-field.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { SpokenLabel } from '../../../../ui/spoken-label.tsx';
import styles from './form.module.css';
import type { MomentValue } from './form-values.ts';
import { programmeFormTexts } from './texts.ts';

export interface MomentFieldProps {
  readonly id: string;
  readonly label: string;
  readonly mark?: 'optional' | undefined;
  readonly help?: string | undefined;
  readonly error: string | undefined;
  readonly value: MomentValue;
  readonly onValueChange: (value: MomentValue) => void;
}

/** A day and a time of it, by the clock of Seoul. */
export function MomentField({ id, label, mark, help, error, value, onValueChange }: MomentFieldProps) {
  const texts = useTexts(programmeFormTexts);
  return (
    <div className={styles.moment}>
      <DayField
        id={id}
        label={label}
        mark={mark}
        help={help}
        error={error}
        value={value.date}
        onValueChange={(day, text) => onValueChange({ ...value, date: day ?? (text === '' ? null : text) })}
      />
      <ClockField
        to="23:59"
        label={<SpokenLabel text={texts.time} whole={texts.timeOf(label)} />}
        value={value.time}
        onValueChange={(time) => onValueChange({ ...value, time })}
      />
    </div>
  );
}
