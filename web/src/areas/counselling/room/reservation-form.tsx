import { roomReservation } from '@naru/contract/areas/counselling/room-reservation.ts';
import { ROOM_MOST, ROOM_PURPOSES, type RoomPurpose } from '@naru/contract/areas/counselling/room-words.ts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';

import { useClockText } from '../../../blocks/calendar/use-clock-text.ts';
import { sortServerErrors } from '../../../blocks/form/server-errors.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { reservationOf, ROOM_LIST } from './addresses.ts';
import { FailureNotice } from './failure-notice.tsx';
import { bodyOf, endAfter, placeOf, type ReservationValues, seriesOf } from './reservation-values.ts';
import styles from './room.module.css';
import { RoomsField } from './rooms-field.tsx';
import { CLOCKS, minutesOf } from './segments.ts';
import { SeriesPart } from './series-part.tsx';
import { roomTexts, type RoomTexts } from './texts.ts';

const FIELDS = [
  'sessionId',
  'date',
  'begins',
  'ends',
  'purpose',
  'people',
  'roomId',
  'repeatWeeks',
  'repeatUntil',
  'skipsConflicts',
] as const;
const NO_SESSION = 'NONE';

export interface ReservationFormProps {
  readonly initial: ReservationValues;
  /** The reservation that is changed; undefined for a new one. */
  readonly changed?: { readonly id: string; readonly version: number; readonly hasSession: boolean } | undefined;
}

/** The time first, then the rooms that are free then. What is refused stands at its field, and nothing is lost. */
export function ReservationForm({ initial, changed }: ReservationFormProps) {
  const all = useTexts(roomTexts);
  const texts = all.form;
  const format = useFormat();
  const navigate = useNavigate();
  const [values, setValues] = useState(initial);
  const [wasSubmitted, setSubmitted] = useState(false);
  const isSeries = values.repeat !== 'ONCE' && values.sessionId === null;
  const create = useCallMutation(roomReservation.createReservation, {
    alertMessage: null,
    onSuccess: ({ reservationId, count, skippedCount }) => {
      const [booked, skipped] = [format.number(count), format.number(skippedCount)];
      const series = skippedCount > 0 ? texts.bookedSkipped(booked, skipped) : texts.bookedSeries(booked);
      showToast({ text: isSeries ? series : texts.booked, tone: 'done' });
      void navigate({ to: reservationOf(reservationId), replace: true });
    },
  });
  const change = useCallMutation(roomReservation.changeReservation, {
    alertMessage: null,
    onSuccess: ({ reservationId }) => {
      showToast({ text: texts.changed, tone: 'done' });
      void navigate({ to: reservationOf(reservationId), replace: true });
    },
  });
  const failure = changed ? change.error : create.error;
  const sorted = sortServerErrors(failure, FIELDS);
  const errors: Readonly<Record<string, string>> = {
    ...(wasSubmitted && listMissing(values, texts)),
    ...Object.fromEntries(sorted.atFields.map(({ field, message }) => [field, message])),
  };
  const set = (part: Partial<ReservationValues>): void => {
    setValues((current) => ({ ...current, ...part }));
    create.reset();
    change.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (create.isPending || change.isPending || Object.keys(listMissing(values, texts)).length > 0) return;
    if (changed) change.mutate({ params: { id: changed.id }, body: { ...bodyOf(values), version: changed.version } });
    else create.mutate({ body: { ...bodyOf(values), ...seriesOf(values), skipsConflicts: values.skips } });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!changed && <SessionField values={values} onChange={set} error={errors['sessionId']} />}
      <TimeFields
        values={values}
        onChange={set}
        errors={errors}
        isFixed={values.sessionId !== null || changed?.hasSession === true}
      />
      <RadioGroup<RoomPurpose>
        label={texts.use}
        options={ROOM_PURPOSES.map((value) => ({ value, label: all.purposes[value] }))}
        value={values.purpose}
        onValueChange={(purpose) => set({ purpose })}
        error={errors['purpose']}
      />
      <NumberField
        label={texts.count}
        unit={texts.countUnit}
        min={1}
        max={ROOM_MOST.people}
        value={values.people}
        onValueChange={(people) => set({ people })}
        error={errors['people']}
      />
      <RoomsField
        values={values}
        onChange={(roomId) => set({ roomId })}
        error={errors['roomId']}
        exceptId={changed?.id}
      />
      {!changed && values.sessionId === null && <SeriesPart values={values} onChange={set} errors={errors} />}
      <FailureNotice failure={failure} elsewhere={sorted.elsewhere} />
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={create.isPending || change.isPending} busyLabel={all.busy}>
          {changed ? texts.save : texts.submit}
        </Button>
        <ButtonLink as={(slot) => <AppLink to={changed ? reservationOf(changed.id) : ROOM_LIST} {...slot} />}>
          {all.close}
        </ButtonLink>
      </div>
    </form>
  );
}

