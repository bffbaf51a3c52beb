import { room as roomCalls } from '@naru/contract/areas/counselling/room/room.ts';
import { roomReservation as reservationCalls } from '@naru/contract/areas/counselling/room/reservation.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { createReservation, previewReservation } from './book.ts';
import { changeReservation, stepReservation } from './change-calls.ts';
import { ROOM_NOTIFICATIONS } from './notifications.ts';
import { findFreeRooms, listOwnSessions, pageReservations, readCalendar, readReservation } from './read-calls.ts';
import {
  changeRoom,
  createClosure,
  createRoom,
  deleteClosure,
  listRooms,
  pageClosures,
  previewClosure,
  previewRoom,
} from './room-calls.ts';
import { ROOM_SETTINGS } from './settings.ts';

const rooms = bindCalls('room', roomCalls, {
  listRooms,
  createRoom,
  previewRoom,
  changeRoom,
  pageClosures,
  previewClosure,
  createClosure,
  deleteClosure,
});

const reservations = bindCalls('roomReservation', reservationCalls, {
  readCalendar,
  pageReservations,
  findFreeRooms,
  listOwnSessions,
  previewReservation,
  createReservation,
  readReservation,
  changeReservation,
  stepReservation,
});

export const room: Manifest = {
  settings: ROOM_SETTINGS,
  calls: [rooms, reservations],
  notificationTypes: ROOM_NOTIFICATIONS,
};
