/** Addresses of rooms and their reservations. */
import { addressOf, searchText } from '../../../platform/route.ts';

export const ROOM_LIST = '/cnslt/psychological/resve';

const DETAIL = { path: '/cnslt/psychological/resve/detail/{id}' } as const;
const FORM = { path: '/cnslt/psychological/resve/form/{id?}' } as const;

export const reservationOf = (id: string): string => addressOf(DETAIL, { params: { id } });
export const changeOf = (id: string): string => addressOf(FORM, { params: { id } });

export interface ReserveAt {
  readonly date?: string;
  readonly begins?: string;
  readonly roomId?: string;
}

/** The form with the pressed day, time and room chosen already. */
export const reserveAt = ({ date, begins, roomId }: ReserveAt = {}): string =>
  `/cnslt/psychological/resve/form${searchText({ date, begins, room: roomId })}`;
