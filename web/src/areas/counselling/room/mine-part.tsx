import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';

import { ListPages } from '../../../blocks/list/list-pages.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { RoomFilter } from './list-screen.tsx';
import { ReservationRow } from './reservation-row.tsx';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';

/** Lists one's own reservations, ahead and past; everybody's for room managers. */
export function MinePart({ list }: { readonly list: UsedListState<RoomFilter> }) {
  const all = useTexts(roomTexts);
  const texts = all.list;
  const view = list.filters.when === 'PAST' ? 'PAST' : 'AHEAD';
  const isAll = list.filters.whose === 'ALL';
  const { query, status } = useListCall(
    roomReservation.pageReservations,
    {
      query: {
        view,
        isAll,
        ...list.window,
      },
    },
    all.title,
  );
  const page = query.data?.reservationPage;
  const rows = page?.content ?? [];
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          label={texts.when}
          hideLabel
          value={view}
          onValueChange={(value) => list.setFilter('when', value === 'PAST' ? 'PAST' : '')}
          options={(['AHEAD', 'PAST'] as const).map((value) => ({ value, label: texts[value] }))}
        />
        {query.data?.canManage === true && (
          <SegmentedControl
            label={texts.whose}
            hideLabel
            value={isAll ? 'ALL' : 'OWN'}
            onValueChange={(value) => list.setFilter('whose', value === 'ALL' ? 'ALL' : '')}
            options={[
              { value: 'OWN', label: texts.own },
              { value: 'ALL', label: texts.all },
            ]}
          />
        )}
      </div>
      {status === 'loading' && <Skeleton shape="rows" count={5} />}
      {status === 'error' && <QueryError title={texts.errorTitle} query={query} />}
      {status !== 'error' && page && rows.length === 0 && (
        <EmptyState title={view === 'PAST' ? texts.nonePast : texts.noneAhead}>{texts.noneText}</EmptyState>
      )}
      {status !== 'error' && page && rows.length > 0 && (
        <>
          <ul aria-busy={status === 'stale' || undefined}>
            {rows.map((row) => (
              <ReservationRow key={row.reservationId} row={row} />
            ))}
          </ul>
          <ListPages list={list} page={page} words={texts} />
        </>
      )}
    </>
  );
}
