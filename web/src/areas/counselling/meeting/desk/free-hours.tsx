import { FreeHoursField } from '../../../../blocks/counselling/free-hours-field.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useDesk } from '../../shared/use-desk.ts';
import { meetingTexts } from './texts.ts';

export interface FreeHoursProps {
  readonly id: string;
  readonly value: string | null;
  readonly onValueChange: (slotId: string) => void;
  readonly error: string | undefined;
  /** The moment whose week shows first. */
  readonly from: string;
}

/** The desk's free hours, from the week of the meeting on. */
export function FreeHours({ from, ...bound }: FreeHoursProps) {
  const { move } = useTexts(meetingTexts).detail;
  const format = useFormat();
  const { desk } = useDesk();
  return (
    <FreeHoursField
      {...bound}
      desk={desk}
      from={format.dateTime(from, 'YYYY-MM-DD')}
      label={move.slot}
      none={move.none}
    />
  );
}
