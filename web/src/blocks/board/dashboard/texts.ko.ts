export const ko = {
  all: '모두 보기',
  pinned: '고정한 글',
  unread: '안 읽은 글',
  mustRead: '꼭 읽어 주세요',
  notices: {
    label: '공지사항',
    unread: '아직 읽지 않은 공지가 있어요',
    read: '최근 공지를 모두 읽었어요',
    none: '올라온 공지가 없어요',
    noneText: '새 공지가 올라오면 여기에 보여요.',
    failed: '공지를 불러오지 못했어요.',
  },
  deadlines: {
    label: '마감',
    soon: (count: string) => `일주일 안에 마감이 ${count}개 있어요`,
    many: '일주일 안에 마감이 여럿 있어요',
    later: '일주일 안에는 마감이 없어요',
    none: '다가오는 마감이 없어요',
    noneText: '마감이 있는 글이 올라오면 가까운 것부터 보여요.',
    failed: '마감을 불러오지 못했어요.',
  },
};
