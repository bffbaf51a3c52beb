import type { survey as calls } from '@naru/contract/areas/survey.ts';

import type { Person } from '../../../platform/access/actor.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { keptFrom, type SurveyContext } from '../source.ts';
import { selectOptionalOpenSurvey, selectOptionalSurvey, type SurveyRow } from '../table.ts';
import { readFigures } from './read.ts';

type Contexts = readonly SurveyContext[];

/** @throws Failure `notFound`, also for one that is kept from the caller */
export async function findSurvey(ctx: CallContext<Person>, contexts: Contexts, id: string): Promise<SurveyRow> {
  const row = isId(id) ? await selectOptionalSurvey(ctx.db, id) : undefined;
  return row && !keptFrom(contexts, ctx.actor).includes(row.contextType) ? row : fail('notFound');
}

export const readResult =
  (contexts: Contexts): Reader<typeof calls.readResult> =>
  async (ctx, { params, query }) => {
    const survey = await findSurvey(ctx, contexts, params.id);
    return {
      result: await readFigures(ctx, { contexts, survey, asked: query, figuresOnly: false }),
      canExport: ctx.actor.rights.may('ADM_SURVEY', 'E'),
    };
  };

/** Figures about the caller's own work, by the rule that its area gives. */
export const readOwnResult =
  (contexts: Contexts): Reader<typeof calls.readOwnResult> =>
  async (ctx, { params }) => {
    const own = contexts.find(({ type }) => type === params.contextType)?.source.ownFacet?.(ctx.actor);
    if (!own) return fail('notFound');
    const survey = (await selectOptionalOpenSurvey(ctx.db, params.contextType)) ?? fail('notFound');
    return { result: await readFigures(ctx, { contexts, survey, asked: own, figuresOnly: true }) };
  };
