/** The conditions of an item beside its declaration (docs/specification.md, Mileage). Pure. */
import type { ITEM } from '@naru/contract/areas/mileage/items.ts';
import type { RecordValues } from '@naru/contract/shared/record.ts';

import type { FieldRefusal } from '../../../blocks/record/save.ts';
import { ITEM_REASONS } from './words.ts';

/** Finds what speaks against an item, at most one problem a field. */
export function findItemProblems({ evidenceKo, evidenceEn }: RecordValues<typeof ITEM>): FieldRefusal<typeof ITEM>[] {
  if ((evidenceKo === '') === (evidenceEn === '')) return [];
  return [{ field: evidenceKo === '' ? 'evidenceKo' : 'evidenceEn', reason: ITEM_REASONS.BOTH_LANGUAGES }];
}
