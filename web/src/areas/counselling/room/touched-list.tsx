import type { RoomReservation } from '@naru/contract/areas/counselling/room/words.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';

export interface TouchedListProps {
  readonly touched: { readonly touchedList: readonly RoomReservation[]; readonly touchedCount: number };
}

/** Lists the reservations that a change affects: they stay, and their holders are notified. */
export function TouchedList({ touched }: TouchedListProps) {
  const texts = useTexts(roomTexts).touched;
  const format = useFormat();
  const { touchedList, touchedCount } = touched;
  if (touchedCount === 0) return null;
  return (
    <Notice tone="amber" live="polite" title={texts.title(format.number(touchedCount))}>
      {texts.text}
      <ul>
        {touchedList.map((one) => (
          <li key={one.reservationId} className={styles.meta}>
            {joinFacts([format.range(one.beginsAt, one.endsAt), one.roomNm, one.reservedNm])}
          </li>
        ))}
      </ul>
      {touchedCount > touchedList.length && texts.more(format.number(touchedCount - touchedList.length))}
    </Notice>
  );
}
