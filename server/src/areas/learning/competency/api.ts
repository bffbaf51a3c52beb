/** Programmes by the competencies that they promise, for areas that lead to them. */
import type { CompetencyCode, ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { PROGRAMME_PLACES, PROGRAMME_TYPES } from '@naru/contract/areas/learning/words.ts';

import type { CallContext } from '../../../platform/http/serve.ts';
import { finderOf } from '../catalogue/finder.ts';
import { countAhead } from './store.ts';

export interface ProgrammesAhead {
  readonly type: ProgrammeType;
  readonly competency: CompetencyCode;
  readonly count: number;
  /** The list of the type with these very programmes. */
  readonly path: string;
}

/** Counts the programmes ahead that the caller finds in each list that they may open, by competency. */
export async function countProgrammesAhead(ctx: CallContext): Promise<ProgrammesAhead[]> {
  const types = PROGRAMME_TYPES.filter((type) => ctx.actor.rights.may(PROGRAMME_PLACES[type].menuId, 'R'));
  const counted = await Promise.all(
    types.map(async (type) => {
      const rows = await countAhead(ctx.db, finderOf(ctx, type), type);
      const { path } = PROGRAMME_PLACES[type];
      return rows.map(({ code, count }) => ({
        type,
        competency: code,
        count,
        path: `${path}/list?competency=${code}`,
      }));
    }),
  );
  return counted.flat();
}
