import type { Slot } from '@naru/contract/areas/counselling/words.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import { endOf, hourOf } from '../../../../blocks/calendar/hours.ts';
import { koreanDate } from '../../../../platform/time.ts';
import type { FreeSlotRow } from './store.ts';

export function presentSlot(slot: FreeSlotRow, ofCounsellor: readonly string[]): Slot {
  const beginsAt = new Date(slot.beginsAt);
  return {
    slotId: slot.id,
    date: koreanDate(beginsAt),
    hour: hourOf(beginsAt),
    beginsAt: beginsAt.toISOString(),
    endsAt: endOf(beginsAt).toISOString(),
    channelList: inOrder(slot.channels ?? ofCounsellor),
    capacity: slot.capacity,
    seatsLeft: slot.capacity - slot.taken,
  };
}

export const inOrder = (channels: readonly string[]) =>
  ENUMS.counsellingChannel.filter((one) => channels.includes(one));
