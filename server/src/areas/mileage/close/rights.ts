/** The right to work with closes: the mileage office has it. */
import type { GeneralPrivilege } from '@naru/contract/access.ts';

import type { Person } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/http/failure.ts';
import { DESK_MENU } from '../use/scope-sql.ts';

/** Refuses who has the privilege for less than everybody. @throws Failure `forbidden` */
export function requireOffice({ rights }: Person, privilege: GeneralPrivilege): void {
  if (!rights.scopes(DESK_MENU, privilege).has('ALL')) fail('forbidden');
}
