import { room as roomCalls } from '@naru/contract/areas/counselling/room.ts';
import { roomReservation as reservationCalls } from '@naru/contract/areas/counselling/room-reservation.ts';

import { defineArea } from '../../../platform/http/serve.ts';
import { createReservation, previewReservation } from './book.ts';
import { changeReservation, moveReservation } from './change-calls.ts';
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

export const room = defineArea('room', roomCalls, {
  listRooms,
  createRoom,
  previewRoom,
  changeRoom,
  pageClosures,
  previewClosure,
  createClosure,
  deleteClosure,
});

export const roomReservation = defineArea('roomReservation', reservationCalls, {
  readCalendar,
  pageReservations,
  findFreeRooms,
  listOwnSessions,
  previewReservation,
  createReservation,
  readReservation,
  changeReservation,
  moveReservation,
});
