import { joinFacts } from '../../../../platform/format/facts.ts';

export const ko = {
  retry: '다시 불러오기',
  open: '준비 자료 보기',
  shared: (day: string) => `학생이 준비 자료를 보여 주기로 했어요. ${day}부터 볼 수 있어요.`,
  title: (name: string) => `${name} 준비 자료`,
  page: '준비 자료',
  toMeeting: '상담으로',
  purpose: (when: string, until: string) => joinFacts([when, `기록을 쓰기 전까지, 길어도 ${until}까지 볼 수 있어요.`]),
  noted: '열어 볼 때마다 누가 언제 봤는지 기록이 남아요.',
  print: '인쇄하기',
  goneTitle: '지금은 준비 자료를 볼 수 없어요',
  goneText: '학생이 보여 주지 않기로 했거나, 아직 상담 전날이 아니거나, 상담이 끝났어요.',
  errorTitle: '준비 자료를 불러오지 못했어요.',
};
