/** Sentences about excellent portfolios and reports. */
import type { NominationBar } from '@naru/contract/areas/portfolio/exhibit-words.ts';
import type { NominationStatus } from '@naru/contract/areas/portfolio/shown-words.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import type { PeriodFault } from './rules.ts';

interface ExhibitWords {
  readonly bar: Readonly<Record<NominationBar, string>>;
  readonly period: (fault: PeriodFault['fault'], months: number) => string;
  readonly noReview: string;
  readonly ownNominee: string;
  readonly points: string;
  readonly hideReason: string;
  readonly ownPortfolio: string;
  readonly queue: { readonly nominations: string; readonly reports: string };
  readonly consent: {
    readonly title: (title: string) => string;
    readonly reason: string;
    readonly actionLabel: string;
  };
  readonly review: {
    readonly title: (count: number) => string;
    readonly reason: string;
    readonly actionLabel: string;
  };
  readonly sheet: Readonly<
    Record<
      | 'status'
      | 'title'
      | 'owner'
      | 'department'
      | 'nominatedBy'
      | 'nominatedOn'
      | 'reviews'
      | 'score'
      | 'from'
      | 'to'
      | 'showsName'
      | 'likes'
      | 'endedOn'
      | 'yes'
      | 'no',
      string
    >
  >;
  readonly statuses: Readonly<Record<NominationStatus, string>>;
}

export const exhibitWords: Readonly<Record<Locale, ExhibitWords>> = {
  ko: {
    bar: {
      OPEN: '이미 추천된 포트폴리오예요. 심사가 끝난 뒤에 다시 추천할 수 있어요.',
      SAME: '이 버전은 이번에 뽑히지 않았어요. 고쳐서 다시 게시한 뒤에 추천해 주세요.',
      UNSHOWN: '지금은 다른 사람이 볼 수 없는 포트폴리오예요. 게시하고 공개 범위를 넓힌 뒤에 추천해 주세요.',
    },
    period: (fault, months) =>
      ({
        PAST: '이미 지난 날이에요. 오늘이나 그 뒤의 날짜를 골라 주세요.',
        ORDER: '끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요.',
        LONG: `전시는 ${months}개월까지 할 수 있어요. 더 이른 날짜를 골라 주세요.`,
        LATE: '1년 안에 시작하는 날짜를 골라 주세요.',
      })[fault],
    noReview: '아직 심사한 사람이 없어요. 심사가 하나 이상 있어야 선정할 수 있어요.',
    ownNominee: '내가 추천한 포트폴리오는 다른 사람이 선정해야 해요.',
    points: '모든 항목에 점수를 주세요.',
    hideReason: '주인이 읽을 이유를 써 주세요.',
    ownPortfolio: '내 포트폴리오에 대한 신고는 다른 사람이 처리해야 해요.',
    queue: { nominations: '포트폴리오 추천', reports: '포트폴리오 신고' },
    consent: {
      title: (title) => `전시 동의 정하기: ${title}`,
      reason: '우수 포트폴리오로 뽑혔어요. 동의해야 전시돼요.',
      actionLabel: '동의 정하기',
    },
    review: {
      title: (count) => `포트폴리오 ${count}건 심사하기`,
      reason: '아직 심사하지 않은 추천이 있어요.',
      actionLabel: '심사하기',
    },
    sheet: {
      status: '상태',
      title: '제목',
      owner: '이름',
      department: '학과',
      nominatedBy: '추천한 사람',
      nominatedOn: '추천한 날',
      reviews: '심사 수',
      score: '평균 점수',
      from: '전시 시작',
      to: '전시 끝',
      showsName: '이름 공개',
      likes: '좋아요',
      endedOn: '끝난 날',
      yes: '예',
      no: '아니요',
    },
    statuses: {
      NOMINATED: '추천됨',
      REVIEW: '심사 중',
      SELECTED: '동의 대기',
      EXHIBITED: '전시 중',
      ENDED: '끝남',
      DECLINED: '선정 안 됨',
    },
  },
  en: {
    bar: {
      OPEN: 'This portfolio has already been nominated. You can nominate it again after the review.',
      SAME: 'This version wasn’t selected. Nominate it again once it has been changed and published.',
      UNSHOWN: 'Nobody else can see this portfolio right now. Publish it and let others see it, then nominate it.',
    },
    period: (fault, months) =>
      ({
        PAST: 'This day has passed. Choose today or a later date.',
        ORDER: 'The last day is before the first. Choose again.',
        LONG: `An exhibition lasts ${months} months at most. Choose an earlier date.`,
        LATE: 'Choose a first day within a year.',
      })[fault],
    noReview: 'Nobody has reviewed it yet. It takes at least one review to select it.',
    ownNominee: 'You nominated this portfolio, so somebody else has to select it.',
    points: 'Rate every point.',
    hideReason: 'Write a reason for the owner to read.',
    ownPortfolio: 'This is about your own portfolio, so somebody else has to decide.',
    queue: { nominations: 'Nominated portfolios', reports: 'Reported portfolios' },
    consent: {
      title: (title) => `Decide about exhibiting: ${title}`,
      reason: 'Your portfolio was selected. It is only exhibited if you agree.',
      actionLabel: 'Decide',
    },
    review: {
      title: (count) => (count === 1 ? 'Review a portfolio' : `Review ${count} portfolios`),
      reason: 'You haven’t reviewed these nominations yet.',
      actionLabel: 'Review',
    },
    sheet: {
      status: 'Status',
      title: 'Title',
      owner: 'Name',
      department: 'Department',
      nominatedBy: 'Nominated by',
      nominatedOn: 'Nominated on',
      reviews: 'Reviews',
      score: 'Mean score',
      from: 'Exhibited from',
      to: 'Exhibited until',
      showsName: 'Name shown',
      likes: 'Likes',
      endedOn: 'Ended on',
      yes: 'Yes',
      no: 'No',
    },
    statuses: {
      NOMINATED: 'Nominated',
      REVIEW: 'In review',
      SELECTED: 'Waiting for consent',
      EXHIBITED: 'Exhibited',
      ENDED: 'Ended',
      DECLINED: 'Not selected',
    },
  },
};
