import type { BadgeAction, badgeGrants as calls } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { BADGE_DESK_MOST } from '@naru/contract/areas/portfolio/badge-class.ts';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import { selectHistory } from '../../../blocks/workflow/history-store.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, Writer } from '../../../platform/http/serve.ts';
import { toPage, windowOf } from '../../../platform/list/paging.ts';
import { readSearch } from '../../../platform/list/search.ts';
import { BADGE, grantBadges, revokeBadges } from './grant.ts';
import { holdOptionalClass, selectHoldersOf } from './grant-store.ts';
import { selectGrantPage, selectOptionalGrant, selectReached } from './list-store.ts';
import { presentGrant, presentGrantDetail } from './present-grant.ts';
import { DESK_MENU, isReached } from './scope-sql.ts';
import { selectByIds, selectFoundStudents } from './student-store.ts';
import { badgeWords } from './words.ts';

/** Fewer characters would list people rather than find somebody. */
const LEAST_SEARCH = 2;

/** Writes down whose badges were looked at. */
async function noteReading(ctx: CallContext, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  const fields = ['name', 'number', 'badge'];
  const entry = { action: 'R', menuId: DESK_MENU, subjectIds: [...new Set(subjectIds)], fields, reason: null } as const;
  await ctx.db.transaction().execute((tx) => writePrivacyLog(tx, ctx, entry));
}

export const pageGrants: Reader<typeof calls.pageGrants> = async (ctx, { query }) => {
  const { db, actor, now, locale } = ctx;
  const window = windowOf(query);
  const { classId, deptCode: department, state, way, from, until } = query;
  const search = readSearch(query.searchText);
  const narrowed = { isReached: isReached(actor, 'R'), classId, department, state, way, from, until, search, now };
  const { rows, counted } = await selectGrantPage(db, { narrowed, locale, window });
  await noteReading(
    ctx,
    rows.map(({ memberId }) => memberId),
  );
  return {
    grantPage: toPage(rows.map(presentGrant), counted, window),
    canGrant: actor.rights.may(DESK_MENU, 'U'),
    canExport: actor.rights.may(DESK_MENU, 'E'),
  };
};

export const readGrant: Reader<typeof calls.readGrant> = async (ctx, { params }) => {
  const { db, actor, now, locale } = ctx;
  const asked = { id: params.id, isReached: isReached(actor, 'RR'), now, locale };
  const row = (await selectOptionalGrant(db, asked)) ?? fail('notFound');
  const history = await selectHistory<BadgeAction>(db, { entity: BADGE, id: row.id, locale });
  await noteReading(ctx, [row.memberId]);
  const canRevoke = row.revokedAt === null && row.memberId !== actor.memberId && actor.rights.may(DESK_MENU, 'U');
  return { grant: presentGrantDetail(row, { history, canRevoke, locale }) };
};

export const findHolders: Reader<typeof calls.findHolders> = async ({ db, locale }, { query }) => {
  const search = readSearch(query.searchText);
  if (!search || search.text.length < LEAST_SEARCH) return { studentList: [] };
  return { studentList: await selectFoundStudents(db, { search, most: BADGE_DESK_MOST.found, locale }) };
};

export const grantByHand: Writer<typeof calls.grantByHand> = {
  apply: async (ctx, { body }) => {
    const { tx, locale, now, platform } = ctx;
    const say = badgeWords[locale];
    const ids = [...new Set(body.studentIdList)];
    const students = await selectByIds(tx, ids, locale);
    if (students.length < ids.length) failField('studentIdList', say.noStudent);
    if (students.some(({ memberId }) => memberId === ctx.actor.memberId)) failField('studentIdList', say.ownGrant);
    const to = (await holdOptionalClass(tx, body.classId)) ?? failField('classId', say.noBadge);
    if (to.status !== 'OPEN') failField('classId', say.notOpen);
    const evidenceList = [{ name: body.evidenceName, text: body.evidenceText, url: body.evidenceUrl }];
    const granted = await grantBadges(
      { tx, now, platform, by: ctx },
      body.classId,
      students.map(({ memberId }) => ({ memberId, evidenceList, sourceKey: null })),
    );
    return { granted: String(granted.length), held: String(ids.length - granted.length) };
  },
  answer: async (_ctx, { granted = '0', held = '0' }) => ({ grantedCount: Number(granted), heldCount: Number(held) }),
};

export const revokeGrants: Writer<typeof calls.revokeGrants> = {
  apply: async (ctx, { body: { assertionIdList, reason } }) => {
    const { tx, now, actor, locale, platform } = ctx;
    const ids = [...new Set(assertionIdList)];
    const reached = await selectReached(tx, { ids, isReached: isReached(actor, 'U') });
    if (reached.length < ids.length) fail('notFound');
    if ((await selectHoldersOf(tx, ids)).includes(actor.memberId))
      failField('assertionIdList', badgeWords[locale].ownRevoke);
    const revoked = await revokeBadges({ tx, now, platform, by: ctx }, { assertionIds: ids, reason });
    return { revoked: String(revoked.length) };
  },
  answer: async (_ctx, { revoked = '0' }) => ({ revokedCount: Number(revoked) }),
};
