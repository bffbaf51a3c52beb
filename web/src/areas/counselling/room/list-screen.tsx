import { room as roomCalls } from '@naru/contract/areas/counselling/room/room.ts';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';

import { defineList } from '../../../blocks/list/list-state.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { reserveAt } from './addresses.ts';
import { DayPart } from './day-part.tsx';
import { ManagePart } from './manage-part.tsx';
import { MinePart } from './mine-part.tsx';
import { roomTexts } from './texts.ts';
import { WeekPart } from './week-part.tsx';

type View = 'DAY' | 'WEEK' | 'MINE' | 'ROOMS';
const DATE_LENGTH = 10;
const ID_LENGTH = 36;
export const ROOM_SHAPE = defineList({
  filters: {
    view: { oneOf: ['WEEK', 'MINE', 'ROOMS'] },
    date: { maxLength: DATE_LENGTH },
    room: { maxLength: ID_LENGTH },
    when: { oneOf: ['PAST'] },
    whose: { oneOf: ['ALL'] },
  },
  sorts: [],
});

/** Y9: shows reservations by day and by room, and one's own. */
export function RoomListScreen() {
  const all = useTexts(roomTexts);
  const texts = all.list;
  const list = useListState(ROOM_SHAPE);
  useScreenTitle(all.title);
  const query = useCall(roomCalls.listRooms, {}, { label: all.title });
  const canManage = query.data?.canManage === true;
  const rooms = query.data?.roomList ?? [];
  const open = rooms.filter(({ isActive }) => isActive);
  const asked = list.filters.view || 'DAY';
  const view = asked === 'ROOMS' && !canManage ? 'DAY' : asked;
  const views: readonly View[] = canManage ? ['DAY', 'WEEK', 'MINE', 'ROOMS'] : ['DAY', 'WEEK', 'MINE'];
  return (
    <>
      <PageHeader
        title={all.title}
        purpose={texts.purpose}
        actions={
          open.length > 0 && (
            <ButtonLink
              variant="primary"
              icon={IconCalendarPlus}
              as={(slot) => <AppLink to={reserveAt(list.filters.date ? { date: list.filters.date } : {})} {...slot} />}
            >
              {texts.reserve}
            </ButtonLink>
          )
        }
      />
      {query.isError && !query.data && <QueryError title={texts.errorTitle} query={query} />}
      {query.isPending && <Skeleton shape="block" height={480} />}
      {query.data && (
        <Tabs<View>
          label={texts.views}
          items={views.map((id) => ({ id, label: texts[id] }))}
          value={view}
          onValueChange={(id) => list.setFilter('view', id === 'DAY' ? '' : id)}
        >
          {(view === 'DAY' || view === 'WEEK') && open.length === 0 && (
            <EmptyState title={texts.noRooms}>{canManage ? texts.noRoomsManager : texts.noRoomsText}</EmptyState>
          )}
          {view === 'DAY' && open.length > 0 && <DayPart list={list} rooms={open} />}
          {view === 'WEEK' && open.length > 0 && <WeekPart list={list} rooms={open} />}
          {view === 'MINE' && <MinePart list={list} />}
          {view === 'ROOMS' && <ManagePart rooms={rooms} />}
        </Tabs>
      )}
    </>
  );
}
