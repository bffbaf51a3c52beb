/** Rooms of the counselling centre, and when they are blocked. People with PSCHMNG manage them; reservations stay. */
import { z } from 'zod';

import { menu, named } from '../../../access.ts';
import { get, post, put, remove } from '../../../call.ts';
import { CalendarDate, Id } from '../../../shared/id.ts';
import { PageQuery, pageOf } from '../../../shared/page.ts';
import { Clock, Closure, Reservation, Room, RoomBody, ROOM_MOST } from './words.ts';
import { Version } from '../words.ts';

const BASE = '/cnslt/psychological/resve';
const Of = z.object({ id: Id });
/** Reservations ahead that do not fit any more; they stay until somebody moves or cancels them. */
const Touched = z.object({ touchedList: z.array(Reservation), touchedCount: z.number().int() });

const ClosureBody = z.object({
  /** Null: every room. */
  roomId: Id.nullable(),
  beginsOn: CalendarDate,
  begins: Clock,
  endsOn: CalendarDate,
  ends: Clock,
  reason: z.string().max(ROOM_MOST.reason),
});

export const room = {
  listRooms: get(`${BASE}/room`, {
    access: menu('CNS_RESVE', 'R'),
    summary: 'The rooms of the centre; those out of use for managers only.',
    output: z.object({ roomList: z.array(Room), canManage: z.boolean() }),
  }),
  createRoom: post(`${BASE}/room`, {
    access: named('PSCHMNG'),
    summary: 'Adds a room; by a manager.',
    body: RoomBody,
    output: z.object({ roomId: Id }),
  }),
  previewRoom: post(`${BASE}/room/{id}/preview`, {
    access: named('PSCHMNG'),
    summary: 'Which reservations a change of the room would touch. Changes nothing.',
    params: Of,
    body: RoomBody,
    repeatable: false,
    output: Touched,
  }),
  changeRoom: put(`${BASE}/room/{id}`, {
    access: named('PSCHMNG'),
    summary: 'Changes a room or takes it out of use; by a manager. What was reserved stays, and who did is told.',
    params: Of,
    body: RoomBody.extend({ version: Version }),
    output: z.object({ roomId: Id }),
  }),
  pageClosures: get(`${BASE}/closure/page`, {
    access: menu('CNS_RESVE', 'R'),
    summary: 'When rooms are blocked, from now on, and why.',
    query: PageQuery.omit({ sort: true }),
    output: z.object({ closurePage: pageOf(Closure) }),
  }),
  previewClosure: post(`${BASE}/closure/preview`, {
    access: named('PSCHMNG'),
    summary: 'Which reservations a block-out would touch. Changes nothing.',
    remark: 'roomId is null for every room.',
    body: ClosureBody,
    repeatable: false,
    output: Touched,
  }),
  createClosure: post(`${BASE}/closure`, {
    access: named('PSCHMNG'),
    summary: 'Blocks a room or all of them for a time; by a manager. What was reserved stays, and who did is told.',
    remark: 'roomId is null for every room.',
    body: ClosureBody,
    output: z.object({ closureId: Id }),
  }),
  deleteClosure: remove(`${BASE}/closure/{id}`, {
    access: named('PSCHMNG'),
    summary: 'Opens what was blocked; by a manager.',
    params: Of,
    output: z.object({ closureId: Id }),
  }),
};
