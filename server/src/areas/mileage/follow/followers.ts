/** Points follow completions, tests and meetings as they come and go. */
import { followEvent, type Follower } from '../../../blocks/manifest/event.ts';
import { testInvalidated, testTaken } from '../../ability/api.ts';
import { meetingCorrected, meetingHeld } from '../../counselling/api.ts';
import { programmeCompleted, programmeWithdrawn } from '../../learning/api.ts';
import { settleMeeting, settleTest, settleTrainee } from './settle.ts';

export const postCompleted: Follower = followEvent(programmeCompleted, 'mileage.postCompleted', (ctx, { recordId }) =>
  settleTrainee(ctx, recordId),
);
export const reverseWithdrawn: Follower = followEvent(
  programmeWithdrawn,
  'mileage.reverseWithdrawn',
  (ctx, { recordId }) => settleTrainee(ctx, recordId),
);
export const postTaken: Follower = followEvent(testTaken, 'mileage.postTaken', (ctx, { recordId }) =>
  settleTest(ctx, recordId),
);
export const reverseInvalidated: Follower = followEvent(
  testInvalidated,
  'mileage.reverseInvalidated',
  (ctx, { recordId }) => settleTest(ctx, recordId),
);
export const postHeld: Follower = followEvent(meetingHeld, 'mileage.postHeld', (ctx, { recordId }) =>
  settleMeeting(ctx, recordId),
);
export const reverseCorrected: Follower = followEvent(
  meetingCorrected,
  'mileage.reverseCorrected',
  (ctx, { recordId }) => settleMeeting(ctx, recordId),
);
