/** Refusals of a claim, each at its field, before it is saved. */
import type { FieldError } from '@naru/contract/envelope.ts';
import type { Db } from '../../../platform/db/db.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { judgeEarning, type JudgedEarning } from '../ledger/post.ts';
import { keepNumber } from './number.ts';
import { findDeedProblem, findEmptyProblem, type ClaimedDeed } from './rules.ts';
import { selectOptionalItem, type ClaimableItem, type ClaimContent, type ClaimRow, type Duplicate } from './store.ts';
import { claimWords } from './words.ts';

export interface ClaimBody extends ClaimedDeed {
  readonly itemId: string;
  readonly certificateNo: string;
  readonly note: string;
  readonly fileId: string | null;
  readonly keepList?: readonly number[] | undefined;
}

/** @throws Failure `invalid` at `itemId` */
export async function findItem({ db, locale }: CallContext, itemId: string): Promise<ClaimableItem> {
  return (await selectOptionalItem(db, itemId, locale)) ?? failField('itemId', claimWords[locale].noItem);
}

/** Judges a deed of the caller as approving it would now. */
export function judgeOwn(
  { actor }: CallContext,
  db: Db,
  item: ClaimableItem,
  deed: ClaimedDeed,
): Promise<JudgedEarning> {
  const { happenedOn, quantity } = deed;
  return judgeEarning(db, { memberId: actor.memberId, item, happenedOn, quantity, promised: null });
}

/** Says why a deed cannot be claimed, for the preview as for handing it in; undefined where it can. */
export function findRefusal(
  { now, locale }: CallContext,
  deed: ClaimedDeed,
  { item, judged }: { readonly item: ClaimableItem; readonly judged: JudgedEarning },
): FieldError | undefined {
  const bounds = { today: koreanDate(now), mostQuantity: item.mostQuantity, takesDecimals: item.takesDecimals };
  const problem = findDeedProblem(deed, judged.rule, bounds) ?? findEmptyProblem(judged.points, judged.explanationList);
  if (!problem) return undefined;
  const { field, code, bound } = problem;
  return { field, message: claimWords[locale].problems[code]((bound ?? 0).toLocaleString('en')) };
}

/** Checks what is claimed, and returns the columns that it makes. @throws Failure `invalid` at the field */
export async function checkContent(
  ctx: WriteContext,
  body: ClaimBody,
  earlier: ClaimRow | undefined,
): Promise<{ readonly item: ClaimableItem; readonly content: ClaimContent }> {
  const item = await findItem(ctx, body.itemId);
  const judged = await judgeOwn(ctx, ctx.tx, item, body);
  const refusal = findRefusal(ctx, body, { item, judged });
  if (refusal) failField(refusal.field, refusal.message);
  const { hash, end } = numberOf(ctx, item, { typed: body.certificateNo, earlier });
  const content = {
    item_id: item.id,
    grade_group: item.gradeGroup ?? item.code,
    happened_on: body.happenedOn,
    quantity: body.quantity,
    number_hash: hash,
    number_end: end,
    note: body.note,
    file_id: body.fileId,
    expected: judged.points,
    asked_at: earlier?.status === 'WAIT' ? earlier.askedAt : ctx.now,
  };
  return { item, content };
}

/** An empty number keeps the one that was there. @throws Failure `invalid` at `certificateNo` */
function numberOf(
  { platform, locale }: CallContext,
  { asksNumber }: ClaimableItem,
  { typed, earlier }: { readonly typed: string; readonly earlier: ClaimRow | undefined },
): { readonly hash: string | null; readonly end: string | null } {
  if (!asksNumber) return { hash: null, end: null };
  const say = claimWords[locale];
  if (typed !== '') return keepNumber(platform.deriveKey, typed) ?? failField('certificateNo', say.shortNumber);
  if (!earlier || earlier.numberHash === null) return failField('certificateNo', say.noNumber);
  return { hash: earlier.numberHash, end: earlier.numberEnd };
}

/** Says at its field what is claimed already, and never whose. */
export function refuseDuplicate({ locale }: CallContext, { kind, isOwn }: Duplicate): never {
  const say = claimWords[locale];
  if (kind === 'SAME') failField('note', say.same);
  failField('certificateNo', isOwn ? say.ownNumber : say.foreignNumber);
}
