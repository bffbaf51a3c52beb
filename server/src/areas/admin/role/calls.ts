import type { admin, Role } from '@naru/contract/areas/admin.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import { nothing, type Reader, type Writer } from '../../../platform/http/serve.ts';
import {
  ADMINISTRATOR_ROLE,
  describePrivilege,
  findPrivilegeProblems,
  isGivenByHand,
  mayLoseAdministrator,
  uniquePrivileges,
} from './rules.ts';
import {
  countOtherActiveHolders,
  countRoleMembers,
  deleteRoleMember,
  insertRoleMember,
  replacePrivilegeRows,
  selectMenuIds,
  selectOptionalMember,
  selectOptionalRole,
  selectOptionalRoleForChange,
  selectPrivileges,
  selectRoleMembers,
  selectRoles,
  type RoleRow,
} from './store.ts';
import { words } from './words.ts';

export const listRoles: Reader<typeof admin.listRoles> = async (ctx) => ({
  roleList: (await selectRoles(ctx.db)).map(toSummary),
});

export const readRole: Reader<typeof admin.readRole> = async (ctx, { params }) => ({
  role: await loadRole(ctx.db, params.id),
});

/** X4: in force for everybody at their next call. */
export const replacePrivileges: Writer<typeof admin.replacePrivileges> = {
  apply: async (ctx, { params, body }) => {
    const role = (await selectOptionalRoleForChange(ctx.tx, params.id)) ?? fail('notFound');
    const before = await selectPrivileges(ctx.tx, role.id);
    const presented: Role = { ...toSummary(role), privilegeList: before };
    const problems = findPrivilegeProblems(body.privilegeList, { menuIds: await selectMenuIds(ctx.tx), role });
    if (problems.length > 0) {
      const say = words[ctx.locale];
      fail('invalid', { fields: problems.map(({ field, problem }) => ({ field, message: say[problem] })) });
    }
    const after = uniquePrivileges(body.privilegeList);
    const { version } = body;
    await saveChange(ctx, {
      current: presented,
      version,
      save: () => replacePrivilegeRows(ctx.tx, { roleId: role.id, version }, after),
      audit: {
        action: 'admin.replacePrivileges',
        entity: 'role',
        entityId: role.id,
        before: before.map(describePrivilege),
        after: after.map(describePrivilege),
      },
    });
    await ctx.signal('rights');
    return { roleId: role.id };
  },
  answer: async (ctx, ids) => ({ role: await loadRole(ctx.db, ids['roleId'] ?? '') }),
};

export const listRoleMembers: Reader<typeof admin.listRoleMembers> = async (ctx, { params, query }) => {
  const role = (await selectOptionalRole(ctx.db, params.id)) ?? fail('notFound');
  const window = windowOf(query);
  const [rows, counted] = await Promise.all([
    selectRoleMembers(ctx.db, role.id, window),
    countRoleMembers(ctx.db, role.id),
  ]);
  const content = rows.map((row) => ({
    memberId: row.memberId,
    username: row.username,
    name: (ctx.locale === 'en' && row.nameEn) || row.nameKo,
    isActive: row.status === 'ACTIVE',
    givenAt: row.givenAt.toISOString(),
  }));
  return { roleMemberPage: toPage(content, counted, window) };
};

export const giveRole: Writer<typeof admin.giveRole> = {
  apply: async (ctx, { params }) => {
    const role = (await selectOptionalRoleForChange(ctx.tx, params.id)) ?? fail('notFound');
    const member = (await selectOptionalMember(ctx.tx, params.memberId)) ?? fail('notFound');
    if (!isGivenByHand(role)) failField('id', words[ctx.locale].notByHand);
    if (member.isExternal) failField('memberId', words[ctx.locale].outsider);
    const given = { roleId: role.id, memberId: member.id };
    if (!(await insertRoleMember(ctx.tx, { ...given, by: ctx.actor.memberId, at: ctx.now }))) return given;
    await writeAudit(ctx.tx, ctx, {
      action: 'admin.giveRole',
      entity: 'member',
      entityId: member.id,
      after: { roleId: role.id },
    });
    await ctx.signal('rights');
    return given;
  },
  answer: nothing,
};

/** Takes a role, with its row locked: of two administrators who take it from each other, the second one is the last. */
export const takeRole: Writer<typeof admin.takeRole> = {
  apply: async (ctx, { params }) => {
    const role = (await selectOptionalRoleForChange(ctx.tx, params.id)) ?? fail('notFound');
    const member = (await selectOptionalMember(ctx.tx, params.memberId)) ?? fail('notFound');
    const held = { roleId: role.id, memberId: member.id };
    if (!(await deleteRoleMember(ctx.tx, held))) fail('notFound');
    if (role.id === ADMINISTRATOR_ROLE) {
      const otherActiveAdministrators = await countOtherActiveHolders(ctx.tx, held);
      const isActive = member.status === 'ACTIVE' && !member.isExternal;
      if (!mayLoseAdministrator({ isActive, otherActiveAdministrators })) fail('lastAdministrator');
    }
    await writeAudit(ctx.tx, ctx, {
      action: 'admin.takeRole',
      entity: 'member',
      entityId: member.id,
      before: { roleId: role.id },
    });
    await ctx.signal('rights');
    return held;
  },
  answer: nothing,
};

async function loadRole(db: Db, id: string): Promise<Role> {
  const role = (await selectOptionalRole(db, id)) ?? fail('notFound');
  return { ...toSummary(role), privilegeList: await selectPrivileges(db, id) };
}

function toSummary(row: RoleRow): Omit<Role, 'privilegeList'> {
  return {
    roleId: row.id,
    nameKo: row.nameKo,
    nameEn: row.nameEn,
    memberType: row.memberType,
    duty: row.duty,
    isAdministrator: row.isAdministrator,
    isGivenByHand: isGivenByHand(row),
    memberCount: row.memberCount ?? 0, // a count is never null, but Kysely types every subselect so
    version: row.version,
  };
}
