/** Notices about corrections: to their students, and to those who have them. */
import type { CorrectionAction } from '@naru/contract/areas/portfolio/correction-desk.ts';

import type { Describe, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { writeInBoth } from '../../../blocks/manifest/notification-words.ts';
import { notify, notifyAll, type NotifyOrder } from '../../../blocks/notification/notify.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { deskPath, MINE_PATH, ownPath, QUEUE_PATH } from './paths.ts';
import { DESK_MENU } from './scope-sql.ts';
import { selectOwnTitles, selectTakenTitles } from './title-store.ts';

const describeOwn: Describe = async (db, { entityIds, recipientId }) => {
  const rows = await selectOwnTitles(db, { ids: entityIds, recipientId });
  return new Map(rows.map(({ id, title }) => [id, title]));
};

const describeTaken: Describe = async (db, { entityIds, recipientId, locale }) => {
  const rows = await selectTakenTitles(db, { ids: entityIds, recipientId, locale });
  return new Map(rows.map(({ id, title, studentNm }) => [id, `${studentNm} · ${title}`]));
};

const SAID = {
  group: 'LEARNING',
  channels: ['IN_APP', 'EMAIL'],
  isSensitive: false,
} as const;
const TO_STUDENT = {
  ...SAID,
  describe: describeOwn,
  isFor: ({ rights }: Actor) => rights.may('PTF_CL', 'C'),
} as const;
const TO_CORRECTOR = {
  ...SAID,
  describe: describeTaken,
  isFor: ({ rights }: Actor) => rights.may(DESK_MENU, 'U'),
} as const;

const inBoth = writeInBoth();

const taken: NotificationType = {
  ...TO_STUDENT,
  type: 'PAPER_CORRECTION_TAKEN',
  channels: ['IN_APP'],
  texts: inBoth(
    ['첨삭 담당 정해짐', '첨삭 담당이 정해졌어요', '누가 맡았고 언제까지 답이 오는지 확인해 보세요.', '요청 보기'],
    ['Correctors found', 'Somebody is correcting it', 'See who it is, and by when you get an answer.', 'View request'],
  ),
};

const completed: NotificationType = {
  ...TO_STUDENT,
  type: 'PAPER_CORRECTION_COMPLETED',
  isMandatory: true,
  texts: inBoth(
    ['첨삭 완료', '첨삭이 끝났어요', '의견을 하나씩 보고 반영할지 정해 주세요.', '첨삭 보기'],
    [
      'Completed corrections',
      'Your correction is ready',
      'Look at each comment and decide whether to use it.',
      'View correction',
    ],
  ),
};

const waitsAgain: NotificationType = {
  ...TO_STUDENT,
  type: 'PAPER_CORRECTION_WAITING_AGAIN',
  channels: ['IN_APP'],
  texts: inBoth(
    [
      '첨삭 담당 바뀜',
      '첨삭 담당이 바뀔 거예요',
      '다른 담당을 찾고 있어요. 지금까지의 의견은 그대로 있어요.',
      '요청 보기',
    ],
    [
      'Changes of corrector',
      'Somebody else will correct it',
      'Another corrector is being found. The comments so far stay.',
      'View request',
    ],
  ),
};

const assigned: NotificationType = {
  ...TO_CORRECTOR,
  type: 'PAPER_CORRECTION_ASSIGNED',
  texts: inBoth(
    ['첨삭 배정', '첨삭을 맡게 됐어요', '답변 기한을 확인하고 첨삭해 주세요.', '첨삭하기'],
    [
      'Assigned corrections',
      'A correction was assigned to you',
      'See by when it is needed, and correct it.',
      'Correct',
    ],
  ),
};

const takenAway: NotificationType = {
  ...TO_CORRECTOR,
  type: 'PAPER_CORRECTION_RELEASED',
  channels: ['IN_APP'],
  texts: inBoth(
    ['첨삭 배정 해제', '맡았던 첨삭이 다른 사람에게 넘어갔어요', '이제 하지 않아도 돼요.', '내 첨삭 보기'],
    [
      'Corrections taken over',
      'A correction you had went to somebody else',
      'There is nothing left for you to do.',
      'View mine',
    ],
  ),
};

const withdrawn: NotificationType = {
  ...TO_CORRECTOR,
  type: 'PAPER_CORRECTION_WITHDRAWN',
  channels: ['IN_APP'],
  texts: inBoth(
    ['첨삭 요청 철회', '맡았던 첨삭 요청을 학생이 철회했어요', '이제 하지 않아도 돼요.', '내 첨삭 보기'],
    ['Withdrawn requests', 'A student withdrew a request you had', 'There is nothing left for you to do.', 'View mine'],
  ),
};

const paperGone: NotificationType = {
  ...TO_CORRECTOR,
  type: 'PAPER_CORRECTION_GONE',
  channels: ['IN_APP'],
  texts: inBoth(
    ['첨삭하던 글 삭제', '맡았던 첨삭의 글을 학생이 삭제했어요', '이제 하지 않아도 돼요.', '내 첨삭 보기'],
    [
      'Papers deleted by their students',
      'A student deleted the paper you had to correct',
      'There is nothing left for you to do.',
      'View mine',
    ],
  ),
};

/** One a day to those who have requests before them that nobody has taken. */
const queued: NotificationType = {
  ...TO_CORRECTOR,
  type: 'PAPER_CORRECTION_QUEUE',
  channels: ['IN_APP'],
  isReminder: true,
  texts: inBoth(
    ['기다리는 첨삭 요청', '기다리는 첨삭 요청이 있어요', '가장 급한 것부터 맡을 수 있어요.', '요청 목록 보기'],
    ['Waiting requests', 'Requests for correction are waiting', 'The most urgent ones are on top.', 'View the queue'],
  ),
};

export const CORRECTION_NOTIFICATIONS: readonly NotificationType[] = [
  taken,
  completed,
  waitsAgain,
  assigned,
  takenAway,
  withdrawn,
  paperGone,
  queued,
];

export interface ToldCorrection {
  readonly id: string;
  /** The student. */
  readonly memberId: string;
  readonly version: number;
}

interface MovedNews {
  readonly correction: ToldCorrection;
  readonly action: CorrectionAction;
  /** Undefined: the portal itself. */
  readonly actorId: string | undefined;
  /** The one who had it before. */
  readonly formerId: string | null;
  /** The one to whom it was given. */
  readonly nextId: string | null;
}

function about(
  type: NotificationType,
  { id, version }: ToldCorrection,
  to: { readonly recipientId: string; readonly link: string },
): NotifyOrder {
  return { type, recipients: [to.recipientId], entityId: id, dedupeKey: `${id}:${version}`, link: to.link };
}

/** Tells everybody whom a step concerns; nobody hears of their own. */
export async function tellMoved(tx: Tx, news: MovedNews): Promise<void> {
  const { correction, action, actorId, formerId, nextId } = news;
  const { id, memberId } = correction;
  const toStudent = (type: NotificationType) => about(type, correction, { recipientId: memberId, link: ownPath(id) });
  const toFormer = (type: NotificationType) =>
    formerId === null || formerId === actorId
      ? []
      : [about(type, correction, { recipientId: formerId, link: MINE_PATH })];
  const toNext = nextId === null || nextId === actorId ? [] : [nextId];
  const orders: Readonly<Record<CorrectionAction, readonly NotifyOrder[]>> = {
    ASK: [],
    CLAIM: [toStudent(taken)],
    ASSIGN: [
      toStudent(taken),
      ...toNext.map((recipientId) => about(assigned, correction, { recipientId, link: deskPath(id) })),
      ...toFormer(takenAway),
    ],
    RELEASE: [toStudent(waitsAgain), ...toFormer(takenAway)],
    FINISH: [toStudent(completed)],
    WITHDRAW: toFormer(withdrawn),
    GONE: toFormer(paperGone),
  };
  await notifyAll(tx, orders[action]);
}

/** Tells people once a day that requests wait before them. */
export const tellQueued = (tx: Tx, people: { readonly memberIds: readonly string[]; readonly day: string }) =>
  notify(tx, { type: queued, recipients: people.memberIds, dedupeKey: people.day, link: QUEUE_PATH });
