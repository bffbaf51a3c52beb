import { writeAudit } from '../../../../blocks/audit/store.ts';
import { failField } from '../../../../platform/http/failure.ts';
import type { CallContext, WriteContext } from '../../../../platform/http/serve.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { words } from '../../shared/words.ts';
import { REQUEST, type MeetingRow } from '../core/store.ts';
import { hasPrep, isPrepOpen, prepEndsAt, prepOpensOn } from './rules.ts';
import { insertPrepConsent, selectOptionalPrepConsent, selectPrepDocument, updatePrepTests } from './store.ts';

/** Records consent to the text that was read. @throws Failure `invalid` at the field */
export async function agreeToPrep(
  ctx: WriteContext,
  given: { requestId: string; version: number; field: string; hasTests: boolean },
): Promise<void> {
  const { requestId, version, hasTests } = given;
  const document = await selectPrepDocument(ctx.tx, { today: koreanDate(ctx.now), locale: ctx.locale });
  if (version !== document.version) failField(given.field, words[ctx.locale].oldPrep);
  await insertPrepConsent(ctx.tx, { requestId, version, at: ctx.now });
  await updatePrepTests(ctx.tx, { requestId, hasTests, at: ctx.now });
  await noteConsent(ctx, requestId, { isGiven: true, version, hasTests });
}

export const noteConsent = (ctx: WriteContext, requestId: string, after: object): Promise<void> =>
  writeAudit(ctx.tx, ctx, { action: 'counselling.prepConsent', entity: REQUEST, entityId: requestId, after });

/** Reads what a counsellor may know beforehand: when the sheet opens, and whether it is open; null without consent. */
export async function readPrepState(
  ctx: CallContext,
  row: MeetingRow,
): Promise<{ opensOn: string; isOpen: boolean } | null> {
  if (!hasPrep(row.kind) || row.status !== 'APPROVED' || ctx.now > prepEndsAt(row.beginsAt)) return null;
  if (!(await selectOptionalPrepConsent(ctx.db, row.id))) return null;
  return { opensOn: prepOpensOn(row.beginsAt), isOpen: isPrepOpen(row, ctx.now) };
}
