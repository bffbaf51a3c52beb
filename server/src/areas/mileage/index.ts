import type { Manifest } from '../../blocks/manifest/manifest.ts';
import { mileageBalancesDesk } from './balance/index.ts';
import { mileageClose } from './close/index.ts';
import { mileageEntries } from './entry/index.ts';
import { mileageFollowing } from './follow/index.ts';
import { mileageItems } from './item/index.ts';
import { ownMileage } from './own/index.ts';
import { mileageUse } from './use/index.ts';
import { mileagePayment } from './payment/index.ts';
import { mileagePurposes } from './purpose/index.ts';
import { mileageClaims } from './claim/index.ts';
import { mileageObjections } from './objection/index.ts';
import { mileageRuleDesk } from './rule-desk/index.ts';

/** Comes before programmes: the mileage office’s home begins with its own week. */
export const mileageOffice: readonly Manifest[] = [mileageBalancesDesk];

export const mileage: readonly Manifest[] = [
  ownMileage,
  mileageFollowing,
  mileageUse,
  mileagePayment,
  mileageClaims,
  mileageObjections,
  mileageRuleDesk,
  mileageClose,
  mileageEntries,
  mileageItems,
  mileagePurposes,
];
