import type { Duty } from './store.ts';

interface Said {
  readonly title: string;
  readonly reason: string;
  readonly actionLabel: string;
}

interface Words {
  readonly duties: Readonly<Record<Duty, (count: string) => Said>>;
  readonly survey: (count: string) => Said;
  /** `other` is the person with whom it was agreed. */
  readonly task: (text: string, other: string) => Said;
  readonly correction: (count: string) => Said;
  readonly share: (advisor: string) => Said;
  /** Psychological and legal cases and referrals together: the text must not tell which. */
  readonly cases: (count: string) => Said;
}

export const words: Readonly<Record<'ko' | 'en', Words>> = {
  ko: {
    duties: {
      OFFERED: (count) => ({
        title: count === '1' ? '대기하던 상담 시간 신청하기' : `대기하던 상담 시간 ${count}개 중에서 신청하기`,
        reason: '기다리던 자리가 났어요. 정해진 시간이 지나면 다음 학생에게 넘어가요.',
        actionLabel: '시간 보기',
      }),
      INVITED: (count) => ({
        title: count === '1' ? '상담 초대에 답하기' : `상담 초대 ${count}건에 답하기`,
        reason: '이 시간이 괜찮은지 알려 주세요.',
        actionLabel: '답하기',
      }),
      CONFIRM: (count) => ({
        title: count === '1' ? '상담을 받았는지 확인하기' : `상담 ${count}건을 받았는지 확인하기`,
        reason: '상담 뒤에 등록된 기록이에요. 맞는지 알려 주세요.',
        actionLabel: '확인하기',
      }),
      ANSWER: (count) => ({
        title: count === '1' ? '상담 신청에 답하기' : `상담 신청 ${count}건에 답하기`,
        reason: '상담 시간이 되기 전에 답해 주세요. 답이 없으면 신청이 자동으로 끝나요.',
        actionLabel: '답하기',
      }),
      RECORD: (count) => ({
        title: count === '1' ? '상담 기록하기' : `상담 ${count}건 기록하기`,
        reason: '나눈 이야기와 할 일을 남겨 주세요.',
        actionLabel: '기록하기',
      }),
    },
    survey: (count) => ({
      title: count === '1' ? '상담 만족도 알려 주기' : `상담 ${count}건의 만족도 알려 주기`,
      reason: '몇 가지만 답하면 돼요. 익명이라 누가 답했는지 남지 않아요.',
      actionLabel: '답하기',
    }),
    task: (text, other) => ({ title: text, reason: `${other} 상담에서 정한 할 일이에요.`, actionLabel: '보기' }),
    correction: (count) => ({
      title: count === '1' ? '상담 결과 정정 요청에 답하기' : `상담 결과 정정 요청 ${count}건에 답하기`,
      reason: '상담자가 직접 고칠 수 있는 기간이 지났어요. 이유를 보고 정해 주세요.',
      actionLabel: '답하기',
    }),
    share: (advisor) => ({
      title: '지난 상담 기록을 공유할지 정하기',
      reason: `지도교수가 ${advisor} 교수로 바뀌었어요. 지난 기록은 내가 허용해야 볼 수 있어요.`,
      actionLabel: '정하기',
    }),
    cases: (count) => ({
      title: '상담 일정 안내',
      reason: count === '1' ? '확인할 것이 있어요.' : `확인할 것이 ${count}건 있어요.`,
      actionLabel: '보기',
    }),
  },
  en: {
    duties: {
      OFFERED: (count) => ({
        title: count === '1' ? 'Request the time that’s available' : `Choose from ${count} available times`,
        reason:
          'A time you were waiting for is available. It goes to the next student if you don’t request it in time.',
        actionLabel: 'View times',
      }),
      INVITED: (count) => ({
        title: count === '1' ? 'Answer an invitation' : `Answer ${count} invitations`,
        reason: 'Let us know if the time works for you.',
        actionLabel: 'Answer',
      }),
      CONFIRM: (count) => ({
        title: count === '1' ? 'Confirm that you met' : `Confirm ${count} sessions`,
        reason: 'This was recorded after the session. Check whether it’s right.',
        actionLabel: 'Confirm',
      }),
      ANSWER: (count) => ({
        title: count === '1' ? 'Answer a request' : `Answer ${count} requests`,
        reason: 'Please answer before the session starts. Otherwise the request expires.',
        actionLabel: 'Answer',
      }),
      RECORD: (count) => ({
        title: count === '1' ? 'Write up a session' : `Write up ${count} sessions`,
        reason: 'Note what you talked about and the follow-ups.',
        actionLabel: 'Write up',
      }),
    },
    survey: (count) => ({
      title: count === '1' ? 'Rate your session' : `Rate ${count} sessions`,
      reason: 'It’s anonymous and only takes a moment.',
      actionLabel: 'Rate',
    }),
    task: (text, other) => ({ title: text, reason: `Agreed with ${other}.`, actionLabel: 'View' }),
    correction: (count) => ({
      title: count === '1' ? 'Answer a correction request' : `Answer ${count} correction requests`,
      reason: 'The counsellor can no longer correct the outcome. Read the reason and decide.',
      actionLabel: 'Answer',
    }),
    share: (advisor) => ({
      title: 'Decide whether to share your earlier notes',
      reason: `Your advisor is now ${advisor}. Notes from earlier sessions stay hidden until you decide.`,
      actionLabel: 'Decide',
    }),
    cases: (count) => ({
      title: 'About your counselling',
      reason: count === '1' ? 'There is something to check.' : `There are ${count} things to check.`,
      actionLabel: 'View',
    }),
  },
};
