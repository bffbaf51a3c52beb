/**
 * Asks for what a second administrator has to confirm, and tells the person and the other administrators.
 */
import { notify } from '../../../../blocks/notification/notify.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { selectAdministrators } from '../../role/store.ts';
import { changeWaits, identityAsked, resetBegun } from './notifications.ts';
import { saveAskedChange, type NewChange } from './store.ts';

/** For this long what was asked for can be confirmed. */
const WAITS_MS = 24 * 60 * 60_000;

export const ACCOUNT_LINK = '/session/account/form';

/** Returns until when it waits. */
export async function askChange(tx: Tx, change: Omit<NewChange, 'expiresAt'>): Promise<Date> {
  const expiresAt = new Date(change.at.getTime() + WAITS_MS);
  const id = await saveAskedChange(tx, { ...change, expiresAt });
  if (id === undefined) return expiresAt;
  const { memberId, askedBy, kind } = change;
  const others = (await selectAdministrators(tx)).filter((one) => one !== askedBy && one !== memberId);
  await notify(tx, {
    type: kind === 'IDENTITY' ? identityAsked : resetBegun,
    recipients: [memberId],
    dedupeKey: id,
    link: ACCOUNT_LINK,
  });
  await notify(tx, { type: changeWaits, recipients: others, dedupeKey: id, link: '/admin/member/list' });
  return expiresAt;
}
