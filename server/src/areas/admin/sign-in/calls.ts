import type { admin } from '@naru/contract/areas/admin.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { nothing, type Reader, type Writer } from '../../../platform/http/serve.ts';
import { accountHashes, hashAccount } from '../../../platform/session/account-hash.ts';
import {
  countSlowed,
  deleteFailures,
  selectFailures,
  selectSlowed,
  selectSlowedAddresses,
  type SlowedRow,
} from './store.ts';

export const listSlowedSignIns: Reader<typeof admin.listSlowedSignIns> = async (ctx, { query }) => {
  const window = windowOf(query);
  const [rows, counted] = await Promise.all([selectSlowed(ctx.db, ctx.now, window), countSlowed(ctx.db, ctx.now)]);
  const content = rows.map((row) => toSlowed(row, ctx.now));
  return { slowedSignInPage: toPage(content, counted, window) };
};

export const listSlowedAddresses: Reader<typeof admin.listSlowedAddresses> = async (ctx) => {
  const rows = await selectSlowedAddresses(ctx.db, ctx.now);
  const slowedAddressList = rows.map(({ address, slowedAt, waitMs, endsAt }) => ({
    address,
    slowedAt: slowedAt.toISOString(),
    waitSeconds: Math.ceil(waitMs / 1_000),
    endsAt: endsAt.toISOString(),
  }));
  return { slowedAddressList };
};

/** S5: answers for an unknown name as for a known one. */
export const findSlowedSignIns: Reader<typeof admin.findSlowedSignIns> = async (ctx, { query }) => {
  const rows = await selectFailures(ctx.db, accountHashes(ctx.platform.deriveKey, query.username));
  const slowedSignInList = rows.map((row) => toSlowed(row, ctx.now));
  const until = slowedSignInList[0]?.until ?? null; // the longest wait comes first
  return { isSlowed: until !== null, until, slowedSignInList };
};

export const clearSlowedSignIns: Writer<typeof admin.clearSlowedSignIns> = {
  apply: async (ctx, { body }) => {
    const cleared = await deleteFailures(ctx.tx, accountHashes(ctx.platform.deriveKey, body.username));
    await writeAudit(ctx.tx, ctx, {
      action: 'admin.clearSlowedSignIns',
      entity: 'sign_in_throttle',
      entityId: hashAccount(ctx.platform.deriveKey, body.username),
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
