import type { AdvisorReason } from '@naru/contract/areas/counselling/advisor/words.ts';

import { DayField, type DayFieldProps } from '../../../blocks/form/day-field.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { advisorTexts } from './texts.ts';

export interface FromFieldsProps<Reason extends AdvisorReason> {
  /** The label of the day. */
  readonly label: string;
  readonly day: Pick<DayFieldProps, 'id' | 'error' | 'value' | 'onValueChange'>;
  readonly reason: {
    readonly id: string;
    readonly error: string | undefined;
    readonly value: Reason;
    readonly onValueChange: (reason: Reason) => void;
  };
  readonly reasons: readonly Reason[];
}

/** The fields for the first day and the reason. */
export function FromFields<Reason extends AdvisorReason>({ label, day, reason, reasons }: FromFieldsProps<Reason>) {
  const texts = useTexts(advisorTexts);
  return (
    <>
      <DayField {...day} label={label} />
      <Select
        {...reason}
        label={texts.change.reason}
        options={reasons.map((one) => ({ value: one, label: texts.reasons[one] }))}
      />
    </>
  );
}
