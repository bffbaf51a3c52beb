import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import { useState } from 'react';

import { calendarTexts } from '../../../blocks/calendar/texts.ts';
import { useWeek } from '../../../blocks/calendar/use-week.ts';
import { addDays } from '../../../blocks/calendar/week.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WeekTurner } from '../../../ui/week-turner.tsx';
import type { CalendarPartProps } from './day-part.tsx';
import styles from './room.module.css';
import { frameOf, segmentsOf } from './segments.ts';
import { roomTexts } from './texts.ts';
import { Timeline } from './timeline.tsx';
import { useRoomWords } from './use-room-words.ts';

/** Shows seven days of one room. */
export function WeekPart({ list, rooms }: CalendarPartProps) {
  const all = useTexts(roomTexts);
  const texts = all.list;
  const calendar = useTexts(calendarTexts);
  const format = useFormat();
  const words = useRoomWords();
  const [now] = useState(() => Date.now());
  const week = useWeek(list.filters.date, (date) => list.setFilter('date', date));
  const room = rooms.find(({ roomId }) => roomId === list.filters.room) ?? rooms[0];
  const roomId = room?.roomId ?? '';
  const query = useCall(
    roomReservation.readCalendar,
    { query: { date: week.monday, roomId } },
    { keepsPrevious: true, staleTime: 0, label: all.title, enabled: room !== undefined },
  );
  const { reservationList = [], closureList = [], holidayList = [] } = query.data ?? {};
  const base = { reservations: reservationList, closures: closureList, now };
  const days = room ? week.days.map((date) => ({ room, date, ...base })) : [];
  const frame = frameOf(days);
  const range = format.range(week.monday, addDays(week.monday, 6), { hasWeekday: false });
  return (
    <section aria-label={range}>
      <div className={styles.bar}>
        <Select
          label={texts.room}
          hideLabel
          compact
          size="small"
          options={rooms.map((one) => ({ value: one.roomId, label: words.nameOf(one), note: words.placeOf(one) }))}
          value={roomId}
          onValueChange={(id) => list.setFilter('room', id)}
        />
        <WeekTurner
          isTight
          onPrevious={() => week.turn(-1)}
          onNext={() => week.turn(1)}
          labels={{ week: range, previousWeek: calendar.previousWeek, nextWeek: calendar.nextWeek }}
        />
        {!week.isThisWeek && (
          <Button size="small" variant="text" onClick={week.goToToday}>
            {calendar.thisWeek}
          </Button>
        )}
      </div>
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
      {query.isPending && <Skeleton shape="block" height={360} />}
      {query.data && room && (
        <Timeline
          frame={frame}
          isStale={query.isPlaceholderData}
          rows={days.map((day) => ({
            id: day.date,
            label: format.day(day.date),
            note: holidayList.find((one) => one.date === day.date)?.name ?? '',
            roomId: room.roomId,
            roomName: words.nameOf(room),
            date: day.date,
            segments: segmentsOf(day, frame),
          }))}
        />
      )}
    </section>
  );
}
