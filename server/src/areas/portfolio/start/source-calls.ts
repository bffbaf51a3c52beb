import type { portfolioStart as calls } from '@naru/contract/areas/portfolio/start.ts';

import type { Reader } from '../../../platform/http/serve.ts';
import { listShownFacts, type FactSources } from './facts.ts';
import { findOwn } from './own.ts';

export const readSource =
  (sources: FactSources): Reader<typeof calls.readSource> =>
  async (ctx, { params: { id } }) => {
    const { content } = await findOwn(ctx, id);
    const { db, actor, now } = ctx;
    return listShownFacts(db, { memberId: actor.memberId, content, now, sources });
  };
