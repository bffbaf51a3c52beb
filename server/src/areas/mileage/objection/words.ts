/** Sentences about objections: why there can be none, and what to do. */
import type { ObjectionBar } from '@naru/contract/areas/mileage/objection-words.ts';
import { OBJECTION_MOST } from '@naru/contract/areas/mileage/objection-words.ts';

import type { Locale } from '../../../platform/http/messages.ts';

interface ObjectionWords {
  readonly bar: Readonly<Record<Exclude<ObjectionBar, 'READER'>, string>>;
  readonly noPoints: string;
  readonly closedTerm: string;
  readonly tooMany: string;
  readonly queue: string;
  readonly todo: {
    readonly title: (line: string) => string;
    readonly reason: string;
    readonly actionLabel: string;
  };
}

export const objectionWords: Readonly<Record<Locale, ObjectionWords>> = {
  ko: {
    bar: {
      KIND: '점수를 따로 두거나 푼 내역은 이의를 제기할 수 없어요. 사용 신청에서 확인해 주세요.',
      OPEN: '이미 이의를 제기했어요. 답을 기다려 주세요.',
      DECIDED: '이미 결정된 내역이라 다시 이의를 제기할 수 없어요.',
      TWICE: `${OBJECTION_MOST.times}번 철회한 내역이라 다시 이의를 제기할 수 없어요.`,
      LATE: '이의를 제기할 수 있는 기간이 지났어요.',
    },
    noPoints: '0이 아닌 점수를 적어 주세요. 점수를 바꾸지 않으려면 ‘점수 변경 없이 인용’을 골라 주세요.',
    closedTerm: '학기를 마감하는 중이라 지금은 점수를 바로잡을 수 없어요. 마감이 끝난 뒤에 다시 해 주세요.',
    tooMany: `글은 모두 ${OBJECTION_MOST.replies}개까지 쓸 수 있어요. 이제 결정할 차례예요.`,
    queue: '마일리지 이의 제기',
    todo: {
      title: (line) => (line === '' ? '마일리지 이의 제기에 답하기' : `마일리지 이의 제기에 답하기: ${line}`),
      reason: '담당 부서가 답변했어요. 확인하고 답해 주세요.',
      actionLabel: '확인하기',
    },
  },
  en: {
    bar: {
      KIND: 'This entry only holds points or releases them, so there’s nothing to dispute. See your request.',
      OPEN: 'You’ve already disputed this. Please wait for the answer.',
      DECIDED: 'This has been decided, so you can’t dispute it again.',
      TWICE: `You have withdrawn it ${OBJECTION_MOST.times} times, so you can’t dispute it again.`,
      LATE: 'The time for disputes is over.',
    },
    noPoints: 'Give points other than 0. To leave them as they are, choose “Resolve without changing points”.',
    closedTerm: 'A term is being closed, so points can’t be corrected now. Try again once it is closed.',
    tooMany: `There can be ${OBJECTION_MOST.replies} replies. It is time to decide.`,
    queue: 'Mileage disputes',
    todo: {
      title: (line) => (line === '' ? 'Reply about your mileage' : `Reply about your mileage: ${line}`),
      reason: 'The office has written to you about your dispute.',
      actionLabel: 'View',
    },
  },
};
