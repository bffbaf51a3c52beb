import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { whenOf } from './reservation-values.ts';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';
import type { ReservationFormState } from './use-reservation-form.ts';
import { useRoomWords } from './use-room-words.ts';

export interface RoomsFieldProps {
  readonly form: ReservationFormState;
  /** The reservation that is being changed, which does not block itself. */
  readonly exceptId: string | undefined;
}

/** The choice of rooms at the chosen time: those that are free, and why the others are not. */
export function RoomsField({ form, exceptId }: RoomsFieldProps) {
  const all = useTexts(roomTexts);
  const texts = all.form;
  const format = useFormat();
  const words = useRoomWords();
  const { values } = form;
  const when = whenOf(values);
  const { purpose, people } = values;
  const query = useCall(
    roomReservation.findFreeRooms,
    {
      query: {
        ...(when ?? { date: '', begins: '', ends: '' }),
        purpose,
        ...(people !== null && people > 0 && { people }),
        ...(exceptId !== undefined && { exceptId }),
      },
    },
    { enabled: when !== undefined, staleTime: 0, keepsPrevious: true },
  );
  if (!when) return <p className={styles.meta}>{texts.roomsLater}</p>;
  if (query.isError && !query.data) return <p className={styles.meta}>{texts.roomsFailed}</p>;
  if (!query.data) return <Skeleton shape="rows" count={3} />;
  const { roomList, freeCount } = query.data;
  return (
    <RadioGroup
      {...form.pick('roomId')}
      label={texts.rooms}
      column
      help={freeCount > 0 ? texts.roomsHelp(format.number(freeCount)) : texts.roomsNone}
      options={roomList.map((room) => ({
        value: room.roomId,
        label: words.nameOf(room),
        note:
          room.obstacle === null
            ? joinFacts([words.placeOf(room), words.equipmentOf(room)])
            : all.obstacles[room.obstacle],
        disabled: room.obstacle !== null && room.roomId !== values.roomId,
      }))}
    />
  );
}
