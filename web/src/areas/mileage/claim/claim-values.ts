/** Values of the form of a claim, and what they lack. Pure. */
import type { ClaimItem, OwnClaim } from '@naru/contract/areas/mileage/claims.ts';

import { toUploadedFile } from '../../../blocks/file/file-name.ts';
import type { UploadedFile } from '../../../ui/file-field.tsx';

export interface ClaimValues {
  readonly itemId: string | null;
  readonly happenedOn: string | null;
  readonly quantity: number | null;
  readonly certificateNo: string;
  readonly note: string;
  readonly files: readonly UploadedFile[];
}

export type ClaimField = 'itemId' | 'happenedOn' | 'quantity' | 'certificateNo' | 'fileId' | 'note';

/** Begins with a claim that is handed in again, or with nothing. */
export const beginWith = (claim: OwnClaim | undefined): ClaimValues => ({
  itemId: claim?.itemId ?? null,
  happenedOn: claim?.happenedOn ?? null,
  quantity: claim?.quantity ?? null,
  certificateNo: '',
  note: claim?.note ?? '',
  files: (claim?.fileList ?? []).map(toUploadedFile),
});

/** Names the fields that are missing, as the item asks. */
export function listMissing(
  values: ClaimValues,
  item: ClaimItem | undefined,
  hasNumber: boolean,
): Exclude<ClaimField, 'note'>[] {
  const { itemId, happenedOn, quantity, certificateNo, files } = values;
  const lacks = {
    itemId: itemId === null,
    happenedOn: happenedOn === null,
    quantity: quantity === null,
    certificateNo: item?.asksNumber === true && !hasNumber && certificateNo.trim() === '',
    fileId: item !== undefined && item.evidence !== '' && files.length === 0,
  };
  return (['itemId', 'happenedOn', 'quantity', 'certificateNo', 'fileId'] as const).filter((field) => lacks[field]);
}

export interface WrittenDeed {
  readonly itemId: string;
  readonly happenedOn: string;
  readonly quantity: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The deed as far as it can be judged; undefined while something lacks. */
export function deedOf({ itemId, happenedOn, quantity }: ClaimValues): WrittenDeed | undefined {
  if (itemId === null || happenedOn === null || quantity === null) return undefined;
  return DAY.test(happenedOn) && quantity > 0 ? { itemId, happenedOn, quantity } : undefined;
}
