/** The machine of appointments, and what they ask for (docs/specification.md, Duties). Pure. */
import type { Duty, MemberType } from '@naru/contract/access.ts';
import { TWO_PERSON_DUTIES, type DutyAction, type DutyStatus } from '@naru/contract/areas/duty.ts';

import { addDays } from '../../../blocks/calendar/hours.ts';
import type { Transition } from '../../../blocks/workflow/machine.ts';

/** ASKER: the one who appointed. SECOND: another one who may. OFFICE: all who look after the duty. */
export type DutySide = 'OFFICE' | 'ASKER' | 'SECOND' | 'SYSTEM';

export type DutyTransition = Transition<DutyAction | 'APPOINT' | 'LAPSE', DutyStatus, DutySide, DutyStatus>;

export const DUTY_TRANSITIONS: readonly DutyTransition[] = [
  { action: 'APPOINT', from: 'WAITING', to: 'APPOINTED', by: 'ASKER' },
  { action: 'CONFIRM', from: 'WAITING', to: 'APPOINTED', by: 'SECOND' },
  { action: 'DECLINE', from: 'WAITING', to: 'DECLINED', by: 'SECOND' },
  { action: 'WITHDRAW', from: 'WAITING', to: 'WITHDRAWN', by: 'ASKER' },
  { action: 'LAPSE', from: 'WAITING', to: 'WITHDRAWN', by: 'SYSTEM' },
  { action: 'END', from: 'APPOINTED', to: 'ENDED', by: ['OFFICE', 'SYSTEM'] },
];

const needTwo: ReadonlySet<string> = new Set(TWO_PERSON_DUTIES);

/** Returns whether a second person has to confirm. */
export const needsTwo = (duty: Duty): boolean => needTwo.has(duty);

/** Days for a second person to answer. */
export const CONFIRM_DAYS = 14;

const STAFF: readonly MemberType[] = ['STAFF'];
const TEACHING: readonly MemberType[] = ['FULLTIME_PROFESSOR', 'PROFESSOR', 'LECTURE_PROFESSOR', 'ACADEMIC_COACH'];

/** Types of which a person has one in force before and while they have the duty. */
export const TYPES_OF_DUTY: Readonly<Record<Duty, readonly MemberType[]>> = {
  LAW_COUNSELLOR: [...STAFF, ...TEACHING],
  PSYCHOLOGICAL_COUNSELLOR: STAFF,
  PSYCHOLOGICAL_MANAGER: STAFF,
  PEER_COACH: ['CURRENT_STUDENT'],
  CAREER_COUNSELLOR: [...STAFF, ...TEACHING],
  CORRECTOR: [...STAFF, ...TEACHING],
  MENTOR: [...STAFF, ...TEACHING, 'ALUMNI', 'CURRENT_STUDENT'],
};

export interface Period {
  readonly beginsOn: string;
  readonly endsOn: string | null;
}

const MOST_DAYS = 366;

export type PeriodVerdict = 'OK' | 'BACKWARDS' | 'OVER' | 'FAR';

/** Judges a period that somebody wants; days are those of Seoul. */
export function judgePeriod({ beginsOn, endsOn }: Period, today: string): PeriodVerdict {
  if (endsOn !== null && endsOn < beginsOn) return 'BACKWARDS';
  if (endsOn !== null && endsOn < today) return 'OVER';
  return beginsOn < addDays(today, -MOST_DAYS) || beginsOn > addDays(today, MOST_DAYS) ? 'FAR' : 'OK';
}

/** A day that has to be there before a duty begins. */
export type Condition = 'consentedOn' | 'trainedOn';

/** Finds the conditions of a duty that are missing, or not met by its first day and today. */
export function findUnmet(
  wish: { readonly dutyCode: Duty; readonly beginsOn: string } & Readonly<Record<Condition, string | null>>,
  today: string,
): Condition[] {
  if (wish.dutyCode !== 'PEER_COACH') return [];
  return (['consentedOn', 'trainedOn'] as const).filter((condition) => {
    const day = wish[condition];
    return day === null || day > wish.beginsOn || day > today;
  });
}

/** Returns the last day of a duty that is ended today: yesterday, or the day before its first one. */
export function lastDayOf({ beginsOn, endsOn }: Period, today: string): string {
  const yesterday = addDays(today, -1);
  const before = addDays(beginsOn, -1);
  const last = yesterday < before ? before : yesterday;
  return endsOn !== null && endsOn < last ? endsOn : last;
}

export interface SecondPerson {
  readonly actorId: string;
  readonly memberId: string;
  readonly askedBy: string | null;
  /** One of the two is an administrator. */
  readonly hasAdministrator: boolean;
  /** Did not get their rights or password from the asker. */
  readonly isIndependent: boolean;
}

export function isSecond({ actorId, memberId, askedBy, hasAdministrator, isIndependent }: SecondPerson): boolean {
  return askedBy !== null && actorId !== askedBy && actorId !== memberId && hasAdministrator && isIndependent;
}
