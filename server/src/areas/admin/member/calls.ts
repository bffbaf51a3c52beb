import type { MemberAction, MemberDetail, members, MemberSummary } from '@naru/contract/areas/member.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { MEMBER_MAILS } from '../../../blocks/member/mails.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { trimWritten } from '../../../platform/written.ts';
import { ADMINISTRATOR_ROLE } from '../role/rules.ts';
import { selectOptionalRoleForChange } from '../role/store.ts';
import { findMember, toAccount, toGuarded } from './account.ts';
import { chooseResetWay } from './change/rules.ts';
import { listActions, TRANSITIONS } from './rules.ts';
import {
  countPendingRows,
  endSessionsOf,
  insertStatusChange,
  selectChanges,
  selectConsents,
  selectDuties,
  selectMemberPage,
  selectRoles,
  selectTypes,
  updateStatus,
  type MemberRow,
} from './store.ts';
import { words } from './words.ts';

/** What the person is told by mail: they have no other way to learn it. */
const MAILS: Readonly<Partial<Record<MemberAction, string>>> = {
  APPROVE: MEMBER_MAILS.approved,
  REFUSE: MEMBER_MAILS.refused,
};

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

/**
 * The administrators' role is locked first, so that of two administrators who lock each other at once the second one
 * finds itself the last.
 */
export const changeMemberStatus: Writer<typeof members.changeMemberStatus> = {
  apply: async (ctx, { params, body }) => {
    const { action } = body;
    const { from, to, needsReason } = TRANSITIONS[action];
    await selectOptionalRoleForChange(ctx.tx, ADMINISTRATOR_ROLE);
    const row = await findMember(ctx, params.id);
    const reason = trimWritten(body.reason ?? '') || null;
    if (needsReason && reason === null) failField('reason', words[ctx.locale].needsReason);
    if (row.version !== body.version || row.status !== from) {
      fail('conflict', { current: { status: row.status, version: row.version } });
    }
    const account = await toAccount(ctx, ctx.tx, row);
    if (action === 'LOCK' && account.isLastAdministrator) fail('lastAdministrator');
    if (!listActions(account).includes(action)) failField('action', words[ctx.locale].notNow);
    const by = ctx.actor.memberId;
    const changed = await updateStatus(ctx.tx, { id: row.id, version: row.version, from, to, by, at: ctx.now });
    if (!changed) fail('conflict');
    if (action === 'LOCK') await endSessionsOf(ctx.tx, row.id, ctx.now);
    const { requestId } = ctx.origin;
    await insertStatusChange(ctx.tx, { memberId: row.id, from, to, by, reason, requestId, at: ctx.now });
    await writeAudit(ctx.tx, ctx, {
      action: 'members.changeMemberStatus',
      entity: 'member',
      entityId: row.id,
      before: { status: from },
      after: { status: to },
    });
    const mail = MAILS[action];
    if (mail) {
      const dedupeKey = `${mail} ${row.id} ${row.version}`;
      await ctx.platform.mail.queue(ctx.tx, [{ kind: mail, entityId: row.id, memberId: row.id, dedupeKey }]);
    }
    await ctx.signal(`member:${row.id}`);
    return { memberId: row.id };
  },
  answer: async (ctx, ids) => ({ member: await loadMember(ctx, ids['memberId'] ?? '') }),
};

type Context = CallContext<Actor>;

async function loadMember(ctx: Context, id: string): Promise<MemberDetail> {
  const row = await findMember(ctx, id);
  const { db, locale } = ctx;
  const [types, duties, roles, consents, changes, account] = await Promise.all([
    selectTypes(db, row.id, locale),
    selectDuties(db, row.id),
    selectRoles(db, row.id, locale),
    selectConsents(db, row.id, locale),
    selectChanges(db, row.id, locale),
    toGuarded(ctx, row),
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
    can: listActions(account),
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
