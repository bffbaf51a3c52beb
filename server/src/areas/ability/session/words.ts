/** Sentences about taking a test: what does not hold, why, and what to do. */
import type { Locale } from '../../../platform/http/messages.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const partsOf = (day: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};
const inKorean = (day: string): string => {
  const [year, month, date] = partsOf(day);
  return `${year}년 ${month}월 ${date}일`;
};
const inEnglish = (day: string): string => {
  const [year, month, date] = partsOf(day);
  return `${date} ${months[month - 1] ?? ''} ${year}`;
};

export const sessionWords = {
  ko: {
    noTest: '지금은 할 수 없는 검사예요. 목록에서 다시 골라 주세요.',
    noTerm: '학기가 아직 등록되지 않아 시작할 수 없어요. 교수학습센터에 문의해 주세요.',
    again: (day: string | null) =>
      day === null
        ? '이번 학기에 이미 검사했어요. 다음 학기에 다시 할 수 있어요.'
        : `이미 검사했어요. ${inKorean(day)}부터 다시 할 수 있어요.`,
    noItem: '이 검사에 없는 문항이에요. 화면을 새로 고쳐 주세요.',
    noValue: '이 문항에 없는 답이에요. 보기 가운데 하나를 골라 주세요.',
    missing: (number: number) => `${number}번 문항에 답하지 않았어요.`,
    nothing: '아직 답한 문항이 없어요. 한 문항이라도 답한 뒤 제출해 주세요.',
    otherSubmission: '이미 다른 검사를 제출하는 데 쓴 번호예요. 화면을 새로 고쳐 주세요.',
    open: (name: string, answered: number, items: number) => ({
      title: `이어서 하기: ${name}`,
      reason: `${items}문항 중 ${answered}문항에 답했어요.`,
      actionLabel: '이어서 하기',
    }),
  },
  en: {
    noTest: 'This test can’t be taken now. Choose another one from the list.',
    noTerm: 'The test can’t begin because no term has been set up. Contact the Teaching and learning centre.',
    again: (day: string | null) =>
      day === null
        ? 'You have taken this test this term. You can take it again next term.'
        : `You have taken this test already. You can take it again from ${inEnglish(day)}.`,
    noItem: 'This test has no such question. Refresh the page.',
    noValue: 'This question has no such answer. Choose one of those offered.',
    missing: (number: number) => `Question ${number} has no answer.`,
    nothing: 'No question has been answered yet. Answer at least one before handing in.',
    otherSubmission: 'This number was used to submit another test. Refresh the page.',
    open: (name: string, answered: number, items: number) => ({
      title: `Continue the test: ${name}`,
      reason: `Questions answered: ${answered} of ${items}.`,
      actionLabel: 'Continue',
    }),
  },
} as const satisfies Record<Locale, unknown>;
