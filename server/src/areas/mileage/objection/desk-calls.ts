import { mileageObjectionDesk as calls } from '@naru/contract/areas/mileage/objections.ts';
import { DESK_OBJECTION_STEPS } from '@naru/contract/areas/mileage/objection-words.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { selectAccount } from '../ledger/store.ts';
import { readTermCode, termRef } from '../own/summary.ts';
import { presentFacts } from '../rule-desk/present.ts';
import { selectOptionalStudent } from '../use/desk-store.ts';
import { presentStudent } from '../use/present.ts';
import { DESK_MENU } from '../use/scope-sql.ts';
import { noteReading } from './files.ts';
import { selectOptionalRuleOf } from './line-store.ts';
import { countOpenObjections, selectObjectedTerms, selectObjectionPage } from './list-store.ts';
import { objectionMachine, standingOf } from './machine.ts';
import { presentObjection, presentSummary } from './present.ts';
import { isAnswered } from './scope-sql.ts';
import { lockOptionalObjection, selectOptionalObjection } from './store.ts';

export const pageObjections: Reader<typeof calls.pageObjections> = async (ctx, { query }) => {
  const { db, actor, locale } = ctx;
  const { status, typeCode, yearSemstrCode, searchText } = query;
  const window = windowOf(query);
  const isIn = isAnswered(actor, 'R');
  const term = yearSemstrCode === undefined ? undefined : readTermCode(yearSemstrCode);
  const narrowed = { isIn, status, typeCode, term, search: readSearch(searchText) };
  const [{ rows, counted }, waitingCount, terms] = await Promise.all([
    selectObjectionPage(db, { narrowed, locale }, window),
    countOpenObjections(db, isIn),
    selectObjectedTerms(db, isIn),
  ]);
  const content = rows.map((row) => presentSummary(row, locale));
  return {
    objectionPage: toPage(content, counted, window),
    waitingCount,
    termList: terms.map((one) => termRef(one, locale)),
  };
};

const asked = ({ actor, locale }: CallContext, privilege: 'RR' | 'U', id: string) => ({
  id,
  isIn: isAnswered(actor, privilege),
  locale,
});

export const readObjection: Reader<typeof calls.readObjection> = async (ctx, { params }) => {
  const { db, actor, locale } = ctx;
  const row = (await selectOptionalObjection(db, asked(ctx, 'RR', params.id))) ?? fail('notFound');
  const [full, student, rule, account, circumstances] = await Promise.all([
    presentObjection(db, row, locale),
    selectOptionalStudent(db, row.memberId, locale),
    selectOptionalRuleOf(db, row.lineId),
    selectAccount(db, row.memberId),
    readCircumstances(ctx),
  ]);
  if (!student) return fail('notFound');
  const sides = actor.rights.scopes(DESK_MENU, 'U').has('ALL') ? (['OFFICE'] as const) : [];
  const stepList = listSteps(objectionMachine, DESK_OBJECTION_STEPS, { row, sides, circumstances });
  await noteReading(ctx, row.id);
  return {
    objection: {
      ...full,
      rule: rule ? presentFacts(rule) : null,
      student: presentStudent(student),
      balance: account.balance,
      decidedByNm: row.decidedByName,
      stepList,
    },
  };
};

export const stepObjection = writeStep(calls.stepObjection, objectionMachine, {
  hold: async (ctx, id) => {
    const row = await lockOptionalObjection(ctx.tx, asked(ctx, 'U', id));
    return row ? [row] : [];
  },
  sides: () => ['OFFICE'] as const,
  read: async (ctx, id) => {
    const row = await selectOptionalObjection(ctx.db, asked(ctx, 'RR', id));
    return row && standingOf(row);
  },
});
