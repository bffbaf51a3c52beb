/**
 * How the words of OneRoster become those of Naru.
 */
import type { MemberType } from '@naru/contract/access.ts';

import type { USER_ROLES } from './files.ts';

type UserRole = (typeof USER_ROLES)[number];

/** The types that a role gives, the primary one first. Families are no members of the university: they get none. */
export const TYPES_OF_ROLE: Readonly<Record<UserRole, readonly MemberType[]>> = {
  student: ['CURRENT_STUDENT', 'STUDENT'],
  teacher: ['FULLTIME_PROFESSOR'],
  counselor: ['ACADEMIC_COACH'],
  administrator: ['STAFF'],
  aide: ['STAFF'],
  districtAdministrator: ['STAFF'],
  principal: ['STAFF'],
  proctor: ['STAFF'],
  siteAdministrator: ['STAFF'],
  systemAdministrator: ['STAFF'],
  guardian: [],
  parent: [],
  relative: [],
};

/** More of a source's people than this share leaving at once is rather a broken export. */
const MOST_LEAVING = 0.1;

export function areTooManyLeaving(leaving: number, all: number): boolean {
  return leaving > all * MOST_LEAVING;
}
