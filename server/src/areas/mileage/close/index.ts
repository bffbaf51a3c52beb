import { mileageCloses as calls } from '@naru/contract/areas/mileage/closes.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { beginClose, listCloses, readClose, readOwnRank } from './calls.ts';
import { exportStandings, standingList } from './excel-calls.ts';
import { CLOSE_NOTIFICATIONS } from './notifications.ts';
import { exportPayments } from './payment-calls.ts';
import { closeJobs } from './run.ts';

const closes = bindCalls('mileageCloses', calls, {
  listCloses,
  beginClose,
  readClose,
  exportStandings,
  exportPayments,
  readOwnRank,
});

/** Terms of mileage as they are closed: what expires, who stands where, and what is paid. */
export const mileageClose: Manifest = {
  calls: [closes],
  notificationTypes: CLOSE_NOTIFICATIONS,
  lists: [standingList],
  jobs: ({ platform }) => closeJobs(platform),
};
