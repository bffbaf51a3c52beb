import type { Manifest } from '../../blocks/manifest/manifest.ts';
import { programmeAttendance } from './attendance/index.ts';
import { programmeCatalogue } from './catalogue/index.ts';
import { programmeCompletion } from './completion/index.ts';
import { programmeDesk } from './desk/index.ts';
import { mileageBalancesDesk } from './mileage/balance/index.ts';
import { mileageClose } from './mileage/close/index.ts';
import { mileageEntries } from './mileage/entry/index.ts';
import { mileageFollowing } from './mileage/follow/index.ts';
import { mileageItems } from './mileage/item/index.ts';
import { ownMileage } from './mileage/own/index.ts';
import { mileageUse } from './mileage/use/index.ts';
import { mileagePayment } from './mileage/payment/index.ts';
import { mileagePurposes } from './mileage/purpose/index.ts';
import { mileageClaims } from './mileage/claim/index.ts';
import { mileageObjections } from './mileage/objection/index.ts';
import { mileageRuleDesk } from './mileage/rule-desk/index.ts';

export const learning: readonly Manifest[] = [
  // Before the others: the mileage office’s home begins with its own week.
  mileageBalancesDesk,
  programmeCatalogue,
  programmeDesk,
  programmeAttendance,
  programmeCompletion,
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
