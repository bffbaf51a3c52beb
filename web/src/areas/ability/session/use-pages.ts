import type { SessionToTake } from '@naru/contract/areas/ability/sessions.ts';
import type { TestLanguage } from '@naru/contract/areas/ability/words.ts';
import { useState } from 'react';

import { numberItems, type NumberedItem } from '../items/test-item.ts';
import type { Taking } from './use-outbox.ts';

export interface Pages {
  /** From 0; the page after the last one is the end. */
  readonly at: number;
  readonly isEnd: boolean;
  readonly isLast: boolean;
  readonly items: readonly NumberedItem[];
  /** All items that have to be answered and are not, or may be left out and are. */
  readonly missing: readonly NumberedItem[];
  readonly language: TestLanguage;
  readonly setLanguage: (language: TestLanguage) => void;
  readonly turnTo: (page: number) => void;
  /** Shows the page of an item. */
  readonly turnToItem: (item: string) => void;
  /** The item to be led to when its page shows. */
  readonly target: string | null;
}

/** The page in view: it begins at the item that was in view last, on whatever device. */
export function usePages(session: SessionToTake, { outbox, answers }: Taking): Pages {
  const { itemList, itemsPerPage } = session;
  const numbered = numberItems(itemList);
  const count = Math.ceil(itemList.length / itemsPerPage);
  const pageOf = (item: string | null): number =>
    Math.floor(
      Math.max(
        0,
        itemList.findIndex(({ code }) => code === item),
      ) / itemsPerPage,
    );
  const { atItem } = outbox.place;
  const [view, setView] = useState({ at: pageOf(atItem), target: atItem });
  const [language, setLanguage] = useState<TestLanguage>(() => lastLanguage(session, answers));
  const show = (at: number, target: string | null): void => {
    setView({ at, target });
    const first = target ?? itemList[at * itemsPerPage]?.code;
    if (first !== undefined) outbox.visit(first);
  };
  return {
    at: view.at,
    target: view.target,
    isEnd: view.at >= count,
    isLast: view.at === count - 1,
    items: numbered.slice(view.at * itemsPerPage, (view.at + 1) * itemsPerPage),
    missing: numbered.filter(({ code }) => !answers.has(code)),
    language,
    setLanguage,
    turnTo: (page) => show(page, null),
    turnToItem: (item) => show(pageOf(item), item),
  };
}

/** The language of the last choice, or that in which the session began. */
function lastLanguage({ language }: SessionToTake, answers: Taking['answers']): TestLanguage {
  const last = [...answers.values()].toSorted((a, b) => b.changedAt - a.changedAt)[0];
  return last?.language ?? language;
}
