/** A fact that other areas follow by api.ts. */
import { defineEvent } from '../../../blocks/manifest/event.ts';

export interface PostedMileage {
  readonly memberId: string;
  readonly points: number;
  readonly [field: string]: string | number;
}

/** A line of the ledger was written that brought points or took them back; the record is the line. */
export const mileagePosted = defineEvent<PostedMileage>('mileage.posted');