/** What has to be chosen and is not yet, at its field. */
function listMissing(
  { date, begins, ends, roomId }: ReservationValues,
  texts: RoomTexts['form'],
): Readonly<Record<string, string>> {
  return {
    ...(date === null && { date: texts.noDate }),
    ...(begins === null && { begins: texts.missing }),
    ...(ends === null && { ends: texts.missing }),
    ...(roomId === null && { roomId: texts.missing }),
  };
}

interface PartProps {
  readonly values: ReservationValues;
  readonly onChange: (part: Partial<ReservationValues>) => void;
}

/** One's own sessions without a room; with one, its time is the session's. */
function SessionField({ values, onChange, error }: PartProps & { readonly error: string | undefined }) {
  const all = useTexts(roomTexts);
  const texts = all.form;
  const format = useFormat();
  const query = useCall(roomReservation.listOwnSessions, {}, { staleTime: 0 });
  const sessions = query.data?.sessionList ?? [];
  if (sessions.length === 0) return null;
  const choose = (id: string): void => {
    const session = sessions.find(({ sessionId }) => sessionId === id);
    if (!session) onChange({ sessionId: null });
    else onChange({ sessionId: id, ...placeOf(session.beginsAt, session.endsAt), repeat: 'ONCE' });
  };
  return (
    <Select
      label={texts.session}
      help={texts.sessionHelp}
      error={error}
      options={[
        { value: NO_SESSION, label: texts.noSession },
        ...sessions.map(({ sessionId, beginsAt, endsAt }) => ({
          value: sessionId,
          label: format.range(beginsAt, endsAt),
        })),
      ]}
      value={values.sessionId ?? NO_SESSION}
      onValueChange={choose}
      labels={{ placeholder: all.choose, empty: all.nothing }}
    />
  );
}

type TimeProps = PartProps & {
  readonly errors: Readonly<Record<string, string>>;
  /** The time is a session's. */
  readonly isFixed: boolean;
};

function TimeFields({ values, onChange, errors, isFixed }: TimeProps) {
  const all = useTexts(roomTexts);
  const texts = all.form;
  const format = useFormat();
  const locale = useLocale();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const clockText = useClockText();
  const { begins } = values;
  const after = CLOCKS.filter((clock) => begins === null || minutesOf(clock) > minutesOf(begins));
  const labels = { placeholder: all.choose, empty: all.nothing };
  return (
    <div className={styles.stack}>
      <DateField
        label={all.date}
        error={errors['date']}
        disabled={isFixed}
        value={values.date}
        onValueChange={(date) => onChange({ date })}
        today={today}
        min={today}
        locale={locale}
        formatDate={format.day}
        labels={{ open: all.openCalendar, calendar: all.calendar, loading: all.loading }}
      />
      <div className={styles.pair}>
        <Select
          label={texts.begins}
          error={errors['begins']}
          disabled={isFixed}
          options={CLOCKS.slice(0, -1).map((value) => ({ value, label: clockText(value) }))}
          value={begins}
          onValueChange={(next) => onChange({ begins: next, ends: endAfter(next) })}
          labels={labels}
        />
        <Select
          label={texts.ends}
          error={errors['ends']}
          disabled={isFixed}
          options={after.map((value) => ({ value, label: clockText(value) }))}
          value={values.ends}
          onValueChange={(ends) => onChange({ ends })}
          labels={labels}
        />
      </div>
      {isFixed && <p className={styles.meta}>{texts.sessionKept}</p>}
    </div>
  );
}
