/** Evidence: read by its student, the mileage office and the staff of the claim's department. */
import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { canChange } from './rules.ts';
import { isOwn, isRead, MILEAGE_DESK_MENU } from './scope-sql.ts';
import { hasClaim, selectClaimants, selectOptionalClaim } from './store.ts';

/** Contents and evidence of claims, by the name that the privacy log gives them. */
const CLAIM_FIELDS = ['mileageClaim'] as const;

/** Notes that somebody else than its student reads a claim. */
export async function noteReading(ctx: CallContext, claimId: string): Promise<void> {
  const subjectIds = await selectClaimants(ctx.db, claimId);
  if (subjectIds.includes(ctx.actor.memberId)) return;
  await ctx.db.transaction().execute((tx) =>
    writePrivacyLog(tx, ctx, {
      action: 'R',
      menuId: MILEAGE_DESK_MENU,
      subjectIds,
      fields: CLAIM_FIELDS,
      reason: null,
    }),
  );
}

export const claimFileRights: FileRights = {
  canRead: (db, actor, claimId) => hasClaim(db, claimId, isRead(actor)),
  canChange: async (db, actor, claimId) => {
    const row = await selectOptionalClaim(db, { id: claimId, isIn: isOwn(actor), locale: 'ko' });
    return row !== undefined && canChange(row.status);
  },
  // A change is a new version: nobody approves other evidence than they saw.
  isSavedWhole: true,
  noteReading,
};
