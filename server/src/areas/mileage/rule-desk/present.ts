/** Rules as the wire has them. */
import type { RuleFacts } from '@naru/contract/areas/mileage/words.ts';

import type { RuleRow } from '../rule/store.ts';
import type { ItemRow, VersionRow } from './store.ts';

export const presentItem = ({ id, name, typeCode, source, inUse, version }: ItemRow) => ({
  itemId: id,
  itemNm: name,
  typeCode,
  source,
  isInUse: inUse,
  version,
});

export const presentFacts = (row: RuleRow): RuleFacts => ({
  formula: row.formula,
  capOnce: row.capOnce,
  capTerm: row.capTerm,
  capLife: row.capLife,
  countsBest: row.countsBest,
  paysDifference: row.paysDifference,
  needsSurvey: row.needsSurvey,
  validTerms: row.validTerms,
  registerStatusList: [...row.registerStatusList],
  claimDays: row.claimDays,
  effectiveFrom: row.effectiveFrom,
  effectiveTo: row.effectiveTo,
});

export const presentVersion = (row: VersionRow, today: string) => ({
  ...presentFacts(row),
  number: row.number,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  createdByNm: row.createdByName,
  isPlanned: row.effectiveFrom > today,
});
