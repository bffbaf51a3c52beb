import { freeTime } from '../../../../blocks/calendar/store.ts';
import type { Taker } from '../../../../blocks/workflow/machine.ts';
import { giveBackRooms } from '../../room/for-session.ts';
import { cancelSessions, SESSION_TIME } from '../case/session-store.ts';

/** Gives up the sessions ahead, with the time that they took and their rooms. */
export async function giveUpSessions(taker: Taker, applicationId: string): Promise<void> {
  const ids = await cancelSessions(taker.tx, applicationId);
  for (const id of ids) await freeTime(taker.tx, { source: SESSION_TIME, sourceId: id });
  await giveBackRooms(taker, ids);
}
