import { defineWords } from '../use-words.ts';

/** Words of the pages of a list. `counted` is their number as the list counts it ("38건", "38 meetings"). */
export const pagesWords = defineWords({
  ko: {
    nav: '쪽',
    previous: '이전 쪽',
    next: '다음 쪽',
    page: (page: string) => `${page}쪽`,
    counted: (total: string) => `${total}개`,
    range: ({ from, to, counted }: { from: string; to: string; total: string; counted: string }) =>
      `${counted} 가운데 ${from}~${to}`,
    size: '한 번에 보기',
    sizeOf: ({ counted }: { size: string; counted: string }) => `${counted}씩`,
    sizeAll: ({ counted }: { size: string; counted: string }) => `모두 (${counted}까지)`,
  },
  en: {
    nav: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    counted: (total) => total,
    range: ({ from, to, total }) => `${from}–${to} of ${total}`,
    size: 'Rows per page',
    sizeOf: ({ size }) => `${size} per page`,
    sizeAll: ({ size }) => `All (up to ${size})`,
  },
});
