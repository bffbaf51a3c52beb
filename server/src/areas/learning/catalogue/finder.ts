/** A person as someone who looks for programmes of one type. */
import { PROGRAMME_PLACES, type ProgrammeType } from '@naru/contract/areas/learning/words.ts';

import type { Person } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { Finder } from './audience-sql.ts';

/** People to whom the lists show what is for them, and nothing else. */
const LEARNERS: ReadonlySet<string> = new Set(['STUDENT', 'CURRENT_STUDENT', 'ALUMNI']);

export function finderOf(ctx: CallContext<Person>, type: ProgrammeType): Finder {
  const { actor, now, locale } = ctx;
  const applies = actor.rights.may(PROGRAMME_PLACES[type].menuId, 'C');
  const isLearner = actor.memberTypes.every((one) => LEARNERS.has(one));
  return { memberId: actor.memberId, now, today: koreanDate(now), locale, applies, seesAll: !applies && !isLearner };
}
