import type { Room, RoomStatus } from '@naru/contract/areas/counselling/room/words.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { StateKind } from '../../../ui/state-chip.tsx';
import { roomTexts } from './texts.ts';

export const ROOM_STATE_KINDS: Readonly<Record<RoomStatus, StateKind>> = {
  HELD: 'draft',
  BOOKED: 'approved',
  CHECKED_IN: 'progress',
  DONE: 'done',
  CANCELLED: 'cancelled',
  RELEASED: 'absent',
};

type Told = Pick<Room, 'nameKo' | 'nameEn' | 'place' | 'capacity' | 'purposeList' | 'equipmentList'>;

/** Describes rooms in the person's language. */
export function useRoomWords() {
  const texts = useTexts(roomTexts);
  const format = useFormat();
  const locale = useLocale();
  return {
    nameOf: (room: Pick<Room, 'nameKo' | 'nameEn'>): string => (locale === 'en' ? room.nameEn : room.nameKo),
    /** Tells the place and the capacity. */
    placeOf: (room: Told): string => joinFacts([room.place, texts.people(format.number(room.capacity))]),
    equipmentOf: (room: Told): string => format.list(room.equipmentList.map((one) => texts.equipment[one])),
    purposesOf: (room: Told): string => format.list(room.purposeList.map((one) => texts.purposes[one])),
  };
}
