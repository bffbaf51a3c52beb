import { mileageClaimDesk as deskCalls, mileageClaims as ownCalls } from '@naru/contract/areas/mileage/claims.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindWork } from '../../../blocks/work-mode/calls.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { claimDesk, pageClaims, readClaim, stepClaim } from './desk-calls.ts';
import { claimList, exportClaims } from './excel-calls.ts';
import { claimFileRights } from './files.ts';
import { claimsWaiting, refusedClaims } from './home.ts';
import { CLAIM_NOTIFICATIONS } from './notifications.ts';
import {
  changeClaim,
  createClaim,
  listClaimItems,
  pageOwnClaims,
  previewClaim,
  readOwnClaim,
  stepOwnClaim,
} from './own-calls.ts';
import { claimSource } from './resume-source.ts';
import { CLAIM } from './store.ts';

const own = bindCalls('mileageClaims', ownCalls, {
  listClaimItems,
  previewClaim,
  createClaim,
  changeClaim,
  pageOwnClaims,
  readOwnClaim,
  stepOwnClaim,
});

const desk = bindCalls('mileageClaimDesk', deskCalls, {
  pageClaims,
  readClaim,
  stepClaim,
  exportClaims,
  ...bindWork(claimDesk),
});

/** Claims of mileage with evidence, as students hand them in and others decide on them. */
export const mileageClaims: Manifest = {
  calls: [own, desk],
  notificationTypes: CLAIM_NOTIFICATIONS,
  fileRights: { [CLAIM]: claimFileRights },
  lists: [claimList],
  workDesks: [claimDesk],
  todoSources: [refusedClaims],
  resumeSources: [claimSource],
  home: { queues: [claimsWaiting] },
};
