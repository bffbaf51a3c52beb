/** How a reservation moves: checked in, over, cancelled, given to others. */
import type { ROOM_STEPS } from '@naru/contract/areas/counselling/room/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { freeTime } from '../../../blocks/calendar/store.ts';
import type { Machine, Moved, Taker } from '../../../blocks/workflow/machine.ts';
import { swapStatus } from '../../../blocks/workflow/swap-store.ts';
import { roomCancelled, roomReleased, tellOwners, tellStudents } from './notifications.ts';
import { judgeMoment, releasedAtOf, ROOM_TRANSITIONS, type RoomAction, type RoomTransition } from './rules.ts';
import { ROOM_RESERVATION, ROOM_TIME, type MovingReservation } from './store.ts';
import { ROOM_RELEASE_MINUTES } from './settings.ts';

type Given =
  | StepGiven<typeof ROOM_STEPS>
  | { readonly action: Exclude<RoomAction, StepGiven<typeof ROOM_STEPS>['action']> }
  /** A session that takes place elsewhere, or not at all, gives its room back. */
  | { readonly action: 'CANCEL' | 'FINISH' };
type MovedReservation = Moved<MovingReservation, RoomTransition, Given>;

export const roomMachine: Machine<MovingReservation, RoomTransition, Given> = {
  entity: ROOM_RESERVATION,
  audit: 'room',
  transitions: ROOM_TRANSITIONS,
  states: {
    HELD: { ko: '임시 배정', en: 'held' },
    BOOKED: { ko: '예약', en: 'booked' },
    CHECKED_IN: { ko: '이용 중', en: 'in use' },
    DONE: { ko: '이용 완료', en: 'over' },
    CANCELLED: { ko: '취소', en: 'cancelled' },
    RELEASED: { ko: '자동 반납', en: 'released' },
  },
  standing: ({ id, status, version }) => ({ id, status, version }),
  judge: ({ beginsAt }, { action }, { now, settings }) =>
    judgeMoment(action, { now, beginsAt, graceMinutes: settings.of(ROOM_RELEASE_MINUTES) }),
  until: ({ beginsAt }, { action }, { settings }) =>
    action === 'CHECK_IN' ? releasedAtOf({ beginsAt, graceMinutes: settings.of(ROOM_RELEASE_MINUTES) }) : null,
  prepare: async ({ now }, { transition }) => (transition.to === 'CHECKED_IN' ? { checked_in_at: now } : {}),
  swap: (tx, rows, change) => swapStatus(tx, 'room_reservation', { rows, ...change }),
  followers: [giveTimeBack, tell],
};

async function giveTimeBack({ tx }: Taker, { row, transition }: MovedReservation): Promise<void> {
  const isOver = transition.to === 'CANCELLED' || transition.to === 'DONE' || transition.to === 'RELEASED';
  if (isOver) await freeTime(tx, { source: ROOM_TIME, sourceId: row.id });
}

/** Notifies of a change, unless the session made it: its own notice tells the time. */
async function tell({ tx, actor }: Taker, { row, transition, by }: MovedReservation): Promise<void> {
  if (by === 'SESSION') return;
  if (transition.to === 'RELEASED') await tellOwners(tx, roomReleased, { rows: [row], dedupe: 'RELEASED' });
  if (transition.to !== 'CANCELLED') return;
  await tellStudents(tx, [row.id], 'CANCELLED');
  if (row.memberId !== actor?.memberId) await tellOwners(tx, roomCancelled, { rows: [row], dedupe: 'CANCELLED' });
}
