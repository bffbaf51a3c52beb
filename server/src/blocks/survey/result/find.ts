import type { Person } from '../../../platform/access/actor.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { keptFrom, type SurveyContext } from '../../manifest/survey-source.ts';
import { selectOptionalSurvey, type SurveyRow } from '../core/store.ts';

export type Contexts = readonly SurveyContext[];

/** @throws Failure `notFound`, also for one that is kept from the caller */
export async function findSurvey(ctx: CallContext<Person>, contexts: Contexts, id: string): Promise<SurveyRow> {
  const row = await selectOptionalSurvey(ctx.db, id);
  return row && !keptFrom(contexts, ctx.actor).includes(row.contextType) ? row : fail('notFound');
}
