/**
 * Sentences of the boards' own rules, for the field that they are about.
 */
export const words = {
  ko: {
    category: '이 게시판에 없는 분류예요. 다시 골라 주세요.',
    periodOver: '종료가 시작보다 빨라요. 다시 정해 주세요.',
    periodPast: '종료 시각이 이미 지났어요. 지금보다 뒤로 정해 주세요.',
    pinOver: '고정 종료가 시작보다 빨라요. 다시 정해 주세요.',
    noAudience: '이 게시판은 대상을 나누지 않아요. 모두 볼 수 있게 두세요.',
    departments: '없는 부서가 있어요. 다시 골라 주세요.',
    ownDepartments: '내 부서와 그 아래만 대상으로 할 수 있어요. 다시 골라 주세요.',
    noSecrets: '이 게시판에는 비밀글을 올릴 수 없어요.',
    link: (address: string) => `이 링크는 보이는 곳과 다른 사이트로 갈 수 있어요. 주소를 다시 적어 주세요: ${address}`,
    empty: '내용이 비어 있어요. 적어 주세요.',
    noReader: '이 게시판을 읽지 않는 사람이 있어요. 빼고 다시 등록해 주세요.',
    noParent: '답글을 달 댓글이 없어요. 목록을 새로 보고 다시 해 주세요.',
    picture: '글에 넣은 사진 중에 없어진 것이 있어요. 그 사진을 빼고 다시 넣어 주세요.',
  },
  en: {
    category: 'This category isn’t on this board. Please choose again.',
    periodOver: 'The end is before the start. Please choose again.',
    periodPast: 'The end has already passed. Choose a later time.',
    pinOver: 'The pin ends before it starts. Please choose again.',
    noAudience: 'This board doesn’t use audiences. Leave it at everyone.',
    departments: 'One of the departments doesn’t exist. Please choose again.',
    ownDepartments: 'You can only choose your own departments and those below. Please choose again.',
    noSecrets: 'This board doesn’t allow secret posts.',
    link: (address: string) =>
      `This link may lead to a different site than it shows. Please enter its address again: ${address}`,
    empty: 'The text is empty. Please write something.',
    noReader: 'Someone you mentioned doesn’t read this board. Remove them and post again.',
    noParent: 'The comment you’re replying to no longer exists. Reload the list and try again.',
    picture: 'A picture in the text no longer exists. Remove it and insert it again.',
  },
} as const;
