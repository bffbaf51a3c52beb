/** The conditions of an item (docs/specification.md, Mileage). Pure. */
import type { MileageSource } from '@naru/contract/areas/learning/mileage/rules.ts';

export interface ItemContent {
  readonly nameKo: string;
  readonly nameEn: string;
  readonly evidenceKo: string;
  readonly evidenceEn: string;
  readonly asksNumber: boolean;
  readonly mostQuantity: number | null;
  readonly gradeGroup: string;
  readonly position: number;
}

export interface ItemMade {
  readonly code: string;
  readonly source: MileageSource;
  readonly programmeType: string | null;
}

export type ItemProblemCode =
  | 'CODE'
  | 'CODE_TAKEN'
  | 'GROUP'
  | 'TYPE_MISSING'
  | 'TYPE_NOT_HERE'
  | 'TYPE_TAKEN'
  | 'TEST_TAKEN'
  | 'CLAIM_ONLY'
  | 'BOTH_LANGUAGES'
  | 'DECIMALS';

export interface ItemProblem {
  readonly field: keyof ItemContent | keyof ItemMade;
  readonly code: ItemProblemCode;
}

/** Codes and groups stand in sheets and files, and are typed by hand. */
const CODE = /^[A-Z][A-Z0-9_]*$/;

/** Finds everything that speaks against how an item is made. */
export function findMadeProblems({ code, source, programmeType }: ItemMade): ItemProblem[] {
  const found: ItemProblem[] = [];
  if (!CODE.test(code)) found.push({ field: 'code', code: 'CODE' });
  if (source === 'PROGRAMME' && programmeType === null) found.push({ field: 'programmeType', code: 'TYPE_MISSING' });
  if (source !== 'PROGRAMME' && programmeType !== null) found.push({ field: 'programmeType', code: 'TYPE_NOT_HERE' });
  return found;
}

/** Finds everything that speaks against what an item says, at most one problem a field. */
export function findContentProblems(content: ItemContent, source: MileageSource): ItemProblem[] {
  const { evidenceKo, evidenceEn, asksNumber, mostQuantity, gradeGroup } = content;
  const found: ItemProblem[] = [];
  if (gradeGroup !== '' && !CODE.test(gradeGroup)) found.push({ field: 'gradeGroup', code: 'GROUP' });
  if (source !== 'CLAIM') {
    if (evidenceKo !== '') found.push({ field: 'evidenceKo', code: 'CLAIM_ONLY' });
    if (evidenceEn !== '') found.push({ field: 'evidenceEn', code: 'CLAIM_ONLY' });
    if (asksNumber) found.push({ field: 'asksNumber', code: 'CLAIM_ONLY' });
    if (mostQuantity !== null) found.push({ field: 'mostQuantity', code: 'CLAIM_ONLY' });
    return found;
  }
  if ((evidenceKo === '') !== (evidenceEn === ''))
    found.push({ field: evidenceKo === '' ? 'evidenceKo' : 'evidenceEn', code: 'BOTH_LANGUAGES' });
  if (mostQuantity !== null && Math.round(mostQuantity * 100) / 100 !== mostQuantity)
    found.push({ field: 'mostQuantity', code: 'DECIMALS' });
  return found;
}
