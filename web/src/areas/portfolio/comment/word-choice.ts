/** Words chosen by the keyboard in a text that nobody edits there. Pure. */

export interface Choice {
  readonly begins: number;
  readonly ends: number;
}

const segmenter = new Intl.Segmenter('ko', { granularity: 'word' });

/** Lists the words of a text where they stand; blanks and marks between them are none. */
export const listWords = (text: string): readonly Choice[] =>
  Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({ begins: index, ends: index + segment.length }));

/** Moves to the word before or after, or widens the choice by it; the first word where nothing is chosen. */
export function moveChoice(
  words: readonly Choice[],
  choice: Choice | null,
  { by, widens }: { readonly by: 1 | -1; readonly widens: boolean },
): Choice | null {
  if (choice === null) return words[0] ?? null;
  if (widens && by === -1) {
    const inside = words.filter(({ begins, ends }) => begins >= choice.begins && ends <= choice.ends);
    return { begins: choice.begins, ends: inside.at(-2)?.ends ?? choice.ends };
  }
  const next =
    by === 1 ? words.find(({ begins }) => begins >= choice.ends) : words.findLast(({ ends }) => ends <= choice.begins);
  if (!next) return choice;
  return widens ? { begins: choice.begins, ends: next.ends } : next;
}
