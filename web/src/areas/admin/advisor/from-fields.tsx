import type { AdvisorReason } from '@naru/contract/areas/counselling/advisor/words.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { advisorTexts } from './texts.ts';

export interface FromValues<Reason extends AdvisorReason = AdvisorReason> {
  readonly on: string | null;
  readonly reason: Reason;
}

export interface FromFieldsProps<Reason extends AdvisorReason> {
  /** The label of the day. */
  readonly label: string;
  /** The error where no day is chosen. */
  readonly error?: string | undefined;
  readonly today: string;
  readonly reasons: readonly Reason[];
  readonly value: FromValues<Reason>;
  readonly onValueChange: (value: FromValues<Reason>) => void;
}

/** The fields for the first day and the reason. */
export function FromFields<Reason extends AdvisorReason>(props: FromFieldsProps<Reason>) {
  const { label, error, today, reasons, value, onValueChange } = props;
  const texts = useTexts(advisorTexts);
  const format = useFormat();
  const locale = useLocale();
  return (
    <>
      <DateField
        label={label}
        error={value.on === null ? error : undefined}
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
        options={reasons.map((reason) => ({ value: reason, label: texts.reasons[reason] }))}
        value={value.reason}
        onValueChange={(reason) => onValueChange({ ...value, reason })}
      />
    </>
  );
}
