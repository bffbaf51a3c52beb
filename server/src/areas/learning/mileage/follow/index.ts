import type { Manifest } from '../../../../blocks/manifest/manifest.ts';
import { postCompleted, reverseWithdrawn } from './followers.ts';
import { mileageJobs } from './tasks.ts';

/** Points that come by themselves: for completed programmes. */
export const mileageFollowing: Manifest = {
  followers: [postCompleted, reverseWithdrawn],
  jobs: ({ platform }) => mileageJobs(platform),
};
