/** Notices about completions, assignments and the survey: to the person, and to those who organise. */
import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { writeInBoth } from '../../../blocks/manifest/notification-words.ts';
import { notify, notifyAll, type NotifyOrder } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { APPROVAL_MENU, DESK_MENU } from '../core/scope-sql.ts';
import { selectTraineeTitles } from '../core/title-store.ts';
import { selectProgrammeTitles } from './title-store.ts';

const describeTrainee: Describe = (db, { entityIds, recipientId, locale }) =>
  selectTraineeTitles(db, { ids: entityIds, recipientId, locale });
const describeProgramme: Describe = (db, { entityIds, locale }) =>
  selectProgrammeTitles(db, { ids: entityIds, locale });

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
  describe: describeTrainee,
} as const;

const inBoth = writeInBoth({ ko: '프로그램', en: 'A programme' });

export const completed: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_COMPLETED',
  texts: inBoth(
    ['수료', (what) => `수료했어요: ${what}`, '수료증이 나왔어요. 언제든 인쇄할 수 있어요.', '수료증 보기'],
    [
      'Completed programmes',
      (what) => `You completed: ${what}`,
      'Your certificate is ready, and can be printed at any time.',
      'View certificate',
    ],
  ),
};

export const completionWithdrawn: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_WITHDRAWN',
  isMandatory: true,
  texts: inBoth(
    [
      '수료 취소',
      (what) => `수료가 취소됐어요: ${what}`,
      '수료증도 함께 취소됐어요. 이유를 확인하고, 잘못됐다면 담당자에게 알려 주세요.',
      '이유 보기',
    ],
    [
      'Withdrawn completions',
      (what) => `Completion withdrawn: ${what}`,
      'The certificate no longer holds. See why, and tell the organizers if it is a mistake.',
      'See why',
    ],
  ),
};

export const surveyAsked: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_SURVEY',
  channels: ['IN_APP'],
  texts: inBoth(
    ['프로그램 설문', (what) => `어땠는지 들려주세요: ${what}`, '1분이면 돼요.', '설문 답하기'],
    ['Programme surveys', (what) => `How was it: ${what}`, 'It takes a minute.', 'Answer'],
  ),
};

export const assignmentAccepted: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_ASSIGNMENT_ACCEPTED',
  channels: ['IN_APP'],
  texts: inBoth(
    ['과제 확인', (what) => `과제가 확인됐어요: ${what}`, '수료까지 무엇이 남았는지 볼 수 있어요.', '확인하기'],
    ['Accepted assignments', (what) => `Assignment accepted: ${what}`, 'See what is left to complete it.', 'View'],
  ),
};

export const assignmentReturned: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_ASSIGNMENT_RETURNED',
  isMandatory: true,
  texts: inBoth(
    [
      '과제 보완',
      (what) => `과제를 보완해 주세요: ${what}`,
      '이유를 확인하고 7일 안에 다시 제출해 주세요.',
      '다시 제출하기',
    ],
    [
      'Returned assignments',
      (what) => `Please revise your assignment: ${what}`,
      'See why, and hand it in again within seven days.',
      'Submit again',
    ],
  ),
};

export const completionsUnsettled: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_UNSETTLED',
  describe: describeProgramme,
  isFor: (actor) => actor.rights.may(DESK_MENU, 'U'),
  texts: inBoth(
    [
      '남은 수료 처리',
      (what) => `수료 처리가 남았어요: ${what}`,
      '출석을 마감하고 과제를 확인하면 자동으로 수료 처리돼요.',
      '처리하기',
    ],
    [
      'Completions to settle',
      (what) => `Completions are not settled: ${what}`,
      'Close the attendance and look at assignments; completions then follow automatically.',
      'Settle',
    ],
  ),
};

