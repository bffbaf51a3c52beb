/**
 * Notices about advisors. Never why somebody wants another one.
 */
import { notify } from '../../../blocks/notification/notify.ts';
import type { NotificationTexts, NotificationType } from '../../../blocks/manifest/notification-type.ts';
import { selectNearest } from '../../../blocks/reference/department/nearest-store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { OWN_ADVISOR_PATH } from '../shared/paths.ts';

const STUDENTS_PATH = '/cnslt/professor/stdnt/list/tutor';
const WISHES_PATH = '/admin/advisor/list?view=request';

type Said = Omit<NotificationTexts, 'title'> & { readonly title: string };

function aType(
  type: string,
  isFor: (actor: Actor) => boolean,
  { ko, en }: { readonly ko: Said; readonly en: Said },
): NotificationType {
  return {
    type,
    group: 'ADVISOR',
    channels: ['IN_APP', 'EMAIL'],
    isSensitive: true,
    isFor,
    texts: { ko: { ...ko, title: () => ko.title }, en: { ...en, title: () => en.title } },
  };
}

export const advisorAsked = aType('ADVISOR_ASKED', (actor) => actor.memberTypes.includes('DEPARTMENT_CHIEF'), {
  ko: {
    name: '지도교수 변경 신청',
    title: '지도교수 변경 신청이 왔어요',
    body: '이유를 보고 답해 주세요.',
    action: '신청 보기',
  },
  en: {
    name: 'Requests for another advisor',
    title: 'A student has requested another advisor',
    body: 'Read the reason and answer.',
    action: 'View request',
  },
});

export const advisorAnswered = aType('ADVISOR_ANSWERED', (actor) => actor.studentId !== null, {
  ko: {
    name: '지도교수 변경 신청 결과',
    title: '지도교수 변경 신청 결과가 나왔어요',
    body: '결과를 확인해 주세요.',
    action: '결과 보기',
  },
  en: {
    name: 'Answers to my advisor requests',
    title: 'Your request for another advisor has been answered',
    body: 'Check the answer.',
    action: 'View answer',
  },
});

export const advisorChanged = aType('ADVISOR_CHANGED', (actor) => actor.studentId !== null, {
  ko: {
    name: '지도교수 변경',
    title: '새 지도교수가 정해졌어요',
    body: '누구인지 확인하고, 지난 상담 기록을 공유할지 골라 주세요.',
    action: '내 지도교수 보기',
  },
  en: {
    name: 'Changes of my advisor',
    title: 'You have a new advisor',
    body: 'See who it is, and choose whether to share the notes from your earlier sessions.',
    action: 'View advisor',
  },
});

/** Nobody follows yet: it is told when somebody does. */
export const advisorEnded = aType('ADVISOR_ENDED', (actor) => actor.studentId !== null, {
  ko: {
    name: '지도교수 배정 종료',
    title: '지도교수 배정이 끝나요',
    body: '언제까지인지 확인해 주세요. 새 지도교수가 정해지면 알려 드려요.',
    action: '내 지도교수 보기',
  },
  en: {
    name: 'End of an advisor assignment',
    title: 'Your advisor assignment is ending',
    body: 'Check the end date. We’ll let you know once you have a new advisor.',
    action: 'View advisor',
  },
});

const isProfessor = (actor: Actor): boolean => actor.memberTypes.some((type) => type.endsWith('PROFESSOR'));

export const adviseesChanged = aType('ADVISEES_CHANGED', isProfessor, {
  ko: {
    name: '지도학생 변경',
    title: '지도학생이 바뀌었어요',
    body: '지금 지도하는 학생을 확인해 주세요.',
    action: '지도학생 보기',
  },
  en: {
    name: 'Changes to my assigned students',
    title: 'Your assigned students have changed',
    body: 'Check who you advise now.',
    action: 'View students',
  },
});

export const ADVISOR_NOTIFICATIONS: readonly NotificationType[] = [
  advisorAsked,
  advisorAnswered,
  advisorChanged,
  advisorEnded,
  adviseesChanged,
];

/** Students whose advisor changes, and the advisors of before and after. */
export async function tellOfChange(
  tx: Tx,
  told: { batchId: string; students: readonly string[]; advisors: readonly string[] },
): Promise<void> {
  const { batchId, students, advisors } = told;
  await notify(tx, { type: advisorChanged, recipients: students, dedupeKey: batchId, link: OWN_ADVISOR_PATH });
  await notify(tx, { type: adviseesChanged, recipients: advisors, dedupeKey: batchId, link: STUDENTS_PATH });
}

/** Students whose advisor stops, and who that is. */
export async function tellOfEnd(
  tx: Tx,
  { batchId, students, advisors }: { batchId: string; students: readonly string[]; advisors: readonly string[] },
): Promise<void> {
  await notify(tx, { type: advisorEnded, recipients: students, dedupeKey: batchId, link: OWN_ADVISOR_PATH });
  await notify(tx, { type: adviseesChanged, recipients: advisors, dedupeKey: batchId, link: STUDENTS_PATH });
}

/** Selects the head of the student's department; where it has none, that of the one above it, and at last administrators. */
export async function tellChiefs(
  tx: Tx,
  wish: { id: string; version: number; departmentCode: string; today: string },
): Promise<void> {
  const { departmentCode, today } = wish;
  await notify(tx, {
    type: advisorAsked,
    recipients: await selectNearest(tx, { departmentCode, type: 'DEPARTMENT_CHIEF', butNot: [], today }),
    entityId: wish.id,
    dedupeKey: `${wish.id}:${wish.version}`,
    link: WISHES_PATH,
  });
}

export async function tellOfAnswer(
  tx: Tx,
  wish: { id: string; version: number; studentMemberId: string },
): Promise<void> {
  await notify(tx, {
    type: advisorAnswered,
    recipients: [wish.studentMemberId],
    entityId: wish.id,
    dedupeKey: `${wish.id}:${wish.version}`,
    link: OWN_ADVISOR_PATH,
  });
}
