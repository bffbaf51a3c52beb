import { MEMBER_STEPS, members, type MemberDetail, type MemberSummary } from '@naru/contract/areas/member.ts';

import { readCircumstances } from '../../../blocks/workflow/machine.ts';
import { listSteps, writeStep } from '../../../blocks/workflow/step-call.ts';
import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { ADMINISTRATOR_ROLE } from '../role/rules.ts';
import { selectOptionalRoleForChange } from '../role/store.ts';
import { findMember, toAccount, toGuarded } from './account.ts';
import { chooseResetWay } from './change-rules.ts';
import { memberMachine } from './machine.ts';
import {
  countPendingRows,
  selectChanges,
  selectConsents,
  selectDuties,
  selectMemberPage,
  selectRoles,
  selectTypes,
  type MemberRow,
} from './store.ts';

export const pageMembers: Reader<typeof members.pageMembers> = async (ctx, { query }) => {
  const window = windowOf(query);
  const asked = {
    search: readSearch(query.searchText),
    status: query.status,
    memberType: query.memberType,
    isExternal: query.externalAt && query.externalAt === 'Y',
    window,
    today: koreanDate(ctx.now),
  };
  const found = await selectMemberPage(ctx.db, asked, ctx.locale);
  return { memberPage: toPage(found.rows.map(toSummary), found.counted, window) };
};

export const countPending: Reader<typeof members.countPending> = async (ctx) => ({
  pendingCount: await countPendingRows(ctx.db),
});

export const readMember: Reader<typeof members.readMember> = async (ctx, { params }) => ({
  member: await loadMember(ctx, params.id),
});

export const stepMember = writeStep(members.stepMember, memberMachine, {
  hold: async (ctx, id) => {
    // First, so that of two administrators who lock each other at once the second finds themselves the last.
    await selectOptionalRoleForChange(ctx.tx, ADMINISTRATOR_ROLE);
    const row = await findMember(ctx, id);
    return [{ ...row, ...(await toAccount(ctx, ctx.tx, row)) }];
  },
  sides: () => ['ADMINISTRATOR'] as const,
});

async function loadMember(ctx: CallContext, id: string): Promise<MemberDetail> {
  const row = await findMember(ctx, id);
  const { db, locale } = ctx;
  const [types, duties, roles, consents, changes, account, circumstances] = await Promise.all([
    selectTypes(db, row.id, locale),
    selectDuties(db, row.id),
    selectRoles(db, row.id, locale),
    selectConsents(db, row.id, locale),
    selectChanges(db, row.id, locale),
    toGuarded(ctx, row),
    readCircumstances(ctx),
  ]);
  return {
    ...toSummary(row),
    nameKo: row.nameKo,
    nameEn: row.nameEn,
    email: row.email,
    version: row.version,
    liveSessions: row.liveSessions,
    hasPassword: row.hasPassword,
    typeList: types,
    dutyList: duties,
    roleList: roles,
    consentList: consents.map((consent) => ({
      ...consent,
      agreedAt: consent.agreedAt.toISOString(),
      withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
    })),
    historyList: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
    stepList: listSteps(memberMachine, MEMBER_STEPS, {
      row: { ...row, ...account },
      sides: ['ADMINISTRATOR'],
      circumstances,
    }),
    resetWay: chooseResetWay(account),
  };
}

function toSummary(row: MemberRow): MemberSummary {
  return {
    memberId: row.id,
    username: row.username,
    name: row.name,
    status: row.status,
    naruMemberTypeList: [...row.types].sort(),
    departmentName: row.departmentName,
    studentNo: row.studentNumber,
    externalAt: row.isExternal ? 'Y' : 'N',
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
