export const ko = {
  title: '프로그램 메시지',
  purpose: '프로그램 담당자가 보낸 메시지예요.',
  errorTitle: '메시지를 불러오지 못했어요',
  emptyTitle: '받은 메시지가 없어요',
  emptyText: '이 프로그램에서 나에게 보낸 메시지가 없거나, 주소가 바뀌었어요.',
  toProgramme: '프로그램 보기',
} as const;
