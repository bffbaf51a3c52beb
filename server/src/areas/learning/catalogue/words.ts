/** Sentences of the catalogue: reasons, audiences, what happened to an application, and what one has to do. */
import type { Locale } from '../../../platform/http/messages.ts';

interface Said {
  readonly title: string;
  readonly reason: string;
  readonly actionLabel: string;
}

interface Words {
  readonly why: {
    readonly saved: (days: number) => string;
    readonly competency: (name: string, isLeast: boolean) => string;
    readonly peers: (count: number) => string;
  };
  readonly grades: (grades: string) => string;
  readonly left: Readonly<Record<'OFFER_LAPSED' | 'BEGUN' | 'NOT_HELD' | 'NOT_DRAWN' | 'NOT_DECIDED', string>>;
  readonly todo: {
    readonly offer: (name: string) => Said;
    readonly tomorrow: (name: string, time: string) => Said;
    readonly clock: (hour: number, minutes: string) => string;
  };
}

export const catalogueWords: Readonly<Record<Locale, Words>> = {
  ko: {
    why: {
      saved: (days) => (days === 0 ? '저장해 두었는데 곧 마감해요.' : `저장해 두었는데 ${days}일 뒤에 마감해요.`),
      competency: (name, isLeast) =>
        `${isLeast ? '지금까지 가장' : '다른 역량보다'} 적게 들은 ‘${name}’ 역량을 키울 수 있어요.`,
      peers: (count) => `같은 학과 학생 ${count}명이 수료했어요.`,
    },
    grades: (grades) => `${grades}학년`,
    left: {
      OFFER_LAPSED: '정해진 시간 안에 수락하지 않아 다음 사람에게 자리가 넘어갔어요.',
      BEGUN: '자리가 나기 전에 프로그램이 시작됐어요.',
      NOT_HELD: '프로그램이 폐강됐어요.',
      NOT_DRAWN: '추첨에서 뽑히지 않았어요.',
      NOT_DECIDED: '결과가 정해지기 전에 프로그램이 시작돼서 신청이 끝났어요.',
    },
    todo: {
      offer: (name) => ({
        title: `${name} 자리 수락하기`,
        reason: '기다리던 자리가 났어요. 시간이 지나면 다음 사람에게 넘어가요.',
        actionLabel: '수락하러 가기',
      }),
      tomorrow: (name, time) => ({
        title: `${name} 가기`,
        reason: `내일 ${time}에 시작해요. 못 가게 되면 미리 알려 주세요.`,
        actionLabel: '일정 보기',
      }),
      clock: (hour, minutes) => `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${minutes}`,
    },
  },
  en: {
    why: {
      saved: (days) =>
        days === 0
          ? 'You saved it, and it closes soon.'
          : `You saved it, and it closes in ${days} day${days === 1 ? '' : 's'}.`,
      competency: (name, isLeast) => `It builds ${name}, which you have taken ${isLeast ? 'least' : 'less'} so far.`,
      peers: (count) => `${count} students of your department completed it.`,
    },
    grades: (grades) => `year ${grades}`,
    left: {
      OFFER_LAPSED: 'You didn’t accept in time, so the seat went to the next person.',
      BEGUN: 'The programme started before a seat was free.',
      NOT_HELD: 'The programme was cancelled.',
      NOT_DRAWN: 'You were not drawn in the lottery.',
      NOT_DECIDED: 'The programme started before a decision was made.',
    },
    todo: {
      offer: (name) => ({
        title: `Accept your seat: ${name}`,
        reason: 'A seat you were waiting for is free. It goes to the next person if you don’t accept it in time.',
        actionLabel: 'Accept',
      }),
      tomorrow: (name, time) => ({
        title: `Go to ${name}`,
        reason: `It starts tomorrow at ${time}. If you can’t come, please say so beforehand.`,
        actionLabel: 'View schedule',
      }),
      clock: (hour, minutes) => `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
    },
  },
};
