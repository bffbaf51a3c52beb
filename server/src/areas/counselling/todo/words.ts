import type { Duty } from './store.ts';

interface Said {
  readonly title: string;
  readonly reason: string;
  readonly actionLabel: string;
}

interface Words {
  readonly duties: Readonly<Record<Duty, (count: string) => Said>>;
  readonly survey: (count: string) => Said;
  /** `other` is the person whom it was agreed with. */
  readonly task: (text: string, other: string) => Said;
  readonly tasks: (count: string, first: string) => Said;
  readonly correction: (count: string) => Said;
  readonly share: (advisor: string) => Said;
  /** Of psychological and legal counselling, and of referrals: it must not tell which. */
  readonly cases: (count: string) => Said;
}

export const words: Readonly<Record<'ko' | 'en', Words>> = {
  ko: {
    duties: {
      OFFERED: (count) => ({
        title: count === '1' ? '비어 있는 상담 시간 받기' : `비어 있는 상담 시간 ${count}개 받기`,
        reason: '기다리던 자리가 났어요. 때가 지나면 다음 학생에게 넘어가요.',
        actionLabel: '시간 보기',
      }),
      INVITED: (count) => ({
        title: count === '1' ? '상담 초대에 답하기' : `상담 초대 ${count}건에 답하기`,
        reason: '이 시간이 괜찮은지 알려 주세요.',
        actionLabel: '답하기',
      }),
      CONFIRM: (count) => ({
        title: count === '1' ? '상담을 했는지 확인하기' : `상담 ${count}건을 했는지 확인하기`,
        reason: '상담한 뒤에 올라온 기록이에요. 맞는지 알려 주세요.',
        actionLabel: '확인하기',
      }),
      ANSWER: (count) => ({
        title: count === '1' ? '상담 신청에 답하기' : `상담 신청 ${count}건에 답하기`,
        reason: '상담 시간이 되기 전에 답해 주세요. 그때까지 답이 없으면 신청이 끝나요.',
        actionLabel: '답하기',
      }),
      RECORD: (count) => ({
        title: count === '1' ? '상담 기록하기' : `상담 ${count}건 기록하기`,
        reason: '만난 뒤 나눈 이야기와 할 일을 남겨 주세요.',
        actionLabel: '기록하기',
      }),
    },
    survey: (count) => ({
      title: count === '1' ? '상담이 어땠는지 알려 주기' : `상담 ${count}건이 어땠는지 알려 주기`,
      reason: '몇 가지만 답하면 돼요. 누가 답했는지는 남지 않아요.',
      actionLabel: '답하기',
    }),
    task: (text, other) => ({ title: text, reason: `${other} 상담에서 정한 일이에요.`, actionLabel: '보기' }),
    tasks: (count, first) => ({
      title: `상담에서 정한 할 일 ${count}개`,
      reason: `‘${first}’부터 해 보세요.`,
      actionLabel: '보기',
    }),
    correction: (count) => ({
      title: count === '1' ? '상담 결과 정정 요청에 답하기' : `상담 결과 정정 요청 ${count}건에 답하기`,
      reason: '상담자가 직접 고칠 수 있는 기간이 지났어요. 이유를 보고 정해 주세요.',
      actionLabel: '답하기',
    }),
    share: (advisor) => ({
      title: '지난 상담 기록을 보여 줄지 정하기',
      reason: `지도교수가 ${advisor} 교수로 바뀌었어요. 그 전의 기록은 내가 정할 때까지 보이지 않아요.`,
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
        title: count === '1' ? 'Take the hour that is free' : `Choose among ${count} free hours`,
        reason: 'A place that you waited for is free. It goes to the next student when the time is over.',
        actionLabel: 'See it',
      }),
      INVITED: (count) => ({
        title: count === '1' ? 'Answer an invitation' : `Answer ${count} invitations`,
        reason: 'Say whether the time suits you.',
        actionLabel: 'Answer',
      }),
      CONFIRM: (count) => ({
        title: count === '1' ? 'Confirm that you met' : `Confirm ${count} meetings`,
        reason: 'This was recorded after you met. Say whether it is right.',
        actionLabel: 'Confirm',
      }),
      ANSWER: (count) => ({
        title: count === '1' ? 'Answer a request' : `Answer ${count} requests`,
        reason: 'Please answer before the hour begins. Without an answer the request ends then.',
        actionLabel: 'Answer',
      }),
      RECORD: (count) => ({
        title: count === '1' ? 'Record a meeting' : `Record ${count} meetings`,
        reason: 'Note what you talked about and what is to be done.',
        actionLabel: 'Record',
      }),
    },
    survey: (count) => ({
      title: count === '1' ? 'Rate your session' : `Rate ${count} sessions`,
      reason: 'A few questions only. Nobody can see who answered.',
      actionLabel: 'Answer',
    }),
    task: (text, other) => ({ title: text, reason: `Agreed with ${other}.`, actionLabel: 'Open' }),
    tasks: (count, first) => ({
      title: `${count} things agreed in counselling`,
      reason: `Begin with “${first}”.`,
      actionLabel: 'Open',
    }),
    correction: (count) => ({
      title: count === '1' ? 'Answer a request to correct an outcome' : `Answer ${count} requests to correct outcomes`,
      reason: 'The counsellor can no longer correct it. See why, and decide.',
      actionLabel: 'Answer',
    }),
    share: (advisor) => ({
      title: 'Decide who reads your earlier records',
      reason: `Your advisor is now ${advisor}. Earlier records stay closed until you decide.`,
      actionLabel: 'Decide',
    }),
    cases: (count) => ({
      title: 'About your counselling',
      reason: count === '1' ? 'There is something to look at.' : `There are ${count} things to look at.`,
      actionLabel: 'Open',
    }),
  },
};
