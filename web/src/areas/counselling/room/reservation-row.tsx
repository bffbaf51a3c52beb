import type { RoomReservation } from '@naru/contract/areas/counselling/room/words.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { reservationOf } from './addresses.ts';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';
import { ROOM_STATE_KINDS } from './use-room-words.ts';

/** Shows a reservation in a list: time, room, person, purpose and state. */
export function ReservationRow({ row }: { readonly row: RoomReservation }) {
  const texts = useTexts(roomTexts);
  const format = useFormat();
  const facts = [
    row.roomNm,
    texts.purposes[row.purpose],
    texts.people(format.number(row.people)),
    row.isMine ? '' : row.reservedNm,
    row.isSeries ? texts.list.series : '',
    row.hasSession ? texts.detail.linked : '',
  ];
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.when}>
          <AppLink to={reservationOf(row.reservationId)}>{format.range(row.beginsAt, row.endsAt)}</AppLink>
        </p>
        <p className={styles.meta}>{joinFacts(facts)}</p>
      </div>
      <StateChip kind={ROOM_STATE_KINDS[row.status]}>{texts.statuses[row.status]}</StateChip>
    </li>
  );
}
