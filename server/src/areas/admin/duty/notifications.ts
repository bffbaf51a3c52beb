/** Notices about duties: to the person, to those who may confirm, and to the one who asked. */
import type { Duty } from '@naru/contract/access.ts';

import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { selectDutyCodes, selectSeconds } from './store.ts';

const ACCOUNT_PATH = '/session/account/form';
const listPath = (id: string): string => `/admin/duty/list?open=${id}`;

const describe: Describe = async (db, { entityIds, locale }) =>
  new Map((await selectDutyCodes(db, entityIds)).map(({ id, duty }) => [id, enumWord('duty', duty, locale)]));

const SAID = {
  group: 'ACCOUNT',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  describe,
} as const;

export const dutyAppointed: NotificationType = {
  ...SAID,
  type: 'DUTY_APPOINTED',
  isMandatory: true,
  texts: {
    ko: {
      name: '담당 업무 지정',
      title: (what) => (what === undefined ? '새 담당 업무를 맡게 됐어요' : `${what} 업무를 맡게 됐어요`),
      body: '시작하는 날부터 맡은 메뉴가 열려요. 모르는 일이라면 담당 부서에 알려 주세요.',
      action: '확인하기',
    },
    en: {
      name: 'Duties I’m appointed to',
      title: (what) => (what === undefined ? 'You have been appointed to a duty' : `You have been appointed: ${what}`),
      body: 'Its menus open on the start date. If you don’t know about this, tell the office in charge.',
      action: 'View',
    },
  },
};

export const dutyEnded: NotificationType = {
  ...SAID,
  type: 'DUTY_ENDED',
  isMandatory: true,
  texts: {
    ko: {
      name: '담당 업무 종료',
      title: (what) => (what === undefined ? '담당 업무가 끝났어요' : `${what} 업무가 끝났어요`),
      body: '남은 일은 다른 담당자에게 넘어갔어요. 그동안 고마웠어요.',
      action: '확인하기',
    },
    en: {
      name: 'End of my duties',
      title: (what) => (what === undefined ? 'Your duty has ended' : `Your duty has ended: ${what}`),
      body: 'Open work has been handed on. Thank you for all you’ve done.',
      action: 'View',
    },
  },
};

export const dutyWaits: NotificationType = {
  ...SAID,
  type: 'DUTY_WAITS',
  isFor: (actor) => actor.isAdministrator || actor.duties.includes('PSYCHOLOGICAL_MANAGER'),
  texts: {
    ko: {
      name: '확인을 기다리는 담당 업무 지정',
      title: (what) => (what === undefined ? '담당 업무 지정을 확인해 주세요' : `${what} 지정을 확인해 주세요`),
      body: '두 사람이 정하는 업무예요. 14일 안에 확인하지 않으면 취소돼요.',
      action: '살펴보기',
    },
    en: {
      name: 'Appointments to confirm',
      title: (what) => (what === undefined ? 'An appointment needs confirmation' : `Confirm an appointment: ${what}`),
      body: 'This duty takes two people. If nobody confirms it within 14 days, it is withdrawn.',
      action: 'Review',
    },
  },
};

export const dutyAnswered: NotificationType = {
  ...SAID,
  type: 'DUTY_ANSWERED',
  isFor: dutyWaits.isFor ?? (() => true),
  texts: {
    ko: {
      name: '담당 업무 지정 결과',
      title: (what) => (what === undefined ? '담당 업무 지정 결과가 나왔어요' : `${what} 지정 결과가 나왔어요`),
      body: '다른 담당자가 답했어요. 결과를 확인해 주세요.',
      action: '결과 보기',
    },
    en: {
      name: 'Answers to my appointments',
      title: (what) =>
        what === undefined ? 'Your appointment was answered' : `Your appointment was answered: ${what}`,
      body: 'The second person has answered. Check the result.',
      action: 'View result',
    },
  },
};

export const DUTY_NOTIFICATIONS: readonly NotificationType[] = [dutyAppointed, dutyEnded, dutyWaits, dutyAnswered];

export async function tellPerson(
  tx: Tx,
  type: typeof dutyAppointed,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<void> {
  await notify(tx, { type, recipients: [memberId], entityId: id, dedupeKey: id, link: ACCOUNT_PATH });
}

export async function tellAsker(
  tx: Tx,
  { id, askedBy }: { readonly id: string; readonly askedBy: string },
): Promise<void> {
  await notify(tx, { type: dutyAnswered, recipients: [askedBy], entityId: id, dedupeKey: id, link: listPath(id) });
}

export async function tellSeconds(
  tx: Tx,
  one: { readonly id: string; readonly duty: Duty; readonly exceptIds: readonly string[]; readonly today: string },
): Promise<void> {
  const { id, duty, exceptIds, today } = one;
  const recipients = await selectSeconds(tx, { isCentre: duty !== 'LAW_COUNSELLOR', today, exceptIds });
  await notify(tx, { type: dutyWaits, recipients, entityId: id, dedupeKey: id, link: listPath(id) });
}
