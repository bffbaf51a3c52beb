import { mileageRules as ruleCalls } from '@naru/contract/areas/mileage/rules.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { MILEAGE_RECORDS } from './logged-records.ts';
import { deletePlanned, listRules, previewRule, readRule, saveRule, setItemUse } from './calls.ts';

const rules = bindCalls('mileageRules', ruleCalls, {
  listRules,
  readRule,
  previewRule,
  saveRule,
  deletePlanned,
  setItemUse,
});

/** Rules of mileage: versions of them, kept by the mileage office. */
export const mileageRuleDesk: Manifest = { calls: [rules], loggedRecords: MILEAGE_RECORDS };
