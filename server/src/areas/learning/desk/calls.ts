import { PROGRAMME_MENUS, PROGRAMME_PLACES, PROGRAMME_TYPES } from '@naru/contract/areas/learning/words.ts';
import type { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { saveChange } from '../../../blocks/workflow/save-change.ts';
import { fail, failNow } from '../../../platform/http/failure.ts';
import type { Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectIsInScope } from '../core/programme-store.ts';
import { DESK_MENU, isLookedAfter, isRun } from '../core/scope-sql.ts';
import { callOffProgramme } from './call-off.ts';
import { changeForm } from './change.ts';
import { checkForm, reachOf } from './check-form.ts';
import { deleteDraft, insertProgramme, selectOptionalContent } from './content-store.ts';
import { readOptionalDetail } from './detail.ts';
import { selectDepartmentNames, selectOptionalDetail, selectPersonNames } from './detail-store.ts';
import { daysBetweenTerms, moveForm, readForm } from './form-rules.ts';
import { answerVersion, holdProgramme } from './hold.ts';
import { selectDeskProgrammes } from './list-store.ts';
import {
  selectAudiences,
  selectDepartmentsBelow,
  selectOrganisers,
  selectTerms,
  type TermRow,
} from './people-store.ts';
import { presentRow, semesterName } from './present.ts';
import { expectHeld, expectSeen, programmeReasons } from './refusals.ts';

/** The name of a programme in the audit log. */
const PROGRAMME = 'programme';

/** Fewer characters would list people rather than find somebody. */
const LEAST_SEARCH = 2;
const MOST_FOUND = 20;

export const pageDeskProgrammes: Reader<typeof programmeDesk.pageDeskProgrammes> = async (ctx, { query }) => {
  const window = windowOf(query);
  const { searchText, typeCode, stage, year, semstrCode: semester, deptCode: department } = query;
  const narrowed = { search: readSearch(searchText), typeCode, stage, year, semester, department };
  const asked = { isIn: isLookedAfter(ctx.actor, 'R'), locale: ctx.locale, now: ctx.now };
  const { rows, counted } = await selectDeskProgrammes(ctx.db, asked, { narrowed, window });
  const { rights } = ctx.actor;
  return {
    programmePage: toPage(rows.map(presentRow), counted, window),
    canCreate: rights.may(DESK_MENU, 'C'),
    canExport: rights.may(DESK_MENU, 'E'),
  };
};

export const readDeskProgramme: Reader<typeof programmeDesk.readDeskProgramme> = async (ctx, { params }) => {
  const programme = await readOptionalDetail(ctx, {
    id: params.id,
    isIn: isLookedAfter(ctx.actor, 'RR'),
    seesAll: isRun(ctx.actor, 'RR'),
  });
  return { programme: programme ?? fail('notFound') };
};

export const listChoices: Reader<typeof programmeDesk.listChoices> = async (ctx) => {
  const { departmentCodes, canChooseManager } = reachOf(ctx.actor);
  const [terms, audiences, deptList] = await Promise.all([
    selectTerms(ctx.db, koreanDate(ctx.now)),
    selectAudiences(ctx.db, PROGRAMME_MENUS),
    departmentCodes && selectDepartmentsBelow(ctx.db, departmentCodes, ctx.locale),
  ]);
  const { memberId, nameKo, nameEn } = ctx.actor;
  return {
    termList: terms.map(({ year, semester: semstrCode, beginsOn, endsOn, isCurrent }) => ({
      year,
      semstrCode,
      semstrNm: semesterName({ year, semstrCode }, ctx.locale),
      beginsOn,
      endsOn,
      isCurrent,
    })),
    audienceList: PROGRAMME_TYPES.map((typeCode) => ({
      typeCode,
      memberTypeList: audiences
        .filter(({ menuId }) => menuId === PROGRAMME_PLACES[typeCode].menuId)
        .map(({ memberType }) => memberType),
    })),
    deptList,
    self: { memberId, name: ctx.locale === 'en' ? (nameEn ?? nameKo) : nameKo },
    canChooseManager,
  };
};

export const findManagers: Reader<typeof programmeDesk.findManagers> = async (ctx, { query }) => {
  const search = readSearch(query.searchText);
  if (!search || search.text.length < LEAST_SEARCH) return { personList: [] };
  const { departmentCodes } = reachOf(ctx.actor);
  const personList = await selectOrganisers(ctx.db, {
    privilege: query.isHelper ? 'R' : 'U',
    today: koreanDate(ctx.now),
    locale: ctx.locale,
    search,
    departmentCodes: query.isHelper ? null : departmentCodes,
    most: MOST_FOUND,
  });
  return { personList };
};

export const readCopy: Reader<typeof programmeDesk.readCopy> = async (ctx, { params }) => {
  const isIn = await selectIsInScope(ctx.db, params.id, isLookedAfter(ctx.actor, 'RR'));
  const content = (isIn ? await selectOptionalContent(ctx.db, params.id) : undefined) ?? fail('notFound');
  const terms = await selectTerms(ctx.db, koreanDate(ctx.now));
  const from = terms.find(({ year, semester }) => year === content.year && semester === content.semstrCode);
  const to = from && nextTerm(terms, from, koreanDate(ctx.now));
  const days = from && to ? daysBetweenTerms(from, to) : 0;
  const term = to && { year: to.year, semstrCode: to.semester };
  const moved = { ...moveForm(content, days), ...term };
  const [managers, deptList, helperList] = await Promise.all([
    selectPersonNames(ctx.db, [moved.managerId], ctx.locale),
    selectDepartmentNames(ctx.db, [moved.deptCode, ...moved.audienceDeptList], ctx.locale),
    selectPersonNames(ctx.db, moved.helperIdList, ctx.locale),
  ]);
  return { content: moved, managerNm: managers[0]?.name ?? '', deptList, helperList };
};

/** Finds the term of a copy: the one that is running or comes next, and always one after the earlier one's. */
function nextTerm(latestFirst: readonly TermRow[], from: TermRow, today: string): TermRow | undefined {
  return latestFirst.toReversed().find(({ beginsOn, endsOn }) => beginsOn > from.beginsOn && endsOn >= today);
}

export const createProgramme: Writer<typeof programmeDesk.createProgramme> = {
  apply: async (ctx, { body: { copiedFrom, ...given } }) => {
    const form = readForm(given);
    const seriesId = copiedFrom === null ? undefined : await seriesOf(ctx, copiedFrom);
    await checkForm(ctx, form);
    const id = await insertProgramme(ctx.tx, form, { by: ctx.actor.memberId, at: ctx.now, seriesId });
    const after = { typeCode: form.typeCode, deptCode: form.deptCode, managerId: form.managerId, copiedFrom };
    await writeAudit(ctx.tx, ctx, { action: 'programmes.create', entity: PROGRAMME, entityId: id, after });
    return { id };
  },
  answer: async (_ctx, { id = '' }) => ({ programmeId: id }),
};

async function seriesOf(ctx: WriteContext, id: string): Promise<string> {
  const isIn = await selectIsInScope(ctx.tx, id, isLookedAfter(ctx.actor, 'RR'));
  const earlier = isIn ? await selectOptionalDetail(ctx.tx, id) : undefined;
  return earlier?.seriesId ?? fail('notFound');
}

export const changeProgramme: Writer<typeof programmeDesk.changeProgramme> = {
  apply: async (ctx, { params, body: { version, ...given } }) => {
    const programme = await holdProgramme(ctx, params.id);
    await changeForm(ctx, programme, { version, form: readForm(given) });
    return { id: params.id };
  },
  answer: answerVersion,
};

export const deleteProgramme: Writer<typeof programmeDesk.deleteProgramme> = {
  apply: async (ctx, { params, body: { version } }) => {
    const programme = await holdProgramme(ctx, params.id);
    const detail = (await selectOptionalDetail(ctx.tx, params.id)) ?? fail('notFound');
    const current = { version: programme.version };
    expectSeen(programme, version);
    if (programme.publishedAt !== null || detail.hasTrainees) failNow(programmeReasons.published, current);
    await saveChange(ctx, {
      current,
      version,
      save: async () => {
        await deleteDraft(ctx.tx, params.id);
        return true;
      },
      audit: { action: 'programmes.delete', entity: PROGRAMME, entityId: params.id },
    });
    return { id: params.id };
  },
  answer: async () => ({}),
};

export const cancelProgramme: Writer<typeof programmeDesk.cancelProgramme> = {
  apply: async (ctx, { params, body: { version, reason } }) => {
    const programme = await holdProgramme(ctx, params.id);
    const { publishedAt, endsAt } = programme;
    const current = { version: programme.version };
    expectSeen(programme, version);
    if (publishedAt === null) failNow(programmeReasons.unpublished, current);
    expectHeld(programme);
    if (ctx.now >= endsAt) fail('tooLate');
    await saveChange(ctx, {
      current,
      version,
      save: () => callOffProgramme(ctx, programme, { reason, code: null }),
      audit: { action: 'programmes.cancel', entity: PROGRAMME, entityId: params.id, after: { reason } },
    });
    return { id: params.id };
  },
  answer: answerVersion,
};
