import { defineWords } from '../use-words.ts';

/** Words about what did not come along with a text that was pasted. */
export const pasteWords = defineWords({
  ko: {
    dropped: (pictures: number) => `붙여 넣은 글에서 사진 ${pictures}장은 빠졌어요.`,
    droppedHere: (pictures: number) =>
      `붙여 넣은 글에서 사진 ${pictures}장은 빠졌어요. 필요하면 사진 넣기로 올려 주세요.`,
  },
  en: {
    dropped: (pictures: number) =>
      pictures === 1
        ? 'One picture of what you pasted was left out.'
        : `${pictures} pictures of what you pasted were left out.`,
    droppedHere: (pictures: number) =>
      pictures === 1
        ? 'One picture of what you pasted was left out. Upload it if you need it.'
        : `${pictures} pictures of what you pasted were left out. Upload them if you need them.`,
  },
});
