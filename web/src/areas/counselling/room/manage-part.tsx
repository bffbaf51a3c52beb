import { room as roomCalls } from '@naru/contract/areas/counselling/room/room.ts';
import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import type { Room } from '@naru/contract/areas/counselling/room/words.ts';
import { useState } from 'react';

import { calendarTexts } from '../../../blocks/calendar/texts.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';
import { useRoomWords } from './use-room-words.ts';

const RoomDialog = loadOnUse(async () => (await import('./room-dialog.tsx')).RoomDialog);
const ClosureDialog = loadOnUse(async () => (await import('./closure-dialog.tsx')).ClosureDialog);

/** The rooms as they are, and when they are blocked; for who keeps them. */
export function ManagePart({ rooms }: { readonly rooms: readonly Room[] }) {
  return (
    <div className={styles.page}>
      <RoomsSection rooms={rooms} />
      <ClosuresSection rooms={rooms} />
    </div>
  );
}

function RoomsSection({ rooms }: { readonly rooms: readonly Room[] }) {
  const texts = useTexts(roomTexts).rooms;
  const format = useFormat();
  const words = useRoomWords();
  const { weekdays } = useTexts(calendarTexts);
  const [edited, setEdited] = useState<Room | 'NEW' | null>(null);
  const hoursOf = (room: Room): string =>
    joinFacts(
      [...Map.groupBy(room.hoursList, ({ opens, closes }) => `${opens}–${closes}`)].map(
        ([time, days]) => `${format.list(days.map(({ weekday }) => weekdays[weekday - 1] ?? ''))} ${time}`,
      ),
    );
  return (
    <Section title={texts.title}>
      <div className={styles.stack}>
        <div className={styles.actions}>
          <Button onClick={() => setEdited('NEW')}>{texts.add}</Button>
        </div>
        {rooms.length === 0 && (
          <EmptyState title={texts.empty} headingLevel={3}>
            {texts.emptyText}
          </EmptyState>
        )}
        <ul>
          {rooms.map((room) => (
            <li key={room.roomId} className={styles.row}>
              <div>
                <p>
                  <strong>{words.nameOf(room)}</strong> {!room.isActive && <Tag>{texts.inactive}</Tag>}
                </p>
                <p className={styles.meta}>
                  {joinFacts([words.placeOf(room), words.purposesOf(room), words.equipmentOf(room)])}
                </p>
                <p className={styles.meta}>{hoursOf(room)}</p>
              </div>
              <Button size="small" aria-label={texts.editOf(words.nameOf(room))} onClick={() => setEdited(room)}>
                {texts.edit}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {edited !== null && <RoomDialog room={edited === 'NEW' ? undefined : edited} onClose={() => setEdited(null)} />}
    </Section>
  );
}

const MOST_SHOWN = '50';

function ClosuresSection({ rooms }: { readonly rooms: readonly Room[] }) {
  const all = useTexts(roomTexts);
  const texts = all.blocks;
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const query = useCall(roomCalls.pageClosures, { query: { size: MOST_SHOWN } }, { staleTime: 0 });
  const remove = useCallMutation(roomCalls.deleteClosure, {
    alsoChanges: [roomReservation.readCalendar],
    onSuccess: () => showToast({ text: texts.removed, tone: 'done' }),
  });
  const closures = query.data?.closurePage.content ?? [];
  return (
    <Section title={texts.title} size="small" text={texts.text}>
      <div className={styles.stack}>
        <div className={styles.actions}>
          <Button size="small" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        </div>
        {query.isPending && <Skeleton shape="rows" count={2} />}
        {query.isError && <QueryError title={texts.errorTitle} query={query} />}
        {query.isSuccess && closures.length === 0 && <p className={styles.meta}>{texts.none}</p>}
        <ul>
          {closures.map(({ closureId, roomNm, beginsAt, endsAt, reason }) => {
            const when = format.range(beginsAt, endsAt);
            return (
              <li key={closureId} className={styles.row}>
                <div>
                  <p>
                    <strong>{roomNm ?? all.allRooms}</strong>
                  </p>
                  <p className={styles.meta}>{when}</p>
                  <p className={styles.meta}>{reason}</p>
                </div>
                <Button
                  size="small"
                  variant="text"
                  aria-label={texts.removeOf(`${roomNm ?? all.allRooms} ${when}`)}
                  busy={remove.isPending}
                  busyLabel={all.busy}
                  onClick={() => remove.mutate({ params: { id: closureId } })}
                >
                  {texts.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
      {isAdding && <ClosureDialog rooms={rooms} onClose={() => setAdding(false)} />}
    </Section>
  );
}
