import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import { useParams, useSearch } from '@tanstack/react-router';

import { isDate } from '../../../blocks/calendar/week.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { reservationOf, ROOM_LIST } from './addresses.ts';
import { ReservationForm } from './reservation-form.tsx';
import { blankValues, valuesOf } from './reservation-values.ts';
import { roomTexts } from './texts.ts';

/** Y9: a form for a new reservation, or for another room or time of one that is still ahead. */
export function ReservationFormScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return id === '' ? <NewReservation /> : <ChangedReservation key={id} id={id} />;
}

const textOf = (given: unknown): string | null => (typeof given === 'string' && given !== '' ? given : null);

function NewReservation() {
  const all = useTexts(roomTexts);
  const search: Record<string, unknown> = useSearch({ strict: false });
  useScreenTitle(all.form.newTitle);
  const date = textOf(search['date']);
  const given = { begins: textOf(search['begins']), roomId: textOf(search['room']) };
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={ROOM_LIST}>{all.detail.toList}</AppLink>}
        title={all.form.newTitle}
        purpose={all.form.purpose}
      />
      <ReservationForm initial={blankValues({ ...given, date: date !== null && isDate(date) ? date : null })} />
    </>
  );
}

function ChangedReservation({ id }: { readonly id: string }) {
  const all = useTexts(roomTexts);
  const texts = all.form;
  useScreenTitle(texts.changeTitle);
  const query = useCall(
    roomReservation.readReservation,
    { params: { id } },
    { label: texts.changeTitle, staleTime: 0 },
  );
  const back = <ButtonLink as={(slot) => <AppLink to={ROOM_LIST} {...slot} />}>{all.detail.toList}</ButtonLink>;
  if (query.isError && !query.data) return <ReadFailure query={query} words={all.detail} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  const { reservation } = query.data;
  const toDetail = (
    <ButtonLink as={(slot) => <AppLink to={reservationOf(id)} {...slot} />}>{all.detail.toList}</ButtonLink>
  );
  const { version, hasSession } = reservation;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={reservationOf(id)}>{reservation.roomNm}</AppLink>}
        title={texts.changeTitle}
        purpose={texts.purpose}
      />
      {reservation.canChange ? (
        <ReservationForm key={version} initial={valuesOf(reservation)} changed={{ id, version, hasSession }} />
      ) : (
        <EmptyState title={texts.cannotChange} actions={toDetail} />
      )}
    </>
  );
}
