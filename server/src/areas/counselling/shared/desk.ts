/** Desks and their counsellors: professors and coaches share one address, each is one counsellor there. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import { DESK_MENUS, DESKS, type CounsellingKind, type Desk } from '@naru/contract/areas/counselling/words.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';

export interface OwnDesk {
  readonly desk: Desk;
  readonly memberId: string;
  readonly kind: CounsellingKind;
}

/** @throws Failure `notFound` for a desk that is none, or none of the caller's */
export function openDesk(ctx: CallContext, name: string, privilege: GeneralPrivilege): OwnDesk {
  const desk = DESKS.find((one) => one === name);
  if (!desk || !ctx.actor.rights.may(DESK_MENUS[desk], privilege)) return fail('notFound');
  return { desk, memberId: ctx.actor.memberId, kind: kindOf(ctx.actor, desk) };
}

/** Returns the kinds of counsellor that the actor is today. */
export function kindsAt(actor: Actor): CounsellingKind[] {
  return DESKS.filter((desk) => actor.rights.may(DESK_MENUS[desk], 'RR')).map((desk) => kindOf(actor, desk));
}

function kindOf(actor: Actor, desk: Desk): CounsellingKind {
  if (desk === 'peer') return 'PEER';
  if (desk === 'career') return 'CAREER';
  if (desk === 'law') return 'LAW';
  return actor.memberTypes.includes('FULLTIME_PROFESSOR') ? 'PROFESSOR' : 'COACH';
}
