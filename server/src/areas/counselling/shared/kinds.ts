/** The counsellors of a kind, by type or duty in force on a day, whatever they have set up; and who may ask them. */
import type { Duty, MemberType } from '@naru/contract/access.ts';
import { ASKED_KINDS, type CounsellingKind } from '@naru/contract/areas/counselling/words.ts';

import type { Actor } from '../../../platform/access/actor.ts';

/** People of the type counsel in the kind. */
export const TYPES: readonly (readonly [CounsellingKind, MemberType])[] = [
  ['PROFESSOR', 'FULLTIME_PROFESSOR'],
  ['COACH', 'ACADEMIC_COACH'],
];
export const APPOINTED: readonly (readonly [CounsellingKind, Duty])[] = [
  ['PEER', 'PEER_COACH'],
  ['CAREER', 'CAREER_COUNSELLOR'],
  ['LAW', 'LAW_COUNSELLOR'],
];

/** Returns the kind of counselling that a duty is about. @throws where it is about none */
export function kindOfDuty(duty: Duty): CounsellingKind {
  const found = APPOINTED.find(([, appointed]) => appointed === duty);
  if (!found) throw new Error(`${duty} counsels nobody.`);
  return found[0];
}

/** Returns the kinds that a person may ask: students all, alumni professors. A law counsellor needs a case. */
export function kindsFor(actor: Pick<Actor, 'memberTypes'>): CounsellingKind[] {
  if (actor.memberTypes.includes('CURRENT_STUDENT')) return [...ASKED_KINDS];
  return actor.memberTypes.includes('ALUMNI') ? ['PROFESSOR'] : [];
}
