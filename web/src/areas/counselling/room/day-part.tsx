import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import type { Room } from '@naru/contract/areas/counselling/room/words.ts';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';

import { addDays, isDate } from '../../../blocks/calendar/week.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DayPrint } from './day-print.tsx';
import type { ROOM_SHAPE } from './list-screen.tsx';
import styles from './room.module.css';
import { frameOf, segmentsOf } from './segments.ts';
import { roomTexts } from './texts.ts';
import { Timeline } from './timeline.tsx';
import { useRoomWords } from './use-room-words.ts';

export interface CalendarPartProps {
  readonly list: ListOf<typeof ROOM_SHAPE>;
  readonly rooms: readonly Room[];
}

/** Shows one day of every room. */
export function DayPart({ list, rooms }: CalendarPartProps) {
  const all = useTexts(roomTexts);
  const texts = all.list;
  const format = useFormat();
  const locale = useLocale();
  const words = useRoomWords();
  const [now] = useState(() => Date.now());
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const today = format.dateTime(now, 'YYYY-MM-DD');
  const date = isDate(list.filters.date) ? list.filters.date : today;
  const go = (to: string | null): void => list.setFilter('date', to === null || to === today ? '' : to);
  const query = useCall(
    roomReservation.readCalendar,
    { query: { date } },
    { keepsPrevious: true, staleTime: 0, label: all.title },
  );
  const { reservationList = [], closureList = [], holidayList = [] } = query.data ?? {};
  const days = rooms.map((room) => ({ room, date, reservations: reservationList, closures: closureList, now }));
  const frame = frameOf(days);
  const holiday = holidayList.find((one) => one.date === date);
  return (
    <section aria-label={format.day(date)}>
      <div className={styles.bar}>
        <IconButton icon={IconChevronLeft} label={texts.previousDay} onClick={() => go(addDays(date, -1))} />
        <DateField
          label={all.date}
          hideLabel
          size="small"
          className={styles.day}
          value={date}
          onValueChange={(iso) => iso !== null && go(iso)}
          today={today}
          locale={locale}
          formatDate={format.day}
        />
        <IconButton icon={IconChevronRight} label={texts.nextDay} onClick={() => go(addDays(date, 1))} />
        {date !== today && (
          <Button size="small" variant="text" onClick={() => go(null)}>
            {texts.today}
          </Button>
        )}
        {holiday && <span className={styles.meta}>{texts.holiday(holiday.name)}</span>}
        <Button
          size="small"
          icon={IconPrinter}
          className={styles.last}
          disabled={!query.data}
          onClick={() => setPrintedAt(Date.now())}
        >
          {texts.print}
        </Button>
      </div>
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
      {query.isPending && <Skeleton shape="block" height={360} />}
      {query.data && (
        <Timeline
          frame={frame}
          isStale={query.isPlaceholderData}
          rows={days.map((day) => ({
            id: day.room.roomId,
            label: words.nameOf(day.room),
            note: words.placeOf(day.room),
            roomId: day.room.roomId,
            roomName: words.nameOf(day.room),
            date,
            segments: segmentsOf(day, frame),
          }))}
        />
      )}
      <DayPrint at={printedAt} onClose={() => setPrintedAt(null)} date={date} rooms={rooms} rows={reservationList} />
    </section>
  );
}
