import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import { koreanDate } from '../../../platform/time.ts';
import { RESUME_PHOTO } from '../resume/files.ts';
import { selectIsSeen } from './store.ts';

/** The photo is read with a résumé that shows it; its student alone changes it. */
const photoRights: FileRights = {
  canRead: async (db, actor, ownerId, now) =>
    actor.memberId === ownerId || selectIsSeen(db, ownerId, { actor, now, today: koreanDate(now) }),
  canChange: async (_db, actor, ownerId) => actor.memberId === ownerId,
};

/** The photo of a student, which hangs on the person, since all résumés show the same one. */
export const portfolioPhoto: Manifest = { calls: [], fileRights: { [RESUME_PHOTO]: photoRights } };
