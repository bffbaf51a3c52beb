import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { caseOf } from '../psychological/desk/addresses.ts';
import { ROOM_LIST } from './addresses.ts';
import { ReservationActions } from './reservation-actions.tsx';
import styles from './room.module.css';
import { roomTexts } from './texts.ts';
import { ROOM_STATE_KINDS, useRoomWords } from './use-room-words.ts';

export type ShownReservation = CallOutput<typeof roomReservation.readReservation>['reservation'];

/** Y9: shows one reservation, its state, and the next step with its time. */
export function ReservationScreen() {
  const all = useTexts(roomTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  useScreenTitle(all.title);
  const query = useCall(roomReservation.readReservation, { params: { id } }, { label: all.title, staleTime: 0 });
  const back = <ButtonLink as={(slot) => <AppLink to={ROOM_LIST} {...slot} />}>{all.detail.toList}</ButtonLink>;
  if (query.error?.code === '404' || (query.isError && !query.data))
    return <ReadFailure query={query} words={all.detail} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  return <Shown key={id} reservation={query.data.reservation} />;
}

function Shown({ reservation }: { readonly reservation: ShownReservation }) {
  const all = useTexts(roomTexts);
  const texts = all.detail;
  const format = useFormat();
  const words = useRoomWords();
  const { room, status, applicationId } = reservation;
  const when = format.range(reservation.beginsAt, reservation.endsAt);
  const session = applicationId === null ? texts.linked : <AppLink to={caseOf(applicationId)}>{texts.toCase}</AppLink>;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={ROOM_LIST}>{texts.toList}</AppLink>}
        title={words.nameOf(room)}
        chip={<StateChip kind={ROOM_STATE_KINDS[status]}>{all.statuses[status]}</StateChip>}
        purpose={when}
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <NextStep reservation={reservation} />
          <ReservationActions reservation={reservation} />
          <DefinitionList
            items={[
              { term: texts.when, value: when },
              { term: texts.place, value: words.placeOf(room) },
              {
                term: texts.use,
                value: joinFacts([all.purposes[reservation.purpose], all.people(format.number(reservation.people))]),
              },
              { term: texts.who, value: reservation.reservedNm },
              { term: texts.equipment, value: words.equipmentOf(room) || texts.none },
              ...(reservation.hasSession ? [{ term: texts.session, value: session }] : []),
            ]}
          />
        </div>
        <aside className={styles.main}>
          <Section title={texts.history} size="small">
            <ol>
              {reservation.historyList.toReversed().map(({ to, at }) => (
                <li key={`${at} ${to}`} className={styles.step}>
                  <p>{all.statuses[to]}</p>
                  <p className={styles.meta}>{format.relativeTime(at, { time: 'always' })}</p>
                </li>
              ))}
            </ol>
          </Section>
        </aside>
      </div>
    </>
  );
}

/** Tells what comes next, and when. */
function NextStep({ reservation }: { readonly reservation: ShownReservation }) {
  const texts = useTexts(roomTexts).detail;
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { status, opensAt, releasedAt, endsAt } = reservation;
  const released = format.time(releasedAt);
  if (status === 'BOOKED' && now < Date.parse(opensAt))
    return <Notice>{texts.next(format.moment(opensAt), released)}</Notice>;
  if (status === 'BOOKED') return <Notice tone="amber">{texts.nextNow(released)}</Notice>;
  if (status === 'CHECKED_IN') return <Notice>{texts.inUse(format.time(endsAt))}</Notice>;
  return status === 'RELEASED' ? <Notice tone="amber">{texts.released}</Notice> : null;
}
