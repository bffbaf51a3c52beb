import { mileageUses as calls } from '@naru/contract/areas/mileage/uses.ts';
import { OWN_USE_STEPS } from '@naru/contract/areas/mileage/words.ts';

import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { expectVersion, takeStep, reasonAgainst } from '../../../blocks/workflow/take-step.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail, failField, failNow } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { lockAccount, selectAccount, type LedgerTerm } from '../ledger/store.ts';
import { sealAccount } from './account.ts';
import { readAsker, readTerm } from './asking.ts';
import { standingOf, useMachine } from './machine.ts';
import { presentSummary, presentUse } from './present.ts';
import { selectPurposes, type PurposeRow } from './purpose-store.ts';
import { listConditions, mostPossible } from './rules.ts';
import {
  deleteAccountKey,
  insertDraft,
  isOwn,
  lockOptionalUse,
  selectHasDraft,
  selectOptionalAccount,
  selectOptionalUse,
  selectOwnUses,
  selectUseChanges,
  updateDraft,
  USE,
  type DraftContent,
  type SealedAccount,
  type UseRow,
} from './store.ts';
import { useWords } from './words.ts';

const MENU = 'LRN_MILEUSE';

type Body = Omit<Parameters<(typeof createUse)['apply']>[1]['body'], 'applies'>;

const asked = ({ actor, locale }: CallContext, id: string) => ({ id, isIn: isOwn(actor.memberId), locale });

const ownUse = async (ctx: CallContext, db: Db, id: string): Promise<UseRow> =>
  (await selectOptionalUse(db, asked(ctx, id))) ?? fail('notFound');

export const listPurposes: Reader<typeof calls.listPurposes> = async (ctx) => {
  const { db, actor, locale } = ctx;
  const [term, account] = await Promise.all([readTerm(db, ctx.now), selectAccount(db, actor.memberId)]);
  const [purposes, facts] = await Promise.all([
    selectPurposes(db, { memberId: actor.memberId, term, locale }),
    readAsker(ctx, db, account),
  ]);
  const purposeList = purposes.map(({ inUse, usedTerm, usedLife, ...purpose }) => {
    const judged = { ...purpose, inUse, usedTerm, usedLife };
    return { ...purpose, possible: mostPossible(judged, facts), conditionList: listConditions(judged, facts) };
  });
  return { available: facts.available, purposeList };
};

export const createUse: Writer<typeof calls.createUse> = {
  apply: async (ctx, { body: { applies, ...body } }) => {
    const { memberId } = ctx.actor;
    await lockAccount(ctx.tx, memberId);
    const term = await readTerm(ctx.tx, ctx.now);
    const purpose = await checkPurpose(ctx, body.purposeCode, { term, exceptId: null });
    const draft = await contentOf(ctx, body, { purpose, earlier: null });
    const id = await insertDraft(ctx.tx, { ...draft, memberId, term, at: ctx.now });
    const after = { purposeCode: body.purposeCode, amount: body.pointsToUse };
    const audit = { action: 'mileage_uses.create', entity: USE, entityId: id, after };
    await beginRecord(ctx, { to: 'TEMP', by: 'STUDENT', audit });
    if (applies) await applyNow(ctx, id);
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const { status } = await ownUse(ctx, ctx.db, id);
    return { useId: id, status };
  },
};

/** Finds a purpose for a draft. The account is locked. @throws Failure `invalid` at `purposeCode` */
async function checkPurpose(
  { tx, actor, locale }: WriteContext,
  code: string,
  { term, exceptId }: { readonly term: LedgerTerm; readonly exceptId: string | null },
): Promise<PurposeRow> {
  const { memberId } = actor;
  const [purpose] = await selectPurposes(tx, { memberId, term, locale, code });
  const say = useWords[locale];
  if (!purpose) return failField('purposeCode', say.noPurpose);
  if (!purpose.inUse) failField('purposeCode', say.problem.NOT_IN_USE(0));
  if (await selectHasDraft(tx, { memberId, purposeCode: code, exceptId })) failField('purposeCode', say.hasDraft);
  return purpose;
}

/** Bank and account are kept only where the purpose is paid to one. */
async function contentOf(
  ctx: WriteContext,
  { accountNo, bank, pointsToUse: amount, ...content }: Body,
  { purpose, earlier }: { readonly purpose: PurposeRow; readonly earlier: SealedAccount | null },
): Promise<DraftContent> {
  if (!purpose.needsAccount) return { ...content, amount, bank: '', account: null };
  return { ...content, amount, bank, account: await sealAccount(ctx, accountNo, earlier) };
}

async function applyNow(ctx: WriteContext, id: string): Promise<void> {
  const row = await ownUse(ctx, ctx.tx, id);
  const given = { action: 'APPLY', version: row.version } as const;
  await takeStep(ctx, useMachine, row, { sides: ['STUDENT'], given });
}

export const changeUse: Writer<typeof calls.changeUse> = {
  apply: async (ctx, { params: { id }, body: { applies, version, ...body } }) => {
    const row = (await lockOptionalUse(ctx.tx, asked(ctx, id))) ?? fail('notFound');
    expectVersion(standingOf(row), version);
    if (row.status !== 'TEMP') failNow(reasonAgainst(useMachine, 'APPLY', row.status), standingOf(row));
    const term = await readTerm(ctx.tx, ctx.now);
    const purpose = await checkPurpose(ctx, body.purposeCode, { term, exceptId: id });
    const earlier = (await selectOptionalAccount(ctx.tx, id)) ?? null;
    const draft = await contentOf(ctx, body, { purpose, earlier });
    await saveChange(ctx, {
      current: standingOf(row),
      version,
      save: () => updateDraft(ctx.tx, row, draft),
      audit: {
        action: 'mileage_uses.change',
        entity: USE,
        entityId: id,
        before: { purposeCode: row.purposeCode, amount: row.amount },
        after: { purposeCode: body.purposeCode, amount: body.pointsToUse },
      },
    });
    if (earlier && !draft.account) await deleteAccountKey(ctx.tx, earlier.key);
    if (applies) await applyNow(ctx, id);
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const { status, version } = await ownUse(ctx, ctx.db, id);
    return { useId: id, status, version };
  },
};

export const pageOwnUses: Reader<typeof calls.pageOwnUses> = async (ctx, { query }) => {
  const { db, actor, locale } = ctx;
  const window = windowOf(query);
  const [{ rows, counted }, { balance, held }] = await Promise.all([
    selectOwnUses(db, { memberId: actor.memberId, status: query.status, locale }, window),
    selectAccount(db, actor.memberId),
  ]);
  const content = rows.map((row) => presentSummary(row, locale));
  return { usePage: toPage(content, counted, window), available: balance - held };
};

export const readOwnUse: Reader<typeof calls.readOwnUse> = async (ctx, { params }) => {
  const row = await ownUse(ctx, ctx.db, params.id);
  const [changes, circumstances] = await Promise.all([selectUseChanges(ctx.db, row.id), readCircumstances(ctx)]);
  // Alumni read what they asked for, and do nothing any more.
  const sides = ctx.actor.rights.may(MENU, 'C') ? (['STUDENT'] as const) : [];
  const stepList = listSteps(useMachine, OWN_USE_STEPS, { row, sides, circumstances });
  return { use: { ...presentUse(row, changes, ctx.locale), stepList } };
};

export const stepOwnUse = writeStep(calls.stepOwnUse, useMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalUse(ctx.tx, asked(ctx, id));
    return row ? [row] : [];
  },
  sides: () => ['STUDENT'] as const,
  read: async (ctx, id) => standingOf(await ownUse(ctx, ctx.db, id)),
});
