/** Rows as the calls answer them. */
import { type ProgrammeCard, type SessionView } from '@naru/contract/areas/learning/words.ts';
import type { NoShow } from '@naru/contract/areas/learning/catalogue.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { freeSeats, stageOf } from '../core/rules.ts';
import { appealEnd, judgeAppeal } from '../trainee/appeal-rules.ts';
import { toClash } from '../trainee/clash.ts';
import type { CardRow } from './card-store.ts';
import type { DetailRow, SessionRow } from './detail-store.ts';
import type { OwnRow } from './own-store.ts';
import { catalogueWords } from './words.ts';

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function toCard(row: CardRow, { now, locale }: Pick<CallContext, 'now' | 'locale'>): ProgrammeCard {
  const { traineeId, status } = row;
  const [clash] = row.clashes;
  return {
    programmeId: row.id,
    typeCode: row.typeCode,
    name: row.name,
    deptNm: row.departmentName,
    stage: stageOf(row, now),
    selection: row.selection,
    appliesFrom: row.appliesFrom.toISOString(),
    appliesUntil: row.appliesUntil.toISOString(),
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    sessionCount: row.sessionCount,
    hours: row.hours,
    points: row.points,
    place: row.place,
    isOnline: row.isOnline,
    competencyList: row.competencies,
    capacity: row.capacity,
    freeCount: freeSeats(row),
    queueCount: row.queued,
    isBookmarked: row.isBookmarked,
    clash: clash ? toClash(clash, locale) : null,
    own:
      traineeId === null || status === null
        ? null
        : {
            traineeId,
            status,
            rank: row.rank,
            offeredUntil: iso(row.offeredUntil),
            isCompleted: row.completedAt !== null,
          },
  };
}

export function toSession(row: Omit<SessionRow, 'onlineUrl'>): SessionView {
  return {
    sessionId: row.sessionId,
    number: row.number,
    title: row.title,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    place: row.place,
    teacherNm: row.teacherName,
  };
}

export function toNoShow(row: OwnRow, now: Date): NoShow | null {
  const { noShowAt, appealStatus, appealAskedAt } = row;
  if (noShowAt === null && appealStatus === null) return null;
  return {
    isCounted: noShowAt !== null,
    appealUntil: noShowAt !== null && judgeAppeal(row, now) === 'OK' ? appealEnd(noShowAt).toISOString() : null,
    appeal:
      appealStatus === null || appealAskedAt === null
        ? null
        : {
            status: appealStatus,
            content: row.appealContent ?? '',
            askedAt: appealAskedAt.toISOString(),
            decidedAt: iso(row.appealDecidedAt),
            reason: row.appealReason,
          },
  };
}

/** Says in words for whom a programme is: "재학생 · 컴퓨터공학과 · 1, 2학년". */
export function describeAudience(
  row: Pick<DetailRow, 'audienceTypes' | 'audienceDepartments' | 'audienceGrades'>,
  locale: Locale,
): string {
  const types = ENUMS.memberType.filter((one) => row.audienceTypes.includes(one));
  const parts = [
    types.map((one) => enumWord('memberType', one, locale)).join(', '),
    row.audienceDepartments.join(', '),
    row.audienceGrades.length > 0
      ? catalogueWords[locale].grades(row.audienceGrades.toSorted((a, b) => a - b).join(', '))
      : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Says why an application ended: in the organisers' words, or in the portal's. */
export function describeReason({ reason, reasonCode }: Pick<OwnRow, 'reason' | 'reasonCode'>, locale: Locale) {
  if (reason !== null) return reason;
  return reasonCode === null ? null : catalogueWords[locale].left[reasonCode];
}
