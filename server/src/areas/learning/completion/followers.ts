/** Completions follow the attendance of a session that is closed, as it is closed, opened again or corrected. */
import { followEvent, type Follower } from '../../../blocks/manifest/event.ts';
import { sessionAttended } from '../core/attended-event.ts';
import { completeDue } from './settle.ts';

/** Hearing of a session twice changes nothing: everybody is judged by what is there. */
export const settleAttended: Follower = followEvent(
  sessionAttended,
  'completion.settleAttended',
  async ({ tx, now, platform }, { data }) => {
    await completeDue({ tx, now, platform, settings: await platform.settings.read() }, data.programmeId);
  },
);
