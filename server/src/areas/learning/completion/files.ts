/** Files of assignments: read by their author and by those who look after the programme. */
import { sql, type RawBuilder } from 'kysely';

import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import { DESK_MENU, isLookedAfter } from '../core/scope-sql.ts';
import { hasAssignment, selectAuthors } from './assignment-store.ts';

export const isOwn = ({ memberId }: Pick<Actor, 'memberId'>): RawBuilder<boolean> =>
  sql<boolean>`t.member_id = ${memberId}::uuid`;

/** Content and files of assignments, by the name that the privacy log gives them. */
export const ASSIGNMENT_FIELDS = ['assignment'] as const;

export const assignmentFileRights: FileRights = {
  canRead: (db, actor, traineeId) =>
    hasAssignment(db, { traineeId, isIn: sql`(${isOwn(actor)} or ${isLookedAfter(actor, 'U')})` }),
  // One that was accepted stays as it is.
  canChange: (db, actor, traineeId) =>
    hasAssignment(db, { traineeId, isIn: sql`${isOwn(actor)} and work.accepted_at is null` }),
  noteReading: async (ctx, traineeId) => {
    const subjectIds = await selectAuthors(ctx.db, traineeId);
    if (subjectIds.includes(ctx.actor.memberId)) return;
    await ctx.db.transaction().execute((tx) =>
      writePrivacyLog(tx, ctx, {
        action: 'R',
        menuId: DESK_MENU,
        subjectIds,
        fields: ASSIGNMENT_FIELDS,
        reason: null,
      }),
    );
  },
};
