/** Refusals of a claim, each at its field, before it is saved. */
import type { Db } from '../../../../platform/db/db.ts';
import { failField } from '../../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { judgeEarning, type JudgedEarning } from '../ledger/post.ts';
import { keepNumber } from './number.ts';
import { findDeedProblem, findEmptyProblem, type ClaimedDeed, type DeedProblem } from './rules.ts';
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

function refuseAt({ locale }: CallContext, { field, code, bound }: DeedProblem): never {
  failField(field, claimWords[locale].problems[code]((bound ?? 0).toLocaleString('en')));
}

/** Checks what is claimed, and returns the columns that it makes. @throws Failure `invalid` at the field */
export async function checkContent(
  ctx: WriteContext,
  body: ClaimBody,
  earlier: ClaimRow | undefined,
): Promise<{ readonly item: ClaimableItem; readonly content: ClaimContent }> {
  const item = await findItem(ctx, body.itemId);
  const judged = await judgeOwn(ctx, ctx.tx, item, body);
  const bounds = { today: koreanDate(ctx.now), mostQuantity: item.mostQuantity };
  const problem = findDeedProblem(body, judged.rule, bounds) ?? findEmptyProblem(judged.points, judged.explanationList);
  if (problem) refuseAt(ctx, problem);
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
  if (kind === 'SAME') failField('happenedOn', say.same);
  failField('certificateNo', isOwn ? say.ownNumber : say.foreignNumber);
}
