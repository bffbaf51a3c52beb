import type { Slot } from '@naru/contract/areas/counselling/words.ts';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from './request-form.module.css';
import { findTexts } from './texts.ts';

export interface ChosenSlotProps {
  readonly id: string;
  /** Undefined while it is being read, if none was chosen, and if it is taken. */
  readonly slot: Slot | undefined;
  readonly isGone: boolean;
  readonly place: string | null;
  readonly error: string | undefined;
  /** Shows the hours to choose another; absent if they are visible anyway. */
  readonly onChange: (() => void) | undefined;
  readonly isChanging: boolean;
}

/** Shows the hour to request. */
export function ChosenSlot({ id, slot, isGone, place, error, onChange, isChanging }: ChosenSlotProps) {
  const all = useTexts(findTexts);
  const texts = all.form;
  const format = useFormat();
  const problem = isGone ? texts.slotGone : error;
  return (
    <>
      <div id={id} tabIndex={-1} className={styles.chosen}>
        <Icon of={IconCalendarTime} size={24} />
        <span className={styles.moment}>
          <strong>{slot ? format.range(slot.beginsAt, slot.endsAt) : texts.noSlot}</strong>
          {slot && place !== null && <span>{place}</span>}
          {slot && slot.capacity > 1 && <span>{all.slots.group(format.number(slot.seatsLeft))}</span>}
        </span>
        {onChange && (
          <Button variant="text" size="small" aria-expanded={isChanging} onClick={onChange}>
            {isChanging ? texts.keepSlot : texts.change}
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <Notice tone="red" live="assertive">
          {problem}
        </Notice>
      )}
    </>
  );
}
