import type { Manifest } from '../../../../blocks/manifest/manifest.ts';
import { postCompleted, postTaken, reverseInvalidated, reverseWithdrawn } from './followers.ts';
import { mileageJobs } from './tasks.ts';

/** Points that come by themselves: for completed programmes and for tests. */
export const mileageFollowing: Manifest = {
  followers: [postCompleted, reverseWithdrawn, postTaken, reverseInvalidated],
  jobs: ({ platform }) => mileageJobs(platform),
};
