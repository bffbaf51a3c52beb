import { badgeClasses as classCalls } from '@naru/contract/areas/portfolio/badge-class.ts';
import { badgeGrants as grantCalls } from '@naru/contract/areas/portfolio/badge-grant.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import {
  createClass,
  deleteClass,
  findSeries,
  listClassOptions,
  pageClasses,
  readClass,
  runAgain,
  saveClass,
  stepClass,
} from './class-calls.ts';
import { badgeGranted, badgeRevoked } from './events.ts';
import { exportGrants, grantList } from './excel-calls.ts';
import { BADGE_FOLLOWERS } from './followers.ts';
import { findHolders, grantByHand, pageGrants, readGrant, revokeGrants } from './grant-calls.ts';
import { BADGE_NOTIFICATIONS } from './notifications.ts';
import { BADGE_PICTURE, badgePictureRights } from './picture.ts';
import { importGrants, previewGrants } from './sheet-calls.ts';
import { badgeJobs } from './jobs.ts';
import { nameTried, tryRule } from './try-calls.ts';

const classes = bindCalls('badgeClasses', classCalls, {
  pageClasses,
  listClassOptions,
  readClass,
  createClass,
  saveClass,
  stepClass,
  runAgain,
  deleteClass,
  tryRule,
  nameTried,
  findSeries,
});

const grants = bindCalls('badgeGrants', grantCalls, {
  pageGrants,
  readGrant,
  findHolders,
  grantByHand,
  revokeGrants,
  previewGrants,
  importGrants,
  exportGrants,
});

/** Badges of the office: classes, their rules, and how they are granted and revoked. */
export const badgeDesk: Manifest = {
  calls: [classes, grants],
  events: [badgeGranted, badgeRevoked],
  followers: BADGE_FOLLOWERS,
  notificationTypes: BADGE_NOTIFICATIONS,
  fileRights: { [BADGE_PICTURE]: badgePictureRights },
  lists: [grantList],
  jobs: ({ platform }) => badgeJobs(platform),
};
