/** Checks a form against the university: its term, its people, its departments, and the reach of who writes it. */
import type { ProgrammeInput } from '@naru/contract/areas/learning/desk/programmes.ts';
import { PROGRAMME_MENUS, PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';
import type { FieldError } from '@naru/contract/envelope.ts';

import type { Actor } from '../../../platform/access/actor.ts';
import { Failure } from '../../../platform/http/failure.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { DESK_MENU } from '../core/scope-sql.ts';
import { daysForProgrammes, judgeForm } from './form-rules.ts';
import {
  selectAudiences,
  selectDepartmentsBelow,
  selectKnownDepartments,
  selectOrganisers,
  selectTerms,
} from './people-store.ts';
import { deskWords } from './words.ts';

/** Says where somebody may organise, and whom they may name as the manager. */
export function reachOf({ rights, departmentCodes }: Actor): {
  readonly departmentCodes: readonly string[] | null;
  readonly canChooseManager: boolean;
} {
  const scopes = rights.scopes(DESK_MENU, 'U');
  if (scopes.has('ALL')) return { departmentCodes: null, canChooseManager: true };
  return { departmentCodes, canChooseManager: scopes.has('DEPARTMENT') };
}

/**
 * @param before the form as it is saved; what was allowed then stays so
 * @throws Failure `invalid` with every field that does not hold
 */
export async function checkForm(ctx: CallContext, form: ProgrammeInput, before?: ProgrammeInput): Promise<void> {
  const say = deskWords[ctx.locale];
  const terms = await selectTerms(ctx.db, koreanDate(ctx.now));
  const term = terms.find(({ year, semester }) => year === form.year && semester === form.semstrCode);
  const problems: FieldError[] = term
    ? judgeForm(form, daysForProgrammes(term, terms)).map(({ field, code, said }) => ({
        field,
        message: say.form[code](...said),
      }))
    : [{ field: 'semstrCode', message: say.noTerm }];
  problems.push(...(await checkPlaces(ctx, form, before)), ...(await checkPeople(ctx, form, before)));
  if (problems.length > 0) throw new Failure('invalid', { fields: problems });
}

async function checkPlaces(ctx: CallContext, form: ProgrammeInput, before?: ProgrammeInput): Promise<FieldError[]> {
  const say = deskWords[ctx.locale];
  const problems: FieldError[] = [];
  const known = await selectKnownDepartments(ctx.db, [form.deptCode, ...form.audienceDeptList]);
  const { departmentCodes } = reachOf(ctx.actor);
  if (form.deptCode !== before?.deptCode) {
    const own = departmentCodes && (await selectDepartmentsBelow(ctx.db, departmentCodes, ctx.locale));
    const isOwn = own === null || own.some(({ deptCode }) => deptCode === form.deptCode);
    if (!known.has(form.deptCode) || !isOwn) problems.push({ field: 'deptCode', message: say.foreignDepartment });
  }
  const lost = form.audienceDeptList.findIndex((code) => !known.has(code) && !before?.audienceDeptList.includes(code));
  if (lost >= 0) problems.push({ field: `audienceDeptList.${lost}`, message: say.unknownDepartment });
  const { menuId } = PROGRAMME_PLACES[form.typeCode];
  const applying = (await selectAudiences(ctx.db, PROGRAMME_MENUS)).filter((one) => one.menuId === menuId);
  const unfit = form.audienceTypeList.some((type) => !applying.some(({ memberType }) => memberType === type));
  if (unfit) problems.push({ field: 'audienceTypeList', message: say.unfitAudience });
  return problems;
}

async function checkPeople(ctx: CallContext, form: ProgrammeInput, before?: ProgrammeInput): Promise<FieldError[]> {
  const say = deskWords[ctx.locale];
  const problems: FieldError[] = [];
  const { memberId } = ctx.actor;
  const { departmentCodes, canChooseManager } = reachOf(ctx.actor);
  const asked = { today: koreanDate(ctx.now), locale: ctx.locale };
  if (form.managerId !== before?.managerId) {
    const isOther = form.managerId !== memberId;
    const fit = await selectOrganisers(ctx.db, {
      ...asked,
      privilege: 'U',
      ids: [form.managerId],
      departmentCodes: isOther ? departmentCodes : null,
      most: 1,
    });
    if (isOther && !canChooseManager) problems.push({ field: 'managerId', message: say.foreignManager });
    else if (fit.length === 0) problems.push({ field: 'managerId', message: say.unfitManager });
  }
  const added = form.helperIdList.filter((id) => !before?.helperIdList.includes(id));
  if (added.length === 0) return problems;
  const fit = await selectOrganisers(ctx.db, {
    ...asked,
    privilege: 'R',
    ids: added,
    departmentCodes: null,
    most: added.length,
  });
  if (fit.length < added.length) problems.push({ field: 'helperIdList', message: say.unfitHelper });
  return problems;
}
