import type { Slot } from '@naru/contract/areas/counselling/words.ts';

import type { OwnField } from '../../../../blocks/workflow/step-words.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { SlotChooser } from '../../meeting/request/slot-chooser.tsx';

export interface SlotFieldProps extends Pick<OwnField<string>, 'id' | 'onChange' | 'error'> {
  readonly counsellorId: string;
  readonly slot: Slot | null;
  readonly onSlotChange: (slot: Slot) => void;
}

/** Another hour of the same counsellor, as a field of a step. */
export function SlotField({ id, onChange, error, counsellorId, slot, onSlotChange }: SlotFieldProps) {
  return (
    <div id={id} tabIndex={-1}>
      <Stack>
        {error !== undefined && (
          <Notice tone="red" live="assertive">
            {error}
          </Notice>
        )}
        <SlotChooser
          counsellorId={counsellorId}
          value={slot}
          onValueChange={(next) => {
            onSlotChange(next);
            onChange(next.slotId);
          }}
        />
      </Stack>
    </div>
  );
}
