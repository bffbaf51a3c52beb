/** The number of the account that a use is paid to: sealed, and told by its end alone. */
import { failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import type { SealedAccount } from './store.ts';
import { useWords } from './words.ts';

/** Fewer digits are no account of a bank. */
const LEAST_DIGITS = 8;
const END_DIGITS = 4;

/**
 * Seals a number; without one the earlier stays.
 * @throws Failure `invalid` at `accountNo`, which never repeats the number
 */
export async function sealAccount(
  ctx: WriteContext,
  accountNo: string,
  earlier: SealedAccount | null,
): Promise<SealedAccount | null> {
  if (accountNo === '') return earlier;
  const digits = accountNo.replaceAll('-', '');
  if (digits.length < LEAST_DIGITS) failField('accountNo', useWords[ctx.locale].shortAccount);
  const { sealing } = ctx.platform;
  const key = earlier ? await sealing.readKey(ctx.tx, earlier.key) : await sealing.makeKey(ctx.tx, ctx.now);
  return { key: key.id, sealed: key.seal('account', accountNo), end: digits.slice(-END_DIGITS) };
}
