import { defineWords } from '../use-words.ts';

/** Words of previews before printing. */
export const printWords = defineWords({
  ko: { print: '인쇄하기', page: (page: number, count: number) => `${page} / ${count}쪽` },
  en: { print: 'Print', page: (page: number, count: number) => `Page ${page} of ${count}` },
});
