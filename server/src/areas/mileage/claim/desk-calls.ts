import { mileageClaimDesk as calls } from '@naru/contract/areas/mileage/claims.ts';
import { DESK_CLAIM_STEPS } from '@naru/contract/areas/mileage/words.ts';
import type { StepGiven } from '@naru/contract/shared/workflow.ts';

import { readMarks } from '../../../blocks/work-mode/marks.ts';
import { defineWorkDesk } from '../../../blocks/work-mode/desk.ts';
import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep, type Side } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { lockAccount } from '../ledger/store.ts';
import { noteReading } from './files.ts';
import {
  countWaitingClaims,
  selectClaimNames,
  selectDeskClaims,
  selectOptionalClaimant,
  type Claimant,
} from './list-store.ts';
import { claimMachine, standingOf } from './machine.ts';
import { presentClaim, presentFull } from './present.ts';
import type { ClaimSide, ClaimTransition } from './rules.ts';
import { isDecided, MILEAGE_DESK_MENU, selectDecided } from './scope-sql.ts';
import { CLAIM, lockClaim, selectOptionalClaim, type ClaimRow } from './store.ts';

export const pageClaims: Reader<typeof calls.pageClaims> = async (ctx, { query }) => {
  const window = windowOf(query);
  const isIn = await selectDecided(ctx.db, ctx.actor, 'R');
  const narrowed = { isIn, status: query.status, typeCode: query.typeCode, search: readSearch(query.searchText) };
  const [{ rows, counted }, waitingCount] = await Promise.all([
    selectDeskClaims(ctx.db, { narrowed, locale: ctx.locale, window }),
    countWaitingClaims(ctx.db, isIn),
  ]);
  const ids = rows.map(({ id }) => id);
  const marks = await readMarks(ctx, CLAIM, ids);
  const content = rows.map((row) => ({
    ...presentClaim(row),
    student: presentClaimant(row),
    mark: marks.get(row.id) ?? null,
  }));
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
  const [full, claimant, circumstances, marks] = await Promise.all([
    presentFull(ctx.db, row, ctx.locale),
    selectOptionalClaimant(ctx.db, row.id, ctx.locale),
    readCircumstances(ctx),
    readMarks(ctx, CLAIM, [row.id]),
  ]);
  if (!claimant) return fail('notFound');
  const sides: ClaimSide[] = ctx.actor.rights.may(MILEAGE_DESK_MENU, 'U') ? ['DESK'] : [];
  const stepList = listSteps(claimMachine, DESK_CLAIM_STEPS, { row, sides, circumstances });
  await noteReading(ctx, row.id);
  const student = presentClaimant(claimant);
  const mark = marks.get(row.id) ?? null;
  return { claim: { ...full, student, decidedByNm: row.decidedByNm, mark, stepList } };
};

const deskSide: Side<ClaimRow, ClaimTransition, StepGiven<typeof DESK_CLAIM_STEPS>, ReturnType<typeof standingOf>> = {
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
  sides: () => ['DESK'],
  read: async (ctx, id) => {
    const row = await selectOptionalClaim(ctx.db, { id, isIn: isDecided(ctx.actor, 'RR'), locale: ctx.locale });
    return row && standingOf(row);
  },
};

export const stepClaim = writeStep(calls.stepClaim, claimMachine, deskSide);

export const claimDesk = defineWorkDesk(CLAIM, calls.pressSteps, {
  machine: claimMachine,
  side: deskSide,
  nameRows: (ctx, ids) => selectClaimNames(ctx.db, { ids, isIn: isDecided(ctx.actor, 'R'), locale: ctx.locale }),
});
