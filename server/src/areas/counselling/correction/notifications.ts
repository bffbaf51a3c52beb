/** What is told of corrections: never what somebody wrote, nor with whom it was. */
import { notify } from '../../../blocks/notification/notify.ts';
import type { NotificationType } from '../../../blocks/notification/type.ts';
import { selectNearest } from '../../../blocks/reference/department/nearest.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { MeetingRow } from '../meeting/store.ts';
import { ON_RECORD, aType, isCounsellor, isStudent } from '../notice/kind.ts';
import { CORRECTIONS_PATH } from '../paths.ts';
import { CORRECTION_MENU } from './store.ts';

export const correctionAsked = aType(
  'CORRECTION_ASKED',
  (actor) => actor.rights.may(CORRECTION_MENU, 'U'),
  {
    ko: {
      name: '상담 결과 정정 요청',
      title: '상담 결과를 정정해 달라는 요청이 왔어요',
      body: '이유를 보고 답해 주세요.',
      action: '요청 보기',
    },
    en: {
      name: 'Requests to correct counselling outcomes',
      title: 'There is a request to correct a counselling outcome',
      body: 'See why, and answer.',
      action: 'See the request',
    },
  },
  ON_RECORD,
);

const isParty = (actor: Actor): boolean => isStudent(actor) || isCounsellor(actor);

export const counsellingCorrected = aType(
  'COUNSELLING_CORRECTED',
  isParty,
  {
    ko: {
      name: '정정된 상담 결과',
      title: '상담 결과가 정정되었어요',
      body: '무엇이 어떻게 바뀌었는지 확인해 주세요.',
      action: '상담 보기',
    },
    en: {
      name: 'Corrected counselling outcomes',
      title: 'The outcome of your counselling was corrected',
      body: 'See what has changed.',
      action: 'See the meeting',
    },
  },
  ON_RECORD,
);

export const correctionDeclined = aType(
  'CORRECTION_DECLINED',
  isParty,
  {
    ko: {
      name: '상담 결과 정정 요청에 대한 답',
      title: '상담 결과 정정 요청에 답이 왔어요',
      body: '결과는 그대로예요. 이유를 확인해 주세요.',
      action: '답 보기',
    },
    en: {
      name: 'Answers about counselling outcomes',
      title: 'Your request to correct an outcome was answered',
      body: 'The outcome stays as it is. See why.',
      action: 'See the answer',
    },
  },
  ON_RECORD,
);

export const CORRECTION_NOTIFICATIONS: readonly NotificationType[] = [
  correctionAsked,
  counsellingCorrected,
  correctionDeclined,
];

/** Tells the nearest who can decide it, and none of the two it is about. */
export async function tellDeciders(
  ctx: WriteContext<Actor>,
  about: Pick<MeetingRow, 'studentDepartmentCode' | 'studentMemberId' | 'counsellorMemberId'> & {
    readonly correctionId: string;
  },
): Promise<void> {
  const { correctionId, studentDepartmentCode: departmentCode } = about;
  const butNot = [about.studentMemberId, about.counsellorMemberId];
  await notify(ctx.tx, {
    type: correctionAsked,
    recipients: await selectNearest(ctx.tx, { departmentCode, type: 'STAFF', butNot, today: koreanDate(ctx.now) }),
    entityId: correctionId,
    dedupeKey: correctionId,
    link: CORRECTIONS_PATH,
  });
}
