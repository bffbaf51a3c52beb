import type { admin } from '@naru/contract/areas/admin.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { nothing, type Reader, type Writer } from '../../../platform/http/serve.ts';
import { accountHashes, hashAccount } from '../../../platform/session/account-hash.ts';
import { countSlowed, deleteFailures, selectFailures, selectSlowed, type SlowedRow } from './store.ts';

export const listSlowedSignIns: Reader<typeof admin.listSlowedSignIns> = async (ctx, { query }) => {
  const window = windowOf(query);
  const [rows, counted] = await Promise.all([selectSlowed(ctx.db, ctx.now, window), countSlowed(ctx.db, ctx.now)]);
  const content = rows.map((row) => toSlowed(row, ctx.now));
  return { slowedSignInPage: toPage(content, counted, window) };
};

/** S5: says of an unknown name what it says of a known one. */
export const findSlowedSignIns: Reader<typeof admin.findSlowedSignIns> = async (ctx, { query }) => {
  const rows = await selectFailures(ctx.db, accountHashes(query.username));
  const slowedSignInList = rows.map((row) => toSlowed(row, ctx.now));
  const until = slowedSignInList[0]?.until ?? null; // the longest wait comes first
  return { isSlowed: until !== null, until, slowedSignInList };
};

export const clearSlowedSignIns: Writer<typeof admin.clearSlowedSignIns> = {
  apply: async (ctx, { body }) => {
    const cleared = await deleteFailures(ctx.tx, accountHashes(body.username));
    await writeAudit(ctx.tx, ctx, {
      action: 'admin.clearSlowedSignIns',
      entity: 'sign_in_throttle',
      entityId: hashAccount(body.username),
      before: { addresses: cleared },
      after: { addresses: 0 },
    });
    return {};
  },
  answer: nothing,
};

function toSlowed(row: SlowedRow, now: Date) {
  const isWaiting = row.until !== null && row.until > now;
  return { ...row, until: isWaiting ? (row.until?.toISOString() ?? null) : null };
}
