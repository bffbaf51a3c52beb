import type { session } from '@naru/contract/areas/session.ts';

import type { StatusSource, StatusType } from '../../../blocks/manifest/status-source.ts';
import { selectMemberProfile } from '../../../blocks/member/profile-store.ts';
import { isStudentInScope, studentScope } from '../../../blocks/student/scope-sql.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { buildMenuTree } from './menu-tree.ts';

export const loginInfo: Reader<typeof session.loginInfo> = async (ctx) => {
  const { actor, locale } = ctx;
  const table = await ctx.platform.sessions.rightsTable();
  return {
    username: actor.username,
    name: locale === 'en' ? (actor.nameEn ?? actor.nameKo) : actor.nameKo,
    menuList: buildMenuTree(table.menus, actor.rights, locale),
    privilegeList: actor.rights.held.map(({ menuId, resourceCode }) => ({ menuId, resourceCd: resourceCode })),
    hasOpenConsent: actor.owesAgreement,
  };
};

export const authMember: Reader<typeof session.authMember> = async (ctx) => {
  const { actor } = ctx;
  const detail = await selectMemberProfile(ctx.db, actor.memberId, ctx.locale);
  return {
    member: {
      memberId: actor.memberId,
      username: actor.username,
      name: ctx.locale === 'en' ? (actor.nameEn ?? actor.nameKo) : actor.nameKo,
      email: detail.email,
      departmentName: detail.departmentName,
      univCode: detail.universityCode === '1' || detail.universityCode === '2' ? detail.universityCode : null,
      stdntId: actor.studentId,
      grade: detail.grade,
    },
    naruMemberTypeList: [...actor.memberTypes].sort(),
    isCnsltLawChrgStaff: actor.duties.includes('LAW_COUNSELLOR'),
    staffDeptCodeList: actor.memberTypes.includes('STAFF') ? [...actor.departmentCodes] : [],
    opensSearchBySlash: detail.opensSearchBySlash,
  };
};

/** Menus that the person may not open say which office can help; which menus exist is public in the sitemap. */
export const qualification: Reader<typeof session.qualification> = async (ctx) => {
  const table = await ctx.platform.sessions.rightsTable();
  const { rights, isOutsider } = ctx.actor;
  const menus = table.menus.filter(
    (menu) => menu.opensPath !== null && !menu.isHidden && (!isOutsider || rights.may(menu.id, 'R')),
  );
  return {
    qualfList: menus.map((menu) => {
      const allowed = rights.may(menu.id, 'R');
      return { menuId: menu.id, allowed, reason: allowed ? null : ctx.locale === 'en' ? menu.officeEn : menu.officeKo };
    }),
  };
};

/** Menus of the parts of a record: who may open a part learns how far its student has come with it. */
const MENU_OF: Readonly<Record<StatusType, string>> = {
  CMPRH_NEWS: 'RDM_NEWS',
  CMPRH_EXPRN: 'RDM_EXPRN',
  CMPRH_SWOT: 'RDM_SWOT',
  CMPRH_GOAL: 'RDM_GOAL',
  CMPRH_OCPT: 'RDM_OCPT',
  SCHULWRK: 'RDM_ROADMAP',
  LIFEEDU: 'RDM_ROADMAP',
};

/** A part that no area brings cannot be written yet. */
export const studentStatus =
  (sources: readonly StatusSource[]): Reader<typeof session.studentStatus> =>
  async (ctx, { query: { type, stdntId } }) => {
    const { actor } = ctx;
    const who = { actor, scope: studentScope(actor, MENU_OF[type], 'RR'), today: koreanDate(ctx.now) };
    if (!(await isStudentInScope(ctx.db, stdntId, who))) return fail('notFound');
    const source = sources.find((one) => one.type === type);
    return { statusCode: source ? await source.read(ctx, stdntId) : 'NONE' };
  };
