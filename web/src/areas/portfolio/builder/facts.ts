/** Facts by their source, and their words in a language. Pure. */
import type { ShownFacts, ShownRecord } from '@naru/contract/areas/portfolio/page-facts.ts';
import type { ItemSource } from '@naru/contract/areas/portfolio/resume-content.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import type { Both } from '@naru/contract/areas/portfolio/words.ts';

export const isSame = (one: ItemSource, other: ItemSource): boolean => sourceKey(one) === sourceKey(other);

export const findRecord = (facts: ShownFacts | undefined, source: ItemSource | null): ShownRecord | undefined =>
  source ? facts?.recordList.find((record) => isSame(record.source, source)) : undefined;

/** Returns the words of the page’s language; the other ones where there are none. */
export const chooseWords = ({ ko, en }: Both, language: 'ko' | 'en'): string =>
  language === 'en' ? en || ko : ko || en;
