/** Tells what a page gives back of what the editor said from what comes from elsewhere: a page lags behind fast typing. */
import type { GivenMark, TextMark } from './anchored-text-marks.ts';

const MOST = 200;
/** Lists of places that are kept; a page lags behind by a few keys only. */
const MOST_LISTS = 20;

const nameOf = ({ id, begins, ends }: TextMark): string => `${id} ${begins} ${ends}`;

export function createEcho(first: { readonly value: string; readonly marks: readonly TextMark[] }) {
  let texts: string[] = [first.value];
  let lists: (readonly TextMark[])[] = [];
  const keepList = (marks: readonly TextMark[]): void => {
    lists = [...lists.slice(1 - MOST_LISTS), marks];
  };
  return {
    tellText: (text: string): void => {
      texts.push(text);
      if (texts.length > MOST) texts = texts.slice(-MOST);
    },
    /** Gives whether a text was never said here; what was said before it is forgotten. */
    isNewText: (text: string): boolean => {
      const at = texts.lastIndexOf(text);
      texts = at < 0 ? [text] : texts.slice(at);
      return at < 0;
    },
    tellMarks: keepList,
    sortMarks: (marks: readonly TextMark[]): GivenMark[] => {
      const places = new Set(lists.flat().map(nameOf));
      keepList(marks);
      return marks.map((mark) => ({ ...mark, stays: places.has(nameOf(mark)) }));
    },
  };
}
