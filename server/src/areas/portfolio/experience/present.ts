/** Cards and their uses as the contract has them. */
import type { CardUse, FullCard, ListedCard } from '@naru/contract/areas/portfolio/experience.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import { nameLetter } from '../core/letter-name.ts';
import { cutExcerpt, listMissing } from './rules.ts';
import type { CardRow } from './store.ts';
import type { UseRow } from './use-store.ts';

const presentBasics = (row: CardRow) => ({
  cardId: row.id,
  title: row.title,
  beganIn: row.begins,
  endedIn: row.ends,
  tagList: [...row.tags],
  changedAt: row.changedAt.toISOString(),
  version: row.version,
});

export const presentUse = (row: UseRow, locale: Locale): CardUse => ({
  letterId: row.letterId,
  letterNm: nameLetter(row, locale),
  questionId: row.questionId,
  questionNo: row.questionNo,
  question: row.question,
});

export const presentListed = (row: CardRow, usedList: CardUse[]): ListedCard => ({
  ...presentBasics(row),
  excerpt: cutExcerpt(row),
  missingList: listMissing(row),
  usedList,
});

export function presentFull(row: CardRow, usedList: CardUse[]): FullCard {
  const { situation, task, action, result, sourceKind, sourceId } = row;
  const source = sourceKind === '' ? null : { kind: sourceKind, id: sourceId };
  return { ...presentBasics(row), situation, task, action, result, source, usedList };
}
