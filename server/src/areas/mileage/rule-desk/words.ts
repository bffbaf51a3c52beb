/** Sentences about rules of mileage: what does not hold, and what to do. */
import type { Locale } from '../../../platform/http/messages.ts';
import type { RuleProblemCode } from './rules.ts';

type Words = Readonly<Record<RuleProblemCode, (bound: string) => string>>;

export const ruleWords: Readonly<Record<Locale, Words>> = {
  ko: {
    BEFORE_LAST: (day) => `${day}에 시작하는 규칙이 있어요. 그 뒤의 날을 골라 주세요.`,
    PAST: (today) => `지난 날부터 시작할 수 없어요. 오늘(${today})이나 그 뒤의 날을 골라 주세요.`,
    TERM_CLOSED: () => '마감한 학기에는 규칙을 시작할 수 없어요. 마감하지 않은 학기의 날을 골라 주세요.',
    ROWS_RISE: () => '기준이 높아질수록 마일리지도 많아야 해요. 같은 기준을 두 번 적지 말고 낮은 것부터 적어 주세요.',
    DECIMALS: () => '소수점 아래 두 자리까지만 적을 수 있어요.',
    PROMISED: () => '프로그램이 정한 마일리지는 프로그램 항목에서만 쓸 수 있어요.',
    TEST_PIECE: () => '진단검사 항목은 한 번에 몇 점인지로만 정할 수 있어요.',
    MEETING_PIECE: () => '상담 항목은 한 번에 몇 점인지로만 정할 수 있어요.',
    DIFFERENCE: () => '차이만큼 더 주려면 가장 높은 것 하나만 인정하도록 켜 주세요.',
    SURVEY: () => '만족도 조사는 프로그램 항목에서만 기다릴 수 있어요.',
    CLAIM_DAYS: () => '신청 기한은 학생이 신청하는 항목에서만 정할 수 있어요.',
    CAP_BELOW_DEED: (points) =>
      `한 번에 ${points}점을 줄 수 있는데 한도가 더 낮아요. ${points}점 이상으로 적어 주세요.`,
    ONCE_OVER_TERM: (cap) => `한 학기 한도인 ${cap}점보다 클 수 없어요.`,
    ONCE_OVER_LIFE: (cap) => `졸업까지 한도인 ${cap}점보다 클 수 없어요.`,
    TERM_OVER_LIFE: (cap) => `졸업까지 한도인 ${cap}점보다 클 수 없어요.`,
    SAME: () => '지금 규칙과 달라진 것이 없어요. 바꿀 내용을 적어 주세요.',
  },
  en: {
    BEFORE_LAST: (day) => `A version of this rule begins on ${day}. Choose a later day.`,
    PAST: (today) => `A rule can’t begin in the past. Choose today (${today}) or a later day.`,
    TERM_CLOSED: () => 'A rule can’t begin in a closed term. Choose a day in a term that is open.',
    ROWS_RISE: () => 'A higher grade has to bring more points. Enter each grade once, the lowest first.',
    DECIMALS: () => 'Enter two decimal places at most.',
    PROMISED: () => 'Only items of programmes can bring what the programme promised.',
    TEST_PIECE: () => 'A test can only bring points each time it is taken.',
    MEETING_PIECE: () => 'A counselling session can only bring points each time one is held.',
    DIFFERENCE: () => 'To pay the difference, let only the best one count.',
    SURVEY: () => 'Only items of programmes can wait for the survey.',
    CLAIM_DAYS: () => 'Only items that students claim have a deadline.',
    CAP_BELOW_DEED: (points) =>
      `One deed can bring ${points} points, and this limit is lower. Enter ${points} or more.`,
    ONCE_OVER_TERM: (cap) => `It can’t be more than the limit of a term, which is ${cap}.`,
    ONCE_OVER_LIFE: (cap) => `It can’t be more than the limit until graduation, which is ${cap}.`,
    TERM_OVER_LIFE: (cap) => `It can’t be more than the limit until graduation, which is ${cap}.`,
    SAME: () => 'Nothing is different from the current rule. Enter what should change.',
  },
};
