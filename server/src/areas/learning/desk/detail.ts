/** Reads one programme as its organisers or its approvers see it. */
import { ASK_APPROVAL_STEPS } from '@naru/contract/areas/learning/desk/approval-shape.ts';
import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';

import type { RawBuilder } from 'kysely';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps } from '../../../blocks/workflow/step-call.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { approvalMachine } from '../approval/machine.ts';
import { selectOptionalApproval } from '../approval/store.ts';
import { selectOptionalHeld, selectIsInScope } from '../core/programme-store.ts';
import { DESK_MENU, isLookedAfter } from '../core/scope-sql.ts';
import { judgeAbilities } from './abilities.ts';
import { selectOptionalContent } from './content-store.ts';
import {
  selectApprovalsOf,
  selectDepartmentNames,
  selectExpenses,
  selectOptionalDetail,
  selectPersonNames,
  type ApprovalView,
} from './detail-store.ts';
import { selectOptionalDeskRow, type DeskAsked } from './list-store.ts';
import { presentDetail, type AskStep } from './present.ts';

/** @param isIn the scope that the programme has to be in; @param seesAll where its people, money and approvals are shown too */
export async function readOptionalDetail(
  ctx: CallContext,
  { id, isIn, seesAll }: { readonly id: string; readonly seesAll: RawBuilder<boolean> } & Pick<DeskAsked, 'isIn'>,
): Promise<DeskProgrammeDetail | undefined> {
  const { db, locale, now, actor } = ctx;
  const row = await selectOptionalDeskRow(db, { id, isIn, locale, now });
  if (!row) return undefined;
  const [detail, content, programme, approvals, expenses, mayChange, isSeenWhole, mayExport] = await Promise.all([
    selectOptionalDetail(db, id),
    selectOptionalContent(db, id),
    selectOptionalHeld(db, id),
    selectApprovalsOf(db, id, locale),
    selectExpenses(db, id),
    selectIsInScope(db, id, isLookedAfter(actor, 'U')),
    selectIsInScope(db, id, seesAll),
    selectIsInScope(db, id, isLookedAfter(actor, 'E')),
  ]);
  if (!detail || !content || !programme) return undefined;
  const [departments, helpers, steps] = await Promise.all([
    selectDepartmentNames(db, [content.deptCode, ...content.audienceDeptList], locale),
    selectPersonNames(db, content.helperIdList, locale),
    listAskSteps(ctx, approvals, mayChange),
  ]);
  const abilities = judgeAbilities({
    programme,
    approvals,
    hasTrainees: detail.hasTrainees,
    mayChange,
    mayExport: mayExport && actor.rights.may(DESK_MENU, 'E'),
    now,
  });
  return presentDetail({
    row,
    detail,
    content,
    approvals,
    steps,
    expenses,
    departments,
    helpers,
    abilities,
    isHelper: !isSeenWhole,
    locale,
  });
}

async function listAskSteps(
  ctx: CallContext,
  approvals: readonly ApprovalView[],
  mayChange: boolean,
): Promise<Map<string, AskStep[]>> {
  const steps = new Map<string, AskStep[]>();
  if (!mayChange) return steps;
  const circumstances = await readCircumstances(ctx);
  for (const { approvalId } of approvals) {
    const row = await selectOptionalApproval(ctx.db, { id: approvalId, isIn: isLookedAfter(ctx.actor, 'U') });
    if (row)
      steps.set(
        approvalId,
        listSteps(approvalMachine, ASK_APPROVAL_STEPS, { row, sides: ['ORGANISER'], circumstances }),
      );
  }
  return steps;
}
