import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import type { EnumKey } from '@naru/contract/enums.ts';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Select } from '../../../../ui/select.tsx';
import { psychDeskTexts } from './texts.ts';

export interface SessionRoomFieldProps {
  readonly date: string | null;
  readonly hour: EnumKey<'hour'> | null;
  readonly value: string | null;
  readonly onChange: (roomId: string | null) => void;
  /** The room that the session has now does not stand in its own way. */
  readonly exceptId: string | undefined;
}

const NONE = 'NONE';
/** A student and a counsellor. */
const USE = { purpose: 'INDIVIDUAL', people: 2 } as const;

/** A room for a session: those that are free at its hour. */
export function SessionRoomField({ date, hour, value, onChange, exceptId }: SessionRoomFieldProps) {
  const texts = useTexts(psychDeskTexts).detail;
  const format = useFormat();
  const locale = useLocale();
  const isReady = date !== null && hour !== null;
  const when = { date: date ?? '', begins: `${hour}:00`, ends: `${Number(hour) + 1}:00` };
  const query = useCall(
    roomReservation.findFreeRooms,
    { query: { ...when, ...USE, ...(exceptId !== undefined && { exceptId }) } },
    { enabled: isReady, staleTime: 0, keepsPrevious: true },
  );
  const { roomList = [], freeCount = 0 } = (isReady && query.data) || {};
  const help = freeCount > 0 ? texts.roomsFree(format.number(freeCount)) : texts.roomsNone;
  return (
    <Select
      label={texts.room}
      mark="optional"
      help={isReady ? help : texts.roomLater}
      options={[
        { value: NONE, label: texts.noRoom },
        ...roomList
          .filter(({ obstacle, roomId }) => obstacle === null || roomId === value)
          .map(({ roomId, nameKo, nameEn, place }) => ({
            value: roomId,
            label: locale === 'en' ? nameEn : nameKo,
            note: place,
          })),
      ]}
      value={value ?? NONE}
      onValueChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
      placeholder={texts.noRoom}
    />
  );
}
