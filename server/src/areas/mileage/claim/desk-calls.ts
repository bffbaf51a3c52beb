import { mileageClaimDesk as calls } from '@naru/contract/areas/mileage/claims.ts';
import { DESK_CLAIM_STEPS } from '@naru/contract/areas/mileage/words.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { lockAccount } from '../ledger/store.ts';
import { noteReading } from './files.ts';
import { countWaitingClaims, selectDeskClaims, selectOptionalClaimant, type Claimant } from './list-store.ts';
import { claimMachine, standingOf } from './machine.ts';
import { presentClaim, presentFull } from './present.ts';
import type { ClaimSide } from './rules.ts';
import { isDecided, MILEAGE_DESK_MENU, selectDecided } from './scope-sql.ts';
import { lockClaim, selectOptionalClaim } from './store.ts';

export const pageClaims: Reader<typeof calls.pageClaims> = async (ctx, { query }) => {
  const window = windowOf(query);
  const isIn = await selectDecided(ctx.db, ctx.actor, 'R');
  const narrowed = { isIn, status: query.status, typeCode: query.typeCode, search: readSearch(query.searchText) };
  const [{ rows, counted }, waitingCount] = await Promise.all([
    selectDeskClaims(ctx.db, { narrowed, locale: ctx.locale, window }),
    countWaitingClaims(ctx.db, isIn),
  ]);
  const content = rows.map((row) => ({ ...presentClaim(row), student: presentClaimant(row) }));
  return { claimPage: toPage(content, counted, window), waitingCount };
};

const presentClaimant = ({ studentId, name, number, deptNm, grade }: Claimant) => ({
  studentId,
  name,
  number,
  deptNm,
  grade,
});

export const readClaim: Reader<typeof calls.readClaim> = async (ctx, { params }) => {
  const asked = { id: params.id, isIn: isDecided(ctx.actor, 'RR'), locale: ctx.locale };
  const row = (await selectOptionalClaim(ctx.db, asked)) ?? fail('notFound');
  const [full, claimant, circumstances] = await Promise.all([
    presentFull(ctx.db, row, ctx.locale),
    selectOptionalClaimant(ctx.db, row.id, ctx.locale),
    readCircumstances(ctx),
  ]);
  if (!claimant) return fail('notFound');
  const sides: ClaimSide[] = ctx.actor.rights.may(MILEAGE_DESK_MENU, 'U') ? ['DESK'] : [];
  const stepList = listSteps(claimMachine, DESK_CLAIM_STEPS, { row, sides, circumstances });
  await noteReading(ctx, row.id);
  const student = presentClaimant(claimant);
  return { claim: { ...full, student, decidedByNm: row.decidedByNm, stepList } };
};

export const stepClaim = writeStep(calls.stepClaim, claimMachine, {
  hold: async (ctx, id) => {
    const asked = { id, isIn: isDecided(ctx.actor, 'U'), locale: ctx.locale };
    const found = await selectOptionalClaim(ctx.tx, asked);
    if (!found) return [];
    // The account first, as everything does that posts.
    await lockAccount(ctx.tx, found.memberId);
    await lockClaim(ctx.tx, id);
    const row = await selectOptionalClaim(ctx.tx, asked);
    return row ? [row] : [];
  },
  sides: (): ClaimSide[] => ['DESK'],
  read: async (ctx, id) => {
    const row = await selectOptionalClaim(ctx.db, { id, isIn: isDecided(ctx.actor, 'RR'), locale: ctx.locale });
    return row && standingOf(row);
  },
});
