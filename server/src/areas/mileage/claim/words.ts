/** Sentences about claims: what does not hold, and what to do. */
import type { Locale } from '../../../platform/http/messages.ts';
import type { DeedProblem } from './rules.ts';

type Say = (bound: string) => string;

interface ClaimWords {
  readonly problems: Readonly<Record<DeedProblem['code'], Say>>;
  readonly noItem: string;
  readonly noFile: Say;
  readonly noNumber: string;
  readonly shortNumber: string;
  readonly ownNumber: string;
  readonly foreignNumber: string;
  readonly same: string;
  readonly ruleGone: string;
  readonly closedTerm: string;
  readonly queue: string;
  readonly titleWithPoints: (item: string, points: string) => string;
  readonly todo: { readonly title: Say; readonly reason: string; readonly actionLabel: string };
}

export const claimWords: Readonly<Record<Locale, ClaimWords>> = {
  ko: {
    problems: {
      FUTURE: () => '아직 오지 않은 날이에요. 활동한 날을 골라 주세요.',
      NO_RULE: () => '이 날에는 마일리지를 주는 규칙이 없어요. 날짜를 확인해 주세요.',
      TOO_OLD: (days) => `${days}일 안에 한 활동만 신청할 수 있어요.`,
      REGISTER: () => '그날의 학적으로는 이 항목을 인정받을 수 없어요. 날짜를 확인해 주세요.',
      WHOLE: () => '1, 2처럼 소수점 없는 수로 적어 주세요.',
      TOO_MANY: (most) => `${most}까지 적을 수 있어요. 다시 확인해 주세요.`,
      BELOW: (least) => `${least}부터 마일리지를 받을 수 있어요.`,
      NOTHING: () => '받을 마일리지가 없어요. 수량을 확인해 주세요.',
      BEST: (had) => `더 높은 기록으로 이미 ${had}점을 받아서, 더 받을 마일리지가 없어요.`,
      CAP: (most) => `이미 한도인 ${most}점까지 받아서, 더 받을 마일리지가 없어요.`,
    },
    noItem: '신청할 수 없는 항목이에요. 다른 항목을 골라 주세요.',
    noFile: (evidence) => `증빙으로 ${evidence} 파일을 올려 주세요.`,
    noNumber: '번호를 적어 주세요.',
    shortNumber: '번호가 너무 짧아요. 적힌 그대로 모두 적어 주세요.',
    ownNumber: '이미 신청한 번호예요. 내 신청을 확인해 주세요.',
    foreignNumber: '이미 등록된 번호예요. 번호가 맞다면 마일리지 담당 부서에 문의해 주세요.',
    same: '같은 항목을 같은 날짜와 수량으로 이미 신청했어요. 다른 활동이라면 무엇인지 메모에 적어 주세요.',
    ruleGone: '활동한 날에 적용되는 규칙이 없어요. 이유를 적어 반려해 주세요.',
    closedTerm: '학기를 마감하는 중이라 지금은 승인할 수 없어요. 마감이 끝난 뒤에 다시 해 주세요.',
    queue: '마일리지 인정 신청',
    titleWithPoints: (item, points) => `${item}, ${points}점`,
    todo: {
      title: (item) => `마일리지 다시 신청하기: ${item}`,
      reason: '반려된 이유를 확인하고 고쳐서 다시 내 주세요.',
      actionLabel: '다시 내기',
    },
  },
  en: {
    problems: {
      FUTURE: () => 'This day is still to come. Choose the day on which it happened.',
      NO_RULE: () => 'No rule gives mileage for this day. Check the date.',
      TOO_OLD: (days) => `You can claim what happened within the last ${days === '1' ? 'day' : `${days} days`}.`,
      REGISTER: () => 'Your student status on that day does not count for this item. Check the date.',
      WHOLE: () => 'Give a whole number, such as 1 or 2.',
      TOO_MANY: (most) => `It can be ${most} at most. Check it again.`,
      BELOW: (least) => `Mileage begins at ${least}.`,
      NOTHING: () => 'This brings no mileage. Check the amount.',
      BEST: (had) => `A better result has already brought you ${had} points, so this adds nothing.`,
      CAP: (most) => `You already have the ${most} points that there can be, so this adds nothing.`,
    },
    noItem: 'This can’t be claimed. Choose something else.',
    noFile: (evidence) => `Attach the evidence: ${evidence}.`,
    noNumber: 'Give the number.',
    shortNumber: 'This number is too short. Copy all of it.',
    ownNumber: 'You have already claimed this number. See your claims.',
    foreignNumber: 'This number is already registered. If it is right, ask the mileage office.',
    same: 'You have already claimed the same item with this date and amount. If this is another one, say in the note which.',
    ruleGone: 'No rule covers the day on which it happened. Refuse it, and say why.',
    closedTerm: 'A term is being closed, so nothing can be approved now. Try again once it is closed.',
    queue: 'Mileage claims',
    titleWithPoints: (item, points) => `${item}, points: ${points}`,
    todo: {
      title: (item) => `Claim mileage again: ${item}`,
      reason: 'See why it was refused, correct it, and submit it again.',
      actionLabel: 'Submit again',
    },
  },
};