export const completionsChanged: NotificationType = {
  ...SAID,
  type: 'PROGRAMME_CHANGED_AFTER_CLOSING',
  describe: describeProgramme,
  isFor: (actor) => actor.rights.may(APPROVAL_MENU, 'U'),
  texts: inBoth(
    [
      '종료 뒤에 바뀐 수료',
      (what) => `종료 승인 뒤에 수료가 바뀌었어요: ${what}`,
      '승인한 종료 보고와 달라졌을 수 있어요. 내용을 확인해 주세요.',
      '확인하기',
    ],
    [
      'Completions changed after closing',
      (what) => `Completions changed after you approved the closing: ${what}`,
      'They may differ from the report you approved. Have a look at it.',
      'View',
    ],
  ),
};

export const COMPLETION_NOTIFICATIONS: readonly NotificationType[] = [
  completed,
  completionWithdrawn,
  surveyAsked,
  assignmentAccepted,
  assignmentReturned,
  completionsUnsettled,
  completionsChanged,
];

export const OWN_LIST = '/lrn/certificate/list';
export const completionPath = (programmeId: string): string => `/lrn/programme/completion/${programmeId}`;
/** The screen of a person's own completion: assignment, survey and what is left. */
export const ownPath = (traineeId: string): string => `/lrn/certificate/completion/${traineeId}`;
export const surveyPath = (traineeId: string): string => `/lrn/certificate/survey/${traineeId}`;

interface About {
  readonly traineeId: string;
  readonly memberId: string;
  readonly version: number;
}

const orderOf = (type: NotificationType, { traineeId, memberId, version }: About, link: string): NotifyOrder => ({
  type,
  recipients: [memberId],
  entityId: traineeId,
  dedupeKey: `${traineeId}:${version}`,
  link,
});

export const tellCompleted = (tx: Tx, people: readonly About[]): Promise<void> =>
  notifyAll(
    tx,
    people.map((about) => orderOf(completed, about, OWN_LIST)),
  );
export const tellWithdrawn = (tx: Tx, people: readonly About[]): Promise<void> =>
  notifyAll(
    tx,
    people.map((about) => orderOf(completionWithdrawn, about, ownPath(about.traineeId))),
  );
export const tellAccepted = (tx: Tx, about: About): Promise<void> =>
  notify(tx, orderOf(assignmentAccepted, about, ownPath(about.traineeId)));
export const tellReturned = (tx: Tx, about: About): Promise<void> =>
  notify(tx, orderOf(assignmentReturned, about, ownPath(about.traineeId)));

/** Asks each person once about their place. */
export async function askSurvey(tx: Tx, people: readonly Pick<About, 'traineeId' | 'memberId'>[]): Promise<void> {
  const orders = people.map(({ traineeId, memberId }) => ({
    type: surveyAsked,
    recipients: [memberId],
    entityId: traineeId,
    dedupeKey: traineeId,
    link: surveyPath(traineeId),
  }));
  await notifyAll(tx, orders);
}

/** Tells who approved the closing; `change` is what tells one change from another. */
export async function tellChanged(
  tx: Tx,
  told: {
    readonly programmeId: string;
    readonly approvalId: string;
    readonly decidedBy: string;
    readonly change: string;
  },
): Promise<void> {
  const { programmeId, approvalId, decidedBy, change } = told;
  const about = { entityId: programmeId, dedupeKey: `${programmeId}:${change}` };
  const link = `/lrn/approval/list?open=${approvalId}`;
  await notify(tx, { type: completionsChanged, recipients: [decidedBy], ...about, link });
}

/** Tells those who organise, once a programme and day. */
export async function tellUnsettled(
  tx: Tx,
  programmes: readonly { readonly programmeId: string; readonly recipients: readonly string[] }[],
  day: number,
): Promise<void> {
  const orders = programmes.map(({ programmeId, recipients }) => ({
    type: completionsUnsettled,
    recipients,
    entityId: programmeId,
    dedupeKey: `${programmeId}:${day}`,
    link: completionPath(programmeId),
  }));
  await notifyAll(tx, orders);
}
