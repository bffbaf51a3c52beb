export const koTexts = {
  failed: '오류가 발생했습니다',
  httpFailed: (code: string): string => `통신오류(${code})`,
  serverFailed: (message: string, code: string): string => `${message}(${code})`,
  notConnected: '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 해 주세요.',
  tooSlow: '1분 동안 답이 오지 않았어요. 처리됐는지 확인하고 다시 해 주세요.',
};
