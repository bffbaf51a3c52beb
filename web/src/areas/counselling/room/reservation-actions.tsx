import { roomReservation } from '@naru/contract/areas/counselling/room-reservation.ts';
import type { RoomStep } from '@naru/contract/areas/counselling/room-words.ts';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { changeOf } from './addresses.ts';
import type { ShownReservation } from './detail-screen.tsx';
import { FailureNotice } from './failure-notice.tsx';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';

type Extent = 'ONE' | 'SERIES';

/** What can be done with it now. */
export function ReservationActions({ reservation }: { readonly reservation: ShownReservation }) {
  const all = useTexts(roomTexts);
  const texts = all.detail;
  const format = useFormat();
  const [isCancelling, setCancelling] = useState(false);
  const [extent, setExtent] = useState<Extent>('ONE');
  const { reservationId: id, version, can, seriesCount } = reservation;
  const move = useCallMutation(roomReservation.moveReservation, {
    alertMessage: null,
    onSuccess: ({ status }) => {
      setCancelling(false);
      const said = { CHECKED_IN: texts.checkedIn, DONE: texts.finished, CANCELLED: texts.cancelled };
      const text = said[status as keyof typeof said]; // what the three steps lead to
      showToast({ text, tone: 'done' });
    },
  });
  const run = (action: RoomStep): void =>
    move.mutate({ params: { id }, body: { action, version, wholeSeries: extent === 'SERIES' } });
  if (can.length === 0) return null;
  return (
    <div className={styles.stack}>
      <div className={styles.actions}>
        {can.includes('CHECK_IN') && (
          <Button variant="primary" busy={move.isPending} busyLabel={all.busy} onClick={() => run('CHECK_IN')}>
            {texts.checkIn}
          </Button>
        )}
        {can.includes('FINISH') && (
          <Button variant="primary" busy={move.isPending} busyLabel={all.busy} onClick={() => run('FINISH')}>
            {texts.finish}
          </Button>
        )}
        {can.includes('CHANGE') && (
          <ButtonLink as={(slot) => <AppLink to={changeOf(id)} {...slot} />}>{texts.change}</ButtonLink>
        )}
        {can.includes('CANCEL') && <Button onClick={() => setCancelling(true)}>{texts.cancel}</Button>}
      </div>
      {!isCancelling && <FailureNotice failure={move.error} elsewhere={[]} />}
      <Dialog
        open={isCancelling}
        onOpenChange={setCancelling}
        title={texts.cancel}
        description={texts.cancelText}
        closeLabel={all.close}
        actions={
          <>
            <Button onClick={() => setCancelling(false)}>{all.keep}</Button>
            <Button variant="primary" busy={move.isPending} busyLabel={all.busy} onClick={() => run('CANCEL')}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        <div className={styles.stack}>
          {seriesCount > 1 && (
            <RadioGroup<Extent>
              label={texts.cancelWhich}
              column
              options={[
                { value: 'ONE', label: texts.cancelOne },
                { value: 'SERIES', label: texts.cancelSeries(format.number(seriesCount)) },
              ]}
              value={extent}
              onValueChange={setExtent}
            />
          )}
          <FailureNotice failure={move.error} elsewhere={[]} />
        </div>
      </Dialog>
    </div>
  );
}
