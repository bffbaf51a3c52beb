import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';

import { ListRows } from '../../../blocks/list/list-rows.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { ROOM_SHAPE } from './list-screen.tsx';
import { ReservationRow } from './reservation-row.tsx';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';

/** Lists one's own reservations, ahead and past; everybody's for room managers. */
export function MinePart({ list }: { readonly list: ListOf<typeof ROOM_SHAPE> }) {
  const all = useTexts(roomTexts);
  const texts = all.list;
  const view = list.filters.when === 'PAST' ? 'PAST' : 'AHEAD';
  const isAll = list.filters.whose === 'ALL';
  const query = usePageCall(
    list,
    roomReservation.pageReservations,
    {
      view,
      isAll,
    },
    all.title,
  );
  const page = query.data?.reservationPage;
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
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        empty={<EmptyState title={view === 'PAST' ? texts.nonePast : texts.noneAhead}>{texts.noneText}</EmptyState>}
      >
        {(row) => <ReservationRow key={row.reservationId} row={row} />}
      </ListRows>
    </>
  );
}
