import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import {
  postCompleted,
  postHeld,
  postTaken,
  reverseCorrected,
  reverseInvalidated,
  reverseWithdrawn,
} from './followers.ts';
import { mileageJobs } from './jobs.ts';

/** Points that come by themselves: for completed programmes, tests and meetings. */
export const mileageFollowing: Manifest = {
  followers: [postCompleted, reverseWithdrawn, postTaken, reverseInvalidated, postHeld, reverseCorrected],
  jobs: ({ platform }) => mileageJobs(platform),
};
