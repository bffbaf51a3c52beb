/** Evidence of objections: read by its student and the mileage office; handed in once, and changed by nobody. */
import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { DESK_MENU } from '../use/scope-sql.ts';
import { isRead } from './scope-sql.ts';
import { hasObjection, selectObjectors } from './store.ts';

/** Contents and evidence of objections, by the name that the privacy log gives them. */
const OBJECTION_FIELDS = ['mileageObjection'] as const;

/** Notes that somebody else than its student reads an objection. */
export async function noteReading(ctx: CallContext, objectionId: string): Promise<void> {
  const subjectIds = await selectObjectors(ctx.db, objectionId);
  if (subjectIds.includes(ctx.actor.memberId)) return;
  await ctx.db.transaction().execute((tx) =>
    writePrivacyLog(tx, ctx, {
      action: 'R',
      menuId: DESK_MENU,
      subjectIds,
      fields: OBJECTION_FIELDS,
      reason: null,
    }),
  );
}

export const objectionFileRights: FileRights = {
  canRead: (db, actor, objectionId) => hasObjection(db, objectionId, isRead(actor)),
  canChange: () => Promise.resolve(false),
  isSavedWhole: true,
  noteReading,
};
