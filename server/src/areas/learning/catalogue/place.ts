/** The type of programme that an address means, and the menu that decides about it. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';
import {
  PROGRAMME_PLACES,
  PROGRAMME_TYPES,
  type ProgrammeSlug,
  type ProgrammeType,
} from '@naru/contract/areas/learning/words.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/http/failure.ts';

/** @throws Failure `forbidden` where the menu of the type does not give the privilege */
export function typeFor(actor: Actor, slug: ProgrammeSlug, privilege: GeneralPrivilege): ProgrammeType {
  const type = PROGRAMME_TYPES.find((one) => PROGRAMME_PLACES[one].slug === slug) ?? fail('notFound');
  return actor.rights.may(PROGRAMME_PLACES[type].menuId, privilege) ? type : fail('forbidden');
}
