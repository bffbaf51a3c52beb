export const ko = {
  notices: '알림',
  dismiss: '알림 닫기',
  ok: '확인하기',
  confirm: '계속하기',
  cancel: '그대로 두기',
  messageTitle: '안내',
  confirmTitle: '확인해 주세요',
  part: {
    title: '이 부분을 불러오지 못했어요.',
    text: '연결을 확인하고 다시 해 주세요. 쓰던 내용은 그대로 있어요.',
    again: '다시 해 보기',
    stillText: '연결은 되어 있어요. 화면을 다시 열면 불러올 수 있어요. 저장하지 않은 내용은 먼저 옮겨 두세요.',
    reopen: '화면 다시 열기',
  },
  waiting: {
    title: '다시 연결하고 있어요',
    text: (seconds: string) => `연결이 불안정해요. ${seconds}초 뒤에 다시 해 볼게요.`,
    now: '지금 다시 하기',
    stop: '그만두기',
  },
  idle: {
    title: '곧 로그아웃돼요',
    text: (time: string) => `공용 컴퓨터라서 ${time} 뒤에 자동으로 로그아웃돼요.`,
    stay: '계속 쓰기',
    leave: '로그아웃하기',
  },
};
