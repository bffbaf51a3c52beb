/** Mileage, rules: the mileage office keeps them; departments see none. Written by hand. */
import { DECIDES_MILEAGE, type ExpectedCall } from '../people.ts';

/** Those who may make a version, or take one back. */
const KEEPERS = ['mileage'];
const NO_RULE = {
  formula: { kind: 'PIECE', points: 5 },
  capOnce: null,
  capTerm: null,
  capLife: null,
  countsBest: false,
  paysDifference: false,
  needsSurvey: false,
  validTerms: null,
  registerStatusList: ['ENROLLED'],
  claimDays: null,
  effectiveFrom: '2026-12-01',
  note: '',
};

export const MILEAGE_RULE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'mileageRules.listRules': { whom: DECIDES_MILEAGE, code: '0000' },
  'mileageRules.readRule': { whom: DECIDES_MILEAGE, code: '404' },
  'mileageRules.previewRule': { whom: KEEPERS, code: '404', body: NO_RULE },
  'mileageRules.saveRule': { whom: KEEPERS, code: '404', body: { ...NO_RULE, version: 1 } },
  'mileageRules.deletePlanned': { whom: KEEPERS, code: '404', body: { version: 1 } },
  'mileageRules.setItemUse': { whom: DECIDES_MILEAGE, code: '404', body: { isInUse: true, version: 1 } },
};
