/** Notices of corrections: never what somebody wrote, nor with whom it was. */
import { notify } from '../../../../blocks/notification/notify.ts';
import type { NotificationType } from '../../../../blocks/manifest/notification-type.ts';
import { selectNearest } from '../../../../blocks/reference/department/nearest-store.ts';
import type { WriteContext } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import type { MeetingRow } from '../core/store.ts';
import { counsellingCorrected } from '../notice/holding.ts';
import { ON_RECORD, aType, isParty } from '../notice/kind.ts';
import { CORRECTIONS_PATH } from '../../shared/paths.ts';
import { CORRECTION_MENU } from '../core/correction-scope-sql.ts';

export const correctionAsked = aType(
  'CORRECTION_ASKED',
  (actor) => actor.rights.may(CORRECTION_MENU, 'U'),
  {
    ko: {
      name: '상담 결과 정정 요청',
      title: '상담 결과 정정 요청이 왔어요',
      body: '이유를 보고 답해 주세요.',
      action: '요청 보기',
    },
    en: {
      name: 'Requests to correct counselling outcomes',
      title: 'You have a request to correct a counselling outcome',
      body: 'Read the reason and answer.',
      action: 'View request',
    },
  },
  ON_RECORD,
);

export const correctionDeclined = aType(
  'CORRECTION_DECLINED',
  isParty,
  {
    ko: {
      name: '상담 결과 정정 요청에 대한 답변',
      title: '상담 결과 정정 요청에 답변이 왔어요',
      body: '결과는 그대로예요. 이유를 확인해 주세요.',
      action: '답변 보기',
    },
    en: {
      name: 'Answers to correction requests',
      title: 'Your correction request has been answered',
      body: 'The outcome hasn’t changed. Check the reason.',
      action: 'View answer',
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
  ctx: WriteContext,
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
