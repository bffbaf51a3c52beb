import { defineWords } from '../use-words.ts';

/** Words of pictures of numbers. */
export const chartWords = defineWords({
  ko: {
    showTable: '표로 보기',
    showPicture: '그림으로 보기',
    empty: '아직 그릴 숫자가 없어요.',
  },
  en: {
    showTable: 'Show as a table',
    showPicture: 'Show as a chart',
    empty: 'There are no numbers to draw yet.',
  },
});
