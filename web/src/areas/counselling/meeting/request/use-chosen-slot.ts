import type { Slot } from '@naru/contract/areas/counselling/words.ts';
import { useState } from 'react';

import { mondayOf } from '../../../../blocks/calendar/week.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { type ChosenHour, useSlots } from './slot-chooser.tsx';

export interface ChosenSlotState {
  readonly slot: Slot | undefined;
  /** Chosen before, and taken by now. */
  readonly isGone: boolean;
  /** The slot, once the hours have come. */
  readonly findNow: () => Promise<Slot | undefined>;
  readonly readAgain: () => void;
}

/** The slot of the hour that the address names. */
export function useChosenSlot(counsellorId: string, chosen: ChosenHour | null): ChosenSlotState {
  const format = useFormat();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const slots = useSlots(counsellorId, mondayOf(chosen?.date ?? today), chosen !== null);
  const findChosen = (data: typeof slots.data): Slot | undefined =>
    data?.slotList.find((one) => one.date === chosen?.date && one.hour === chosen.hour);
  const slot = findChosen(slots.data);
  return {
    slot,
    isGone: chosen !== null && slots.isSuccess && !slots.isPlaceholderData && slot === undefined,
    findNow: async () =>
      slot ?? (chosen ? findChosen((await slots.refetch({ cancelRefetch: false })).data) : undefined),
    readAgain: () => void slots.refetch(),
  };
}
