import { addAt } from '../../platform/format/particle.ts';

export const ko = {
  saved: (time: string) => `${time} 저장했어요`,
  savedNever: '쓰는 대로 저장돼요',
  saving: '저장하고 있어요',
  stuck: '아직 저장하지 못했어요. 이 기기에 남겨 두었고, 연결되면 저장할게요.',
  refused: '이대로는 저장할 수 없어요. 쓴 내용은 이 기기에 남아 있어요.',
  conflict: '다른 곳에서 바뀌어 저장을 멈췄어요',
  gone: '다른 곳에서 삭제했어요. 쓴 내용은 이 기기에 남아 있어요.',
  conflictTitle: '다른 창이나 기기에서 내용이 바뀌었어요.',
  conflictText: (time: string) => `${addAt(time)} 저장된 내용이 여기 쓴 것과 달라요. 어느 쪽을 남길지 골라 주세요.`,
  conflictUnread: '저장된 내용이 여기 쓴 것과 달라요. 어느 쪽을 남길지 골라 주세요.',
  look: '저장된 내용 보기',
  lookAgain: '저장된 내용 불러오기',
  keepMine: '여기 쓴 내용으로 저장',
  takeTheirs: '저장된 내용으로 바꾸기',
  theirsTitle: '저장된 내용',
  mineTitle: '여기 쓴 내용',
  leaveText: '아직 저장하지 못했어요. 쓴 내용은 이 기기에 남아 있고, 이 화면을 다시 열면 이어서 쓸 수 있어요.',
};
