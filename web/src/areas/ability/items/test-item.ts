import type { SessionToTake } from '@naru/contract/areas/ability/sessions.ts';

export type TestItem = SessionToTake['itemList'][number];
export type ResponseList = SessionToTake['responseList'];

/** An item with its number on the screen. */
export interface NumberedItem extends TestItem {
  readonly number: number;
}

export const numberItems = (items: readonly TestItem[]): NumberedItem[] =>
  items.map((item, at) => ({ ...item, number: at + 1 }));
