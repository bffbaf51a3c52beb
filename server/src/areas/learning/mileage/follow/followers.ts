/** Points follow completions as they come and go. */
import { followEvent, type Follower } from '../../../../blocks/manifest/event.ts';
import { programmeCompleted, programmeWithdrawn } from '../../core/completed-event.ts';
import { settleTrainee } from './settle.ts';

export const postCompleted: Follower = followEvent(programmeCompleted, 'mileage.postCompleted', (ctx, { recordId }) =>
  settleTrainee(ctx, recordId),
);
export const reverseWithdrawn: Follower = followEvent(
  programmeWithdrawn,
  'mileage.reverseWithdrawn',
  (ctx, { recordId }) => settleTrainee(ctx, recordId),
);
