/** `counted` is a number with what is counted: 20건, 551명. */
export const ko = {
  loading: '불러오고 있어요',
  retry: '다시 불러오기',
  errorText: '잠시 뒤 다시 해 주세요.',
  selectAll: '모두 고르기',
  selectRow: (name: string) => `${name} 고르기`,
  sortBy: '정렬',
  sortOption: (header: string, direction: 'ascending' | 'descending') =>
    `${header} ${direction === 'ascending' ? '오름차순' : '내림차순'}`,
  noMatchText: '고른 조건에 모두 맞아야 보여요. 조건을 하나씩 지워 보세요.',
  clearLast: (name: string) => `${name} 조건 지우기`,
  clearAll: '조건 모두 지우기',
  beyondTitle: '이 쪽에는 아무것도 없어요',
  beyondText: (counted: string) => `모두 ${counted} 있어요.`,
  firstPage: '첫 쪽 보기',
  nav: '쪽',
  previous: '앞 쪽',
  next: '다음 쪽',
  page: (page: string) => `${page}쪽`,
  range: ({ from, to, counted }: { from: string; to: string; total: string; counted: string }) =>
    `${counted} 가운데 ${from}~${to}`,
  pageSize: '한 번에 볼 수',
  sizeOf: ({ counted }: { size: string; counted: string }) => `${counted}씩`,
  sizeAll: ({ counted }: { size: string; counted: string }) => `모두 (${counted}까지)`,
};
