import { mileageUseDesk as calls } from '@naru/contract/areas/mileage/uses.ts';
import { DESK_USE_STEPS } from '@naru/contract/areas/mileage/words.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { countWaitingUses, selectOptionalStudent, selectPurposeNames, selectUsePage } from './desk-store.ts';
import { standingOf, useMachine } from './machine.ts';
import { presentStudent, presentSummary, presentUse } from './present.ts';
import { DESK_MENU, isAskedOf } from './scope-sql.ts';
import { lockOptionalUse, selectOptionalUse, selectUseChanges } from './store.ts';

export const pageUses: Reader<typeof calls.pageUses> = async (ctx, { query }) => {
  const { db, actor, locale } = ctx;
  const window = windowOf(query);
  const isIn = isAskedOf(actor, 'R');
  const { status, purposeCode } = query;
  const narrowed = { status, purposeCode, search: readSearch(query.searchText) };
  const [{ rows, counted }, waitingCount, purposeList] = await Promise.all([
    selectUsePage(db, { isIn, narrowed, locale }, window),
    countWaitingUses(db, isIn),
    selectPurposeNames(db, locale),
  ]);
  const content = rows.map((row) => {
    const { reason: _reason, createdAt: _createdAt, ...use } = presentSummary(row, locale);
    return { ...use, student: presentStudent(row), owed: row.owed };
  });
  return { usePage: toPage(content, counted, window), waitingCount, purposeList };
};

const asked = ({ actor, locale }: CallContext, privilege: 'RR' | 'U', id: string) => ({
  id,
  isIn: isAskedOf(actor, privilege),
  locale,
});

export const readUse: Reader<typeof calls.readUse> = async (ctx, { params }) => {
  const { db, actor, locale } = ctx;
  const row = (await selectOptionalUse(db, asked(ctx, 'RR', params.id))) ?? fail('notFound');
  const [student, changes, circumstances] = await Promise.all([
    selectOptionalStudent(db, row.memberId, locale),
    selectUseChanges(db, row.id),
    readCircumstances(ctx),
  ]);
  const sides = actor.rights.may(DESK_MENU, 'U') ? (['OFFICE'] as const) : [];
  const stepList = listSteps(useMachine, DESK_USE_STEPS, { row, sides, circumstances });
  return {
    use: {
      ...presentUse(row, changes, locale),
      student: presentStudent(student ?? fail('notFound')),
      balance: row.balance,
      held: row.held,
      decidedByNm: row.decidedByName,
      stepList,
    },
  };
};

export const stepUse = writeStep(calls.stepUse, useMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalUse(ctx.tx, asked(ctx, 'U', id));
    return row ? [row] : [];
  },
  sides: () => ['OFFICE'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalUse(ctx.db, asked(ctx, 'U', id));
    return row && standingOf(row);
  },
});
