import type { survey as calls } from '@naru/contract/areas/survey.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { selectOptionalOpenSurvey } from '../core/store.ts';
import { readFigures } from './read.ts';
import { type Contexts, findSurvey } from './find.ts';

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
