/** Files of assignments: read by their author and by those who look after the programme. */
import { writePrivacyLog } from '../../../blocks/audit/privacy-store.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import { DESK_MENU } from '../core/scope-sql.ts';
import { isOwn, isOwnOrLookedAfter } from '../core/trainee-sql.ts';
import { hasAssignment, selectAuthors, selectOptionalAssignment } from './assignment-store.ts';
import { selectOwnPlaces } from './place-store.ts';
import { canHandIn } from './rules.ts';

/** Content and files of assignments, by the name that the privacy log gives them. */
export const ASSIGNMENT_FIELDS = ['assignment'] as const;

export const assignmentFileRights: FileRights = {
  canRead: (db, actor, traineeId) => hasAssignment(db, { traineeId, isIn: isOwnOrLookedAfter(actor) }),
  canChange: async (db, actor, traineeId, now) => {
    const work = await selectOptionalAssignment(db, { traineeId, isIn: isOwn(actor), locale: 'ko' });
    const asked = { traineeIds: [traineeId], memberId: actor.memberId, locale: 'ko' } as const;
    const [place] = await selectOwnPlaces(db, asked);
    return work !== undefined && place !== undefined && canHandIn(place, work, now);
  },
  // A change is a new version: nobody accepts other files than they saw.
  isSavedWhole: true,
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
