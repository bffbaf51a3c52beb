import type { NotificationType } from '../../../../blocks/manifest/notification-type.ts';

/** The person hears of it before anybody has used it: at night too, and whatever they have switched off. */
const TOLD = {
  group: 'ACCOUNT',
  channels: ['IN_APP', 'EMAIL'],
  isMandatory: true,
  isUrgent: true,
  isSensitive: false,
} as const;

/** A link was made or mailed, or somebody asked for one. */
export const resetBegun: NotificationType = {
  type: 'RESET_BEGUN',
  ...TOLD,
  texts: {
    ko: {
      name: '관리자가 시작한 비밀번호 재설정',
      title: () => '관리자가 비밀번호 재설정을 시작했어요',
      body: '요청한 적이 없다면 바로 담당 부서에 알려 주세요.',
      action: '내 계정 보기',
    },
    en: {
      name: 'Password resets by administrators',
      title: () => 'An administrator has started to reset your password',
      body: 'If you didn’t ask for this, contact the office in charge right away.',
      action: 'View account',
    },
  },
};

export const identityAsked: NotificationType = {
  type: 'IDENTITY_ASKED',
  ...TOLD,
  texts: {
    ko: {
      name: '내 이름·이메일·로그인 정보 변경 요청',
      title: () => '내 이름이나 로그인 정보를 바꾸려는 요청이 있어요',
      body: '다른 관리자가 24시간 안에 확인하면 바뀌어요. 모르는 일이라면 바로 담당 부서에 알려 주세요.',
      action: '내 계정 보기',
    },
    en: {
      name: 'Requests to change my sign-in details',
      title: () => 'Someone asked to change your name or sign-in details',
      body: 'The change is made if a second administrator confirms it within 24 hours. If you don’t know about this, contact the office in charge right away.',
      action: 'View account',
    },
  },
};

export const identityChanged: NotificationType = {
  type: 'IDENTITY_CHANGED',
  ...TOLD,
  texts: {
    ko: {
      name: '내 이름·이메일·로그인 정보 변경',
      title: () => '내 이름이나 로그인 정보가 바뀌었어요',
      body: '두 관리자가 바꿨어요. 모르는 일이라면 바로 담당 부서에 알려 주세요.',
      action: '내 계정 보기',
    },
    en: {
      name: 'Changes to my sign-in details',
      title: () => 'Your name or sign-in details were changed',
      body: 'Two administrators made the change. If you don’t know about this, contact the office in charge right away.',
      action: 'View account',
    },
  },
};

/** Goes to every other administrator: each who sees the request is a second pair of eyes. */
export const changeWaits: NotificationType = {
  type: 'MEMBER_CHANGE_WAITS',
  group: 'ACCOUNT',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  isFor: (actor) => actor.isAdministrator,
  texts: {
    ko: {
      name: '확인을 기다리는 계정 변경',
      title: () => '확인을 기다리는 계정 변경이 있어요',
      body: '24시간 안에 다른 관리자가 확인하면 바뀌어요.',
      action: '회원 관리 보기',
    },
    en: {
      name: 'Account changes to confirm',
      title: () => 'An account change needs confirmation',
      body: 'It takes effect if a second administrator confirms it within 24 hours.',
      action: 'View members',
    },
  },
};

export const MEMBER_NOTIFICATIONS: readonly NotificationType[] = [
  resetBegun,
  identityAsked,
  identityChanged,
  changeWaits,
];
