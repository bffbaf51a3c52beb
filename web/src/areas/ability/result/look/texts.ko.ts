import { addParticle } from '../../../../platform/format/particle.ts';

/** Words of a result that the page draws before the app has run (first-look.ts). */
export const lookKo = {
  families: { '01': '핵심역량', '02': '학습전략', '03': '진로·직무' },
  titles: { '01': '핵심역량 진단 결과', '02': '학습전략 진단 결과', '03': '진로·직무 진단 결과' },
  waiting: '내 결과와 달라진 점을 한눈에 봐요.',
  takenOn: (day: string) => `${day}에 마쳤어요`,
  classOf: (grade: string, semester: string) => `${grade}학년 ${semester}`,
  print: '인쇄',
  excel: '엑셀',
  notValidated: '타당도 확인 전',
  notValidatedText: '이 검사는 아직 타당도와 신뢰도를 확인한 자료가 없어요. 나를 돌아보는 참고로만 봐 주세요.',
  findings: {
    both: (all: string, risen: string, fallen: string) =>
      `${all}가지 가운데 ${risen}가지가 오르고 ${fallen}가지가 내려갔어요.`,
    risen: (all: string, risen: string) => `${all}가지 가운데 ${risen}가지가 올랐어요.`,
    fallen: (all: string, fallen: string) => `${all}가지 가운데 ${fallen}가지가 내려갔어요.`,
    allRisen: (all: string) => `${all}가지가 모두 올랐어요.`,
    allFallen: (all: string) => `${all}가지가 모두 내려갔어요.`,
    highestToo: (name: string) => `${addParticle(name, '이/가')} 가장 높아요.`,
    first: '처음 한 검사예요. 다음에 다시 하면 무엇이 달라졌는지 알려 드릴게요.',
    newVersion: '그사이 검사가 바뀌어 지난번과 바로 비교할 수 없어요.',
  },
  doubt: '신뢰도 주의',
  doubtText: '결과는 그대로 볼 수 있지만 나를 잘 나타내지 못할 수 있고, 마일리지와 배지에도 세지 않아요.',
} as const;
