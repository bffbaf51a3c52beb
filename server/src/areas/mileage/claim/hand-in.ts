/** A claim is handed in, changed, or handed in again: one at a time for each student. */
import { EVIDENCE_EXTENSIONS } from '@naru/contract/areas/mileage/claims.ts';
import { MILEAGE_MOST } from '@naru/contract/areas/mileage/words.ts';

import { attachFiles, releaseFiles } from '../../../blocks/file/attach.ts';
import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { expectVersion, takeStep, reasonAgainst } from '../../../blocks/workflow/take-step.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { lockAccount } from '../ledger/store.ts';
import { checkContent, refuseDuplicate, type ClaimBody } from './check.ts';
import { claimMachine, standingOf } from './machine.ts';
import { canChange } from './rules.ts';
import {
  CLAIM,
  insertOptionalClaim,
  selectOptionalDuplicate,
  updateFile,
  type ClaimableItem,
  type ClaimRow,
} from './store.ts';
import { claimWords } from './words.ts';

const UNIQUE_VIOLATION = '23505';

/** @throws Failure `invalid` at the field that does not hold */
export async function handInFirst(ctx: WriteContext, body: ClaimBody): Promise<string> {
  const { memberId } = ctx.actor;
  await lockAccount(ctx.tx, memberId);
  const { item, content } = await checkContent(ctx, body, undefined);
  const id = await insertOptionalClaim(ctx.tx, memberId, { ...content, file_id: null });
  if (id === undefined) {
    const duplicate = await selectOptionalDuplicate(ctx.tx, content, { memberId });
    return duplicate ? refuseDuplicate(ctx, duplicate) : fail('conflict');
  }
  const files = await saveFiles(ctx, { id, item, body });
  if (body.fileId !== null) await updateFile(ctx.tx, id, body.fileId);
  const { happenedOn, quantity } = body;
  const after = { itemId: item.id, happenedOn, quantity, files };
  const audit = { action: 'mileage_claims.hand_in', entity: CLAIM, entityId: id, after };
  await beginRecord(ctx, { to: 'WAIT', by: 'STUDENT', audit });
  return id;
}

/** The account and the claim are locked. @throws Failure `conflict`, `invalid` at the field that does not hold */
export async function handInAgain(
  ctx: WriteContext,
  row: ClaimRow,
  body: ClaimBody & { readonly version: number },
): Promise<void> {
  expectVersion(standingOf(row), body.version);
  if (!canChange(row.status)) failNow(reasonAgainst(claimMachine, 'HAND_IN', row.status), standingOf(row));
  const { item, content } = await checkContent(ctx, body, row);
  const except = { memberId: ctx.actor.memberId, exceptId: row.id };
  const duplicate = await selectOptionalDuplicate(ctx.tx, content, except);
  if (duplicate) refuseDuplicate(ctx, duplicate);
  await saveFiles(ctx, { id: row.id, item, body });
  const given = { action: 'HAND_IN', content } as const;
  await takeStep(ctx, claimMachine, row, { sides: ['STUDENT'], given }).catch((error: unknown) => {
    // Somebody else handed the number in since it was looked for; one's own claims wait for each other.
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    refuseDuplicate(ctx, { kind: 'NUMBER', isOwn: false });
  });
}

/** Attaches the evidence in the place of what was there. @throws Failure `invalid` at `fileId` */
async function saveFiles(
  ctx: WriteContext,
  { id, item, body }: { readonly id: string; readonly item: ClaimableItem; readonly body: ClaimBody },
): Promise<number> {
  const { fileId, keepList } = body;
  const files =
    fileId === null
      ? 0
      : await attachFiles(ctx.tx, ctx, {
          fileId,
          entity: CLAIM,
          entityId: id,
          limits: { mostFiles: MILEAGE_MOST.files, extensions: EVIDENCE_EXTENSIONS },
          ...(keepList && { keep: keepList }),
        });
  if (files === 0 && item.evidence !== '') failField('fileId', claimWords[ctx.locale].noFile(item.evidence));
  await releaseFiles(ctx.tx, { entity: CLAIM, entityIds: [id], except: fileId === null ? [] : [fileId] });
  return files;
}
