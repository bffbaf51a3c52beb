import type { catalogue } from '@naru/contract/areas/learning/catalogue.ts';

import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Writer } from '../../../platform/http/serve.ts';
import { tellManagers } from '../trainee/appeal-notifications.ts';
import { judgeAppeal } from '../trainee/appeal-rules.ts';
import { APPEAL, insertAppeal } from '../trainee/appeal-store.ts';
import { traineeWords } from '../trainee/words.ts';
import { selectOwnRows } from './own-store.ts';
import { toNoShow } from './present.ts';

export const appealNoShow: Writer<typeof catalogue.appealNoShow> = {
  apply: async (ctx, { params, body }) => {
    const { tx, now, actor, locale } = ctx;
    const { id } = params;
    const [own] = await selectOwnRows(tx, actor.memberId, { ids: [id] });
    if (!own) return fail('notFound');
    const say = traineeWords[locale].appeal;
    const verdict = judgeAppeal(own, now);
    if (verdict !== 'OK') failField('content', say[verdict]);
    if (!(await insertAppeal(tx, { id, content: body.content, at: now }))) failField('content', say.again);
    await beginRecord(ctx, {
      to: 'ASKED',
      by: 'TRAINEE',
      audit: { action: 'appeals.ask', entity: APPEAL, entityId: id, after: { programmeId: own.programmeId } },
    });
    await tellManagers(tx, { id, programmeId: own.programmeId });
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const [own] = await selectOwnRows(ctx.db, ctx.actor.memberId, { ids: [id] });
    const noShow = own && toNoShow(own, ctx.now);
    return noShow ? { noShow } : fail('notFound');
  },
};
