import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import { ROOM_MOST, ROOM_PURPOSES, type RoomPurpose } from '@naru/contract/areas/counselling/room/words.ts';

import { ClockField } from '../../../blocks/calendar/clock-field.tsx';
import { DayField } from '../../../blocks/form/day-field.tsx';
import { Form } from '../../../blocks/form/form.tsx';
import { formTexts } from '../../../blocks/form/texts.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { toMinutes } from '../../../ui/time-steps.ts';
import { reservationOf, ROOM_LIST } from './addresses.ts';
import { bodyOf, endAfter, placeOf, type ReservationValues, seriesOf } from './reservation-values.ts';
import styles from './room.module.css';
import { RoomsField } from './rooms-field.tsx';
import { CLOCKS } from './segments.ts';
import { SeriesPart } from './series-part.tsx';
import { roomTexts } from './texts.ts';
import { type ReservationFormState, useReservationForm } from './use-reservation-form.ts';

const NO_SESSION = 'NONE';

export interface ReservationFormProps {
  readonly initial: ReservationValues;
  /** The reservation to change; undefined for a new one. */
  readonly changed?: { readonly id: string; readonly version: number; readonly hasSession: boolean } | undefined;
}

/** A form for the time first, then the rooms free at that time. Errors stand at their fields, and nothing is lost. */
export function ReservationForm({ initial, changed }: ReservationFormProps) {
  const all = useTexts(roomTexts);
  const texts = all.form;
  const { leaveLost } = useTexts(formTexts);
  const format = useFormat();
  const form = useReservationForm(initial);
  const { values } = form;
  const isSeries = values.repeat !== 'ONCE' && values.sessionId === null;
  const create = useCallMutation(roomReservation.createReservation, {
    alertMessage: null,
    onSuccess: ({ reservationId, count, skippedCount }) => {
      const [booked, skipped] = [format.number(count), format.number(skippedCount)];
      const series = skippedCount > 0 ? texts.bookedSkipped(booked, skipped) : texts.bookedSeries(booked);
      showToast({ text: isSeries ? series : texts.booked, tone: 'done' });
      form.leave(reservationOf(reservationId));
    },
  });
  const change = useCallMutation(roomReservation.changeReservation, {
    alertMessage: null,
    onSuccess: ({ reservationId }) => {
      showToast({ text: texts.changed, tone: 'done' });
      form.leave(reservationOf(reservationId));
    },
  });
  const isBusy = create.isPending || change.isPending;
  const send = (written: ReservationValues): void => {
    if (isBusy) return;
    const body = bodyOf(written);
    const done = { onError: form.refuse };
    if (changed) change.mutate({ params: { id: changed.id }, body: { ...body, version: changed.version } }, done);
    else create.mutate({ body: { ...body, ...seriesOf(written), skipsConflicts: written.skips } }, done);
  };
  return (
    <Form
      className={styles.form}
      form={form}
      onSend={send}
      isShort
      guard={{ text: leaveLost }}
      words={{ failed: all.failed, conflict: { text: all.conflict } }}
      actions={
        <div className={styles.actions}>
          <Button variant="primary" type="submit" busy={isBusy} busyLabel={all.busy}>
            {changed ? texts.save : texts.submit}
          </Button>
          <ButtonLink as={(slot) => <AppLink to={changed ? reservationOf(changed.id) : ROOM_LIST} {...slot} />}>
            {all.close}
          </ButtonLink>
        </div>
      }
    >
      {!changed && <SessionField form={form} />}
      <TimeFields form={form} isFixed={values.sessionId !== null || changed?.hasSession === true} />
      <RadioGroup<RoomPurpose>
        {...form.pick('purpose')}
        label={texts.use}
        options={ROOM_PURPOSES.map((value) => ({ value, label: all.purposes[value] }))}
      />
      <NumberField {...form.pick('people')} label={texts.count} unit={texts.countUnit} min={1} max={ROOM_MOST.people} />
      <RoomsField form={form} exceptId={changed?.id} />
      {!changed && values.sessionId === null && <SeriesPart form={form} />}
    </Form>
  );
}

interface PartProps {
  readonly form: ReservationFormState;
}

/** Offers one's own sessions without a room; a chosen one sets the time. */
function SessionField({ form }: PartProps) {
  const texts = useTexts(roomTexts).form;
  const format = useFormat();
  const query = useCall(roomReservation.listOwnSessions, {}, { staleTime: 0 });
  const sessions = query.data?.sessionList ?? [];
  if (sessions.length === 0) return null;
  const bound = form.pick('sessionId');
  const choose = (id: string): void => {
    const session = sessions.find(({ sessionId }) => sessionId === id);
    if (!session) form.set({ sessionId: null });
    else form.set({ sessionId: id, ...placeOf(session.beginsAt, session.endsAt), repeat: 'ONCE' });
  };
  return (
    <Select
      id={bound.id}
      error={bound.error}
      label={texts.session}
      help={texts.sessionHelp}
      options={[
        { value: NO_SESSION, label: texts.noSession },
        ...sessions.map(({ sessionId, beginsAt, endsAt }) => ({
          value: sessionId,
          label: format.range(beginsAt, endsAt),
        })),
      ]}
      value={bound.value ?? NO_SESSION}
      onValueChange={choose}
    />
  );
}

type TimeProps = PartProps & {
  /** The chosen session sets the time. */
  readonly isFixed: boolean;
};

function TimeFields({ form, isFixed }: TimeProps) {
  const all = useTexts(roomTexts);
  const texts = all.form;
  const { begins } = form.values;
  const after = CLOCKS.filter((clock) => begins === null || toMinutes(clock) > toMinutes(begins));
  return (
    <div className={styles.stack}>
      <DayField {...form.pick('date')} label={all.date} disabled={isFixed} from="today" />
      <div className={styles.pair}>
        <ClockField
          {...form.pick('begins')}
          label={texts.begins}
          disabled={isFixed}
          times={CLOCKS.slice(0, -1)}
          onValueChange={(next) => form.set({ begins: next, ends: endAfter(next) })}
        />
        <ClockField {...form.pick('ends')} label={texts.ends} disabled={isFixed} times={after} />
      </div>
      {isFixed && <p className={styles.meta}>{texts.sessionKept}</p>}
    </div>
  );
}
