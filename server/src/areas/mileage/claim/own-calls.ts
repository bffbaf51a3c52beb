import { mileageClaims as calls } from '@naru/contract/areas/mileage/claims.ts';
import { OWN_CLAIM_STEPS } from '@naru/contract/areas/mileage/words.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { koreanDate } from '../../../platform/time.ts';
import { lockAccount } from '../ledger/store.ts';
import { findItem, findRefusal, judgeOwn } from './check.ts';
import { handInAgain, handInFirst } from './hand-in.ts';
import { selectClaimItems, selectOwnClaims, type ClaimItemRow } from './list-store.ts';
import { claimMachine, standingOf } from './machine.ts';
import { presentClaim, presentFull, presentOutcome } from './present.ts';
import { canChange, type ClaimSide } from './rules.ts';
import { isOwn } from './scope-sql.ts';
import { lockClaim, selectOptionalClaim, type ClaimRow } from './store.ts';

export const listClaimItems: Reader<typeof calls.listClaimItems> = async ({ db, now, locale }) => {
  const rows = await selectClaimItems(db, koreanDate(now), locale);
  return { itemList: rows.map(presentItem) };
};

function presentItem({
  itemId,
  itemNm,
  typeCode,
  evidence,
  asksNumber,
  mostQuantity,
  takesDecimals,
  ...rule
}: ClaimItemRow) {
  const { formula, capOnce, capTerm, capLife, countsBest, paysDifference, needsSurvey } = rule;
  const { validTerms, registerStatusList, claimDays, effectiveFrom, effectiveTo } = rule;
  return {
    itemId,
    itemNm,
    typeCode,
    evidence,
    asksNumber,
    mostQuantity,
    takesDecimals,
    rule: {
      formula,
      capOnce,
      capTerm,
      capLife,
      countsBest,
      paysDifference,
      needsSurvey,
      validTerms,
      registerStatusList: [...registerStatusList],
      claimDays,
      effectiveFrom,
      effectiveTo,
    },
  };
}

export const previewClaim: Reader<typeof calls.previewClaim> = async (ctx, { body }) => {
  const item = await findItem(ctx, body.itemId);
  const judged = await judgeOwn(ctx, ctx.db, item, body);
  const { points, explanationList } = judged;
  return { points, explanationList, refusal: findRefusal(ctx, body, { item, judged })?.message ?? null };
};

export const createClaim: Writer<typeof calls.createClaim> = {
  apply: async (ctx, { body }) => ({ id: await handInFirst(ctx, body) }),
  answer: async (ctx, { id = '' }) => ({ claimId: (await findOwn(ctx, ctx.db, id)).id }),
};

export const changeClaim: Writer<typeof calls.changeClaim> = {
  apply: async (ctx, { params, body }) => {
    const row = (await lockOwn(ctx, params.id)) ?? fail('notFound');
    await handInAgain(ctx, row, body);
    return { id: row.id };
  },
  answer: async (ctx, { id = '' }) => {
    const row = await findOwn(ctx, ctx.db, id);
    return { claimId: row.id, version: row.version };
  },
};

async function findOwn(ctx: CallContext, db: Db, id: string): Promise<ClaimRow> {
  return (await selectOptionalClaim(db, { id, isIn: isOwn(ctx.actor), locale: ctx.locale })) ?? fail('notFound');
}

/** Locks the account first, as posting does, and then the claim. */
async function lockOwn(ctx: WriteContext, id: string): Promise<ClaimRow | undefined> {
  await lockAccount(ctx.tx, ctx.actor.memberId);
  await lockClaim(ctx.tx, id);
  return selectOptionalClaim(ctx.tx, { id, isIn: isOwn(ctx.actor), locale: ctx.locale });
}

export const pageOwnClaims: Reader<typeof calls.pageOwnClaims> = async (ctx, { query }) => {
  const window = windowOf(query);
  const asked = { isIn: isOwn(ctx.actor), status: query.status, locale: ctx.locale };
  const { rows, counted } = await selectOwnClaims(ctx.db, asked, window);
  const content = rows.map((row) => ({ ...presentClaim(row), ...presentOutcome(row, ctx.locale) }));
  return { claimPage: toPage(content, counted, window) };
};

export const readOwnClaim: Reader<typeof calls.readOwnClaim> = async (ctx, { params }) => {
  const row = await findOwn(ctx, ctx.db, params.id);
  const mayWrite = ctx.actor.rights.may('LRN_MILE', 'C');
  const sides: ClaimSide[] = mayWrite ? ['STUDENT'] : [];
  const circumstances = await readCircumstances(ctx);
  const stepList = listSteps(claimMachine, OWN_CLAIM_STEPS, { row, sides, circumstances });
  return {
    claim: { ...(await presentFull(ctx.db, row, ctx.locale)), canChange: mayWrite && canChange(row.status), stepList },
  };
};

export const stepOwnClaim = writeStep(calls.stepOwnClaim, claimMachine, {
  hold: async (ctx, id) => {
    const row = await lockOwn(ctx, id);
    return row ? [row] : [];
  },
  sides: (): ClaimSide[] => ['STUDENT'],
  read: async (ctx, id) => {
    const row = await selectOptionalClaim(ctx.db, { id, isIn: isOwn(ctx.actor), locale: ctx.locale });
    return row && standingOf(row);
  },
});
