/**
 * What people hear of advisors. Never why somebody wants another one.
 */
import { notify } from '../../../blocks/notification/notify.ts';
import type { NotificationTexts, NotificationType } from '../../../blocks/notification/type.ts';
import { selectNearest } from '../../../blocks/reference/department/nearest.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/pool.ts';
import { OWN_ADVISOR_PATH } from '../paths.ts';

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
    isMandatory: false,
    isUrgent: false,
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
    title: 'A student asks for another advisor',
    body: 'See why, and answer.',
    action: 'See the request',
  },
});

export const advisorAnswered = aType('ADVISOR_ANSWERED', (actor) => actor.studentId !== null, {
  ko: {
    name: '지도교수 변경 신청의 답',
    title: '지도교수 변경 신청에 답이 왔어요',
    body: '어떻게 되었는지 확인해 주세요.',
    action: '답 보기',
  },
  en: {
    name: 'Answers about another advisor',
    title: 'Your request for another advisor was answered',
    body: 'See how it went.',
    action: 'See the answer',
  },
});

export const advisorChanged = aType('ADVISOR_CHANGED', (actor) => actor.studentId !== null, {
  ko: {
    name: '바뀐 지도교수',
    title: '지도교수가 정해졌어요',
    body: '누구인지 보고, 예전 상담 기록을 함께 볼지 골라 주세요.',
    action: '내 지도교수 보기',
  },
  en: {
    name: 'Changes of your advisor',
    title: 'You have a new advisor',
    body: 'See who it is, and choose whether they may read your earlier counselling records.',
    action: 'See your advisor',
  },
});

/** Nobody follows yet: it is told when somebody does. */
export const advisorEnded = aType('ADVISOR_ENDED', (actor) => actor.studentId !== null, {
  ko: {
    name: '끝난 지도교수 배정',
    title: '지도교수 배정이 끝나요',
    body: '언제까지인지 확인해 주세요. 새 지도교수가 정해지면 알려 드려요.',
    action: '내 지도교수 보기',
  },
  en: {
    name: 'The end of an advisor’s time',
    title: 'Your advisor’s time with you ends',
    body: 'See until when. We’ll tell you once you have a new one.',
    action: 'See your advisor',
  },
});

const isProfessor = (actor: Actor): boolean => actor.memberTypes.some((type) => type.endsWith('PROFESSOR'));

export const adviseesChanged = aType('ADVISEES_CHANGED', isProfessor, {
  ko: {
    name: '바뀐 지도학생',
    title: '지도학생이 바뀌었어요',
    body: '지금 지도하는 학생을 확인해 주세요.',
    action: '지도학생 보기',
  },
  en: {
    name: 'Changes of your students',
    title: 'Your assigned students have changed',
    body: 'See whom you advise now.',
    action: 'See your students',
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

/** Whoever heads the student's department; where nobody does, the one above it, and at last administrators. */
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
