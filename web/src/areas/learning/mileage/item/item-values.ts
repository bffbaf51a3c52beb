/** Values of the form of an item, what they lack, and the bodies that they make. Pure. */
import type { mileageItems } from '@naru/contract/areas/learning/mileage/items.ts';
import { MILEAGE_TYPES } from '@naru/contract/areas/learning/mileage/words.ts';
import type { MileageSource } from '@naru/contract/areas/learning/mileage/rules.ts';
import type { ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import type { CallInput, CallOutput } from '@naru/contract/call.ts';

export type ItemDetail = CallOutput<typeof mileageItems.readItem>['item'];

export interface ItemValues {
  readonly code: string;
  readonly typeCode: string | null;
  readonly source: MileageSource;
  readonly programmeType: ProgrammeType | null;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly evidenceKo: string;
  readonly evidenceEn: string;
  readonly asksNumber: boolean;
  readonly mostQuantity: number | null;
  readonly gradeGroup: string;
  readonly position: number | null;
}

export type ItemField = keyof ItemValues;

/** Begins with an item that is changed, or with nothing. */
export const beginWith = (item: ItemDetail | undefined): ItemValues => ({
  code: item?.code ?? '',
  typeCode: item?.typeCode ?? null,
  source: item?.source ?? 'CLAIM',
  programmeType: item?.programmeType ?? null,
  nameKo: item?.nameKo ?? '',
  nameEn: item?.nameEn ?? '',
  evidenceKo: item?.evidenceKo ?? '',
  evidenceEn: item?.evidenceEn ?? '',
  asksNumber: item?.asksNumber ?? false,
  mostQuantity: item?.mostQuantity ?? null,
  gradeGroup: item?.gradeGroup ?? '',
  position: item?.position ?? 0,
});

const REQUIRED = ['code', 'typeCode', 'programmeType', 'nameKo', 'nameEn', 'position'] as const;
export type RequiredField = (typeof REQUIRED)[number];

/** Names what is missing before it can be sent. */
export function listMissing(values: ItemValues): RequiredField[] {
  const lacks: Record<RequiredField, boolean> = {
    code: values.code.trim() === '',
    typeCode: values.typeCode === null,
    programmeType: values.source === 'PROGRAMME' && values.programmeType === null,
    nameKo: values.nameKo.trim() === '',
    nameEn: values.nameEn.trim() === '',
    position: values.position === null || values.position < 0,
  };
  return REQUIRED.filter((field) => lacks[field]);
}

/** The part that can be changed; what only claims ask for is left out for others. */
export function contentOf(values: ItemValues) {
  const { nameKo, nameEn, gradeGroup, position } = values;
  const isClaim = values.source === 'CLAIM';
  return {
    nameKo,
    nameEn,
    evidenceKo: isClaim ? values.evidenceKo : '',
    evidenceEn: isClaim ? values.evidenceEn : '',
    asksNumber: isClaim && values.asksNumber,
    mostQuantity: isClaim ? values.mostQuantity : null,
    gradeGroup,
    position: position ?? 0,
  };
}

/** The body of a new item; undefined while it has no type. */
export function bodyOf(values: ItemValues): CallInput<typeof mileageItems.createItem>['body'] | undefined {
  const typeCode = MILEAGE_TYPES.find((type) => type === values.typeCode);
  if (!typeCode) return undefined;
  const { code, source } = values;
  const programmeType = source === 'PROGRAMME' ? values.programmeType : null;
  return { code, typeCode, source, programmeType, ...contentOf(values) };
}
