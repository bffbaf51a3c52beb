import { addAt } from '../../../../platform/format/particle.ts';

export const ko = {
  label: '준비 자료',
  share: {
    PROFESSOR: '만나기 전에 교수님께 준비 자료를 보여 줄게요',
    COACH: '만나기 전에 코치님께 준비 자료를 보여 줄게요',
    CAREER: '만나기 전에 상담사에게 준비 자료를 보여 줄게요',
  },
  note: '상담 전날부터 이 상담을 맡은 사람만 봐요. 언제든 끌 수 있고, 끄면 바로 못 봐요.',
  show: '이렇게 보여요',
  title: '준비 자료는 이렇게 보여요',
  consent: '동의하는 내용',
  failed: '준비 자료를 불러오지 못했어요. 이 부분 없이도 신청할 수 있어요.',
  on: (day: string) => `${day}부터 상담 기록을 쓸 때까지 볼 수 있어요. 지금 끄면 바로 못 봐요.`,
  onOld: '동의서가 바뀌었어요. 내용을 다시 읽고, 계속 보여 주려면 껐다가 켜 주세요.',
  off: '보여 주지 않아요.',
  tests: '공유한 검사 결과도 넣기',
  testsNote: (names: string) => `${names}의 척도 이름과 수준만 보여요. 문항과 답은 보이지 않아요.`,
  testsNone: '이 상담자에게 공유한 검사 결과가 없어요. 그래서 아무 결과도 보이지 않아요.',
  agreed: (moment: string) => `${addAt(moment)} 동의했어요.`,
  turnedOn: '준비 자료를 보여 주기로 했어요.',
  turnedOff: '준비 자료를 더는 볼 수 없어요.',
};
