/** Answers that stand side by side on the narrowest phone. */
const MOST_COLUMNS = 5;
const MOST_WORDS = 4;
/** Letters of a word that fit a column: those of Hangul are wider. */
const MOST_HANGUL = 4;
const MOST_LATIN = 8;

const HANGUL = /\p{Script=Hangul}/u;
const fits = (word: string): boolean => word.length <= (HANGUL.test(word) ? MOST_HANGUL : MOST_LATIN);

/** Whether all labels fit into columns of a phone of 360 pixels without breaking a word. */
export function fitsColumns(labels: readonly string[]): boolean {
  if (labels.length > MOST_COLUMNS) return false;
  return labels.every((label) => {
    const words = label.split(' ');
    return words.length <= MOST_WORDS && words.every(fits);
  });
}
