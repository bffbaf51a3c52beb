import type { catalogue } from '@naru/contract/areas/learning/catalogue.ts';

import type { Writer } from '../../../platform/http/serve.ts';
import { fail } from '../../../platform/http/failure.ts';
import { isThere, saveBookmark } from './detail-store.ts';
import { finderOf } from './finder.ts';
import { typeFor } from './place.ts';

export const bookmarkProgramme: Writer<typeof catalogue.bookmarkProgramme> = {
  apply: async (ctx, { params, body }) => {
    const type = typeFor(ctx.actor, params.type, 'R');
    const { id } = params;
    if (!(await isThere(ctx.tx, { finder: finderOf(ctx, type), type, id }))) return fail('notFound');
    const { isOn } = body;
    await saveBookmark(ctx.tx, { memberId: ctx.actor.memberId, programmeId: id, isOn, at: ctx.now });
    return { isOn: String(isOn) };
  },
  answer: async (_ctx, { isOn }) => ({ isBookmarked: isOn === 'true' }),
};
