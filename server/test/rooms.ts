/**
 * Counselling rooms for tests, set up by the portal's own calls.
 */
import { room } from '@naru/contract/areas/counselling/room/room.ts';
import { roomReservation } from '@naru/contract/areas/counselling/room/reservation.ts';
import type { RoomBody } from '@naru/contract/areas/counselling/room/words.ts';
import type { CallInput } from '@naru/contract/call.ts';

import { MONDAY } from './counselling.ts';
import type { Asked, TestPortal } from './portal.ts';
import type { Colleague } from './psychological.ts';

/** Returns a room that is open Monday to Friday, nine to six. */
export const aRoomBody = (more: Partial<RoomBody> = {}): RoomBody => ({
  nameKo: '상담실',
  nameEn: 'Room',
  place: '학생회관 3층',
  capacity: 4,
  equipmentList: ['SOFA'],
  purposeList: ['INDIVIDUAL', 'GROUP'],
  hoursList: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  isActive: true,
  ...more,
});

export async function aRoom(portal: TestPortal, manager: Colleague, more: Partial<RoomBody> = {}): Promise<string> {
  const { roomId } = await portal.get(room.createRoom, { body: aRoomBody(more) }, { token: manager.token });
  return roomId;
}

type ReservationBody = NonNullable<CallInput<typeof roomReservation.createReservation>['body']>;

/** Returns a reservation next Monday from ten to eleven, for two. */
export const aReservation = (more: Partial<ReservationBody> & { roomId: string }): ReservationBody => ({
  date: MONDAY,
  begins: '10:00',
  ends: '11:00',
  purpose: 'INDIVIDUAL',
  people: 2,
  sessionId: null,
  repeatWeeks: null,
  repeatUntil: null,
  skipsConflicts: false,
  ...more,
});

/** The envelope of asking for a room. */
export const reserve = (
  portal: TestPortal,
  by: Colleague,
  more: Partial<ReservationBody> & { roomId: string },
): Promise<Asked> => portal.ask(roomReservation.createReservation, { body: aReservation(more) }, { token: by.token });

/** Its id. @throws where it was refused */
export async function reserved(
  portal: TestPortal,
  by: Colleague,
  more: Partial<ReservationBody> & { roomId: string },
): Promise<string> {
  const body = aReservation(more);
  const { reservationId } = await portal.get(roomReservation.createReservation, { body }, { token: by.token });
  return reservationId;
}
