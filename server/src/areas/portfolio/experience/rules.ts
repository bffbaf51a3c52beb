/** Summaries of cards, and cards that have words in common with a question. Pure. */
import { CARD_MOST, CARD_PARTS, type CardPart } from '@naru/contract/areas/portfolio/experience.ts';

export type CardStory = Readonly<Record<CardPart, string>>;

const EXCERPT = 120;

/** Lists the parts that nothing stands in. */
export const listMissing = (story: CardStory): CardPart[] => CARD_PARTS.filter((part) => story[part].trim() === '');

/** Cuts the beginning of the story, on one line, without halving a character. */
export function cutExcerpt(story: CardStory): string {
  const whole = CARD_PARTS.map((part) => story[part].trim().replaceAll(/\s+/g, ' ')).find((text) => text !== '') ?? '';
  const characters = Array.from(whole);
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…` : whole;
}

/** Keeps each tag once, as it was written first; blanks and letter case make no other tag. */
export function tidyTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.replaceAll(/\s+/g, '').toLowerCase();
    if (!byKey.has(key)) byKey.set(key, tag.trim());
  }
  return [...byKey.values()];
}

export interface RankedCard extends CardStory {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

export interface Suggestion {
  readonly id: string;
  readonly title: string;
  /** Words of the question that the card has, the rarest first. */
  readonly words: readonly string[];
}

/** Words that nearly every question has, without their particles. */
const EVERYWHERE = new Set(
  (
    '적어 적으 싶은 때문 다른 사람 입니다 합니다 했습니다 있습니다 없습니다 ' +
    '본인 본인의 자신 자신의 귀하 우리 회사 당사 지원 지원한 경험 사례 내용 이유 과정 결과 기술 서술 작성 설명 구체적 구체 ' +
    '바탕 통해 대해 대하 대한 관련 관해 무엇 어떤 어떻게 그리고 또는 가장 있는 없는 하는 되는 위해 이내 글자 공백 포함 주세요 하시오 있습니까 입사 직무 ' +
    'about describe please your you the and with that this have what why how when experience tell from for our company'
  ).split(' '),
);
const PARTICLE =
  /(?:으로서|으로써|에서의|에서는|으로의|으로|에서|에게|까지|부터|처럼|보다|이나|이며|하고|했던|하는|하며|한|을|를|은|는|이|가|의|에|와|과|도|로|던)$/u;
const LEAST = 2;

/** Lists the words of a text that say what it is about; a particle at the end is cut off. */
function listWords(text: string): Set<string> {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[가-힣]+|[a-z0-9+#]+/gu) ?? [];
  const stems = words.filter((word) => !EVERYWHERE.has(word)).map((word) => word.replace(PARTICLE, ''));
  return new Set(stems.filter((stem) => stem.length >= LEAST && !EVERYWHERE.has(stem)));
}

/**
 * Ranks the cards that have a word of the question: a word that few cards have counts more, one in title or tags twice.
 * It compares letters and knows nothing of the sense.
 */
export function rankCards(question: string, cards: readonly RankedCard[]): Suggestion[] {
  const asked = [...listWords(question)];
  if (asked.length === 0) return [];
  const read = cards.map((card) => ({
    card,
    head: listWords([card.title, ...card.tags].join(' ')),
    story: listWords(CARD_PARTS.map((part) => card[part]).join(' ')),
  }));
  const has = (words: Set<string>, word: string) => words.has(word) || [...words].some((one) => isKin(one, word));
  const found = read.map(({ card, head, story }) => {
    const hits = asked.flatMap((word) => {
      const inHead = has(head, word);
      return inHead || has(story, word) ? [{ word, weight: inHead ? 2 : 1 }] : [];
    });
    return { card, hits };
  });
  const counts = new Map(
    asked.map((word) => [word, found.filter(({ hits }) => hits.some((hit) => hit.word === word)).length]),
  );
  const weigh = ({ word, weight }: { readonly word: string; readonly weight: number }) =>
    weight * Math.log(1 + cards.length / Math.max(1, counts.get(word) ?? 1));
  return found
    .filter(({ hits }) => hits.length > 0)
    .map(({ card, hits }) => ({
      id: card.id,
      title: card.title,
      words: hits.toSorted((one, other) => weigh(other) - weigh(one)).map(({ word }) => word),
      weight: hits.reduce((sum, hit) => sum + weigh(hit), 0),
    }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, CARD_MOST.suggestions)
    .map(({ id, title, words }) => ({ id, title, words }));
}

/** Takes 협업 and 협업하며, 리더 and 리더십 for kin: one begins with the other, and both are long enough. */
const isKin = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= LEAST &&
  Math.abs(one.length - other.length) <= 2 &&
  (one.startsWith(other) || other.startsWith(one));
