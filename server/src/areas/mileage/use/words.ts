/** Sentences about uses of mileage: what does not hold, why, and what to do. */
import type { Locale } from '../../../platform/http/messages.ts';
import type { UseProblemCode } from './rules.ts';

interface UseWords {
  /** @param bound the bound that it names, as a number */
  readonly problem: Readonly<Record<UseProblemCode, (bound: number) => string>>;
  readonly noPurpose: string;
  readonly hasDraft: string;
  readonly shortAccount: string;
  readonly termClosed: string;
  /** @param missing points that the balance lacks */
  readonly owed: (missing: number) => string;
  readonly queue: string;
  readonly draft: (name: string) => { readonly title: string; readonly reason: string; readonly actionLabel: string };
  readonly refused: (name: string) => { readonly title: string; readonly reason: string; readonly actionLabel: string };
}

/** Says an amount of points with its commas. */
const points = (amount: number): string => amount.toLocaleString('en-US');

const ko: UseWords = {
  problem: {
    NOT_IN_USE: () => '지금은 신청을 받지 않는 용도예요. 다른 용도를 골라 주세요.',
    REGISTER: () => '재학 중일 때만 신청할 수 있어요.',
    TERMS: (bound) => `재학한 학기가 ${bound}학기를 넘어 신청할 수 없어요.`,
    TIMES_TERM: (bound) => `한 학기에 ${bound}번까지 쓸 수 있는데, 이번 학기에 이미 다 썼어요.`,
    TIMES_LIFE: (bound) => `재학하는 동안 ${bound}번까지 쓸 수 있는데, 이미 다 썼어요.`,
    LEAST: (bound) => `${points(bound)}점부터 신청할 수 있어요.`,
    UNIT: (bound) => `${points(bound)}점 단위로 적어 주세요.`,
    MOST: (bound) => `한 번에 ${points(bound)}점까지 신청할 수 있어요.`,
    AVAILABLE: (bound) => `지금 쓸 수 있는 마일리지는 ${points(bound)}점이에요.`,
    BANK: () => '받을 은행을 적어 주세요.',
    ACCOUNT: () => '받을 계좌번호를 적어 주세요.',
  },
  noPurpose: '없는 용도예요. 다시 골라 주세요.',
  hasDraft: '이 용도로 임시 저장한 신청이 있어요. 그 신청을 이어서 써 주세요.',
  shortAccount: '계좌번호는 숫자 8자리 이상이에요. 다시 확인해 주세요.',
  termClosed: '이번 학기 마일리지를 마감하고 있어요. 마감이 끝난 뒤 다시 해 주세요.',
  owed: (missing) => `그사이 마일리지가 줄어 ${points(missing)}점이 모자라요. 이유를 적어 반려해 주세요.`,
  queue: '마일리지 사용 신청',
  draft: (name) => ({
    title: `신청 마치기: ${name}`,
    reason: '임시 저장만 하고 아직 신청하지 않았어요.',
    actionLabel: '이어서 쓰기',
  }),
  refused: (name) => ({
    title: `반려된 이유 확인하기: ${name}`,
    reason: '이유를 확인하고 다시 신청할 수 있어요.',
    actionLabel: '이유 보기',
  }),
};

const en: UseWords = {
  problem: {
    NOT_IN_USE: () => 'Requests for this purpose aren’t being taken now. Choose another one.',
    REGISTER: () => 'Only enrolled students can ask for it.',
    TERMS: (bound) => `You have been enrolled for more than ${bound} terms, so you can’t ask for it.`,
    TIMES_TERM: (bound) => `Uses allowed per term: ${bound}. You have no more this term.`,
    TIMES_LIFE: (bound) => `Uses allowed while you study: ${bound}. You have no more.`,
    LEAST: (bound) => `Ask for at least ${points(bound)} points.`,
    UNIT: (bound) => `Enter a multiple of ${points(bound)} points.`,
    MOST: (bound) => `Ask for at most ${points(bound)} points at once.`,
    AVAILABLE: (bound) => `You can use ${points(bound)} points right now.`,
    BANK: () => 'Enter the bank to be paid to.',
    ACCOUNT: () => 'Enter the account number to be paid to.',
  },
  noPurpose: 'There is no such purpose. Choose again.',
  hasDraft: 'You have a draft for this purpose. Please continue with that one.',
  shortAccount: 'An account number has at least 8 digits. Please check it.',
  termClosed: 'The mileage of this term is being closed. Try again once it is done.',
  owed: (missing) =>
    `A correction has reduced the mileage: ${points(missing)} points are missing. Refuse it with a reason.`,
  queue: 'Mileage requests',
  draft: (name) => ({
    title: `Finish your request: ${name}`,
    reason: 'You saved it as a draft and haven’t sent it yet.',
    actionLabel: 'Continue',
  }),
  refused: (name) => ({
    title: `See why it was refused: ${name}`,
    reason: 'Once you know the reason, you can ask again.',
    actionLabel: 'View reason',
  }),
};

export const useWords: Readonly<Record<Locale, UseWords>> = { ko, en };
