/** Questions that other areas ask about counselling: with whom somebody talks, never about what. */
import type { Person } from '../../platform/access/actor.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import { koreanDate } from '../../platform/time.ts';
import { kindsFor } from './shared/kinds.ts';
import { selectOptionalAskable } from './shared/open-case-store.ts';
import { choosePath, studentPath } from './shared/paths.ts';

export { meetingCorrected, meetingHeld } from './shared/held-event.ts';
export { selectOptionalOutcome, selectOutcomes, type MeetingOutcome } from './shared/outcome-store.ts';
export { careerStudentsOf, psychologicalStudentsOf } from './shared/open-case-sql.ts';
export { countMeetingsBetween, selectOpenCases, type OpenCases } from './shared/open-case-store.ts';

const LIST_PATH = '/cs/prof/reqst/list';
const PSYCHOLOGICAL_PATH = '/cs/psch/reqst/agre';

/** The page of a meeting for its student. */
export const ownMeetingPath = (meetingId: string): string => studentPath('PROFESSOR', meetingId);

export interface CounsellingOffer {
  /** The one who looks after the person already; null where one chooses, or is not told. */
  readonly personNm: string | null;
  readonly path: string;
}

/** Finds where the person asks for counselling of a kind; undefined where they cannot, or nobody offers it. */
export async function findCounselling(
  ctx: CallContext<Person>,
  kind: 'PROFESSOR' | 'COACH' | 'CAREER' | 'PSYCHOLOGICAL',
): Promise<CounsellingOffer | undefined> {
  const { actor, db, locale } = ctx;
  const { memberId, studentId, rights } = actor;
  if (studentId === null) return undefined;
  if (kind === 'PSYCHOLOGICAL')
    return rights.may('CS_PSCH', 'C') ? { personNm: null, path: PSYCHOLOGICAL_PATH } : undefined;
  if (!rights.may('CS_PROF', 'C') || !kindsFor(actor).includes(kind)) return undefined;
  const found = await selectOptionalAskable(db, { kind, studentId, memberId, today: koreanDate(ctx.now), locale });
  if (!found) return undefined;
  return found.isOwn
    ? { personNm: found.name, path: choosePath(found.counsellorId) }
    : { personNm: null, path: `${LIST_PATH}?kind=${kind}` };
}
