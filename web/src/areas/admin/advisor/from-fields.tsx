import { ADVISOR_REASONS, type AdvisorReason } from '@naru/contract/areas/counselling/advisor-words.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { advisorTexts } from './texts.ts';

export interface FromValues {
  readonly on: string | null;
  readonly reason: AdvisorReason;
}

export interface FromFieldsProps {
  readonly today: string;
  readonly value: FromValues;
  readonly onValueChange: (value: FromValues) => void;
}

/** From when, and why. */
export function FromFields({ today, value, onValueChange }: FromFieldsProps) {
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  const locale = useLocale();
  return (
    <>
      <DateField
        label={texts.change.on}
        today={today}
        locale={locale}
        formatDate={format.day}
        labels={{ open: texts.openCalendar, calendar: texts.calendar, loading: texts.loading }}
        value={value.on}
        onValueChange={(on) => onValueChange({ ...value, on })}
      />
      <Select
        label={texts.change.reason}
        labels={{ placeholder: texts.choose, empty: texts.none }}
        options={ADVISOR_REASONS.map((reason) => ({ value: reason, label: texts.reasons[reason] }))}
        value={value.reason}
        onValueChange={(reason) => onValueChange({ ...value, reason })}
      />
    </>
  );
}
