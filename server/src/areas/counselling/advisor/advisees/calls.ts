import type { advisees, Advisee } from '@naru/contract/areas/counselling/advisor/advisees.ts';
import { DESK_MENUS } from '@naru/contract/areas/counselling/words.ts';

import type { StudentLinkSource } from '../../../../blocks/manifest/student-link.ts';
import { readTutor } from '../../../../blocks/reference/tutor/filter.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { CallContext, Reader } from '../../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../../platform/list/paging.ts';
import { readSearch } from '../../../../platform/list/search.ts';
import { koreanDate } from '../../../../platform/time.ts';
import { isShared } from '../earlier-store.ts';
import { presentStudent } from '../../shared/student.ts';
import { countAdvisees, selectAdvisees, type AdviseeParams, type AdviseeRow } from './store.ts';

const MENUS = ['CNS_STUD_U', 'CNS_STUD_G'] as const;
const FIRST = { number: 0, size: 1, offset: 0 };

/** Returns the departments that the caller heads, by the right that the menu's role gives; none for most. */
function departmentsOf(actor: Actor): readonly string[] {
  return MENUS.some((menu) => actor.rights.scopes(menu, 'R').has('DEPARTMENT')) ? actor.departmentCodes : [];
}

const base = (ctx: CallContext): AdviseeParams => ({
  memberId: ctx.actor.memberId,
  now: ctx.now,
  today: koreanDate(ctx.now),
  locale: ctx.locale,
  departments: [],
  studentId: undefined,
  university: undefined,
  advisor: undefined,
  isTaught: undefined,
});

export const pageAdvisees: Reader<typeof advisees.pageAdvisees> = async (ctx, { query }) => {
  const departments = departmentsOf(ctx.actor);
  const tutor = await readTutor(ctx, query.tutor);
  // A tutor's students may be of the department though none is the caller's own.
  const isWide = query.view === 'DEPARTMENT' || tutor.advisor !== undefined;
  const asked = { ...base(ctx), ...tutor, departments: isWide ? departments : [] };
  const window = windowOf(query);
  const isMet = query.metAt === undefined ? undefined : query.metAt === 'Y';
  const [page, count] = await Promise.all([
    selectAdvisees(ctx.db, asked, { search: readSearch(query.searchText), isMet, window }),
    countAdvisees(ctx.db, asked),
  ]);
  return {
    studentPage: toPage(page.rows.map(present), page.counted, window),
    metCount: count.met,
    allCount: count.all,
    hasDepartment: departments.length > 0,
  };
};

export const readAdvisee: Reader<typeof advisees.readAdvisee> = async (ctx, { params }) => {
  const asked = { ...base(ctx), studentId: params.id };
  const { rows } = await selectAdvisees(ctx.db, asked, { search: undefined, isMet: undefined, window: FIRST });
  const [row] = rows;
  if (!row) return fail('notFound');
  const sharesEarlier = await isShared(ctx.db, {
    studentId: row.studentId,
    advisorId: ctx.actor.memberId,
    today: asked.today,
  });
  return { student: present(row), sharesEarlier };
};

/** Leads to the invitation of an advisee of the caller’s own. */
export const inviteLink: StudentLinkSource = async (ctx, studentId) => {
  const { rights } = ctx.actor;
  const mayOpen = MENUS.some((menu) => rights.may(menu, 'R')) && rights.may(DESK_MENUS.professor, 'C');
  if (!mayOpen) return undefined;
  const asked = { ...base(ctx), studentId };
  const { rows } = await selectAdvisees(ctx.db, asked, { search: undefined, isMet: undefined, window: FIRST });
  return rows.length > 0 ? { kind: 'INVITE', path: `/cnslt/professor/stdnt/form/${studentId}` } : undefined;
};

const present = (row: AdviseeRow): Advisee => ({
  ...presentStudent(row, false),
  isOwn: row.isOwn,
  advisorNm: row.advisorName,
  lastMetAt: row.lastMetAt?.toISOString() ?? null,
  isMetThisTerm: row.isMetThisTerm,
  nextAt: row.nextAt?.toISOString() ?? null,
  isInvited: row.isInvited,
  alertList: row.alerts,
});
