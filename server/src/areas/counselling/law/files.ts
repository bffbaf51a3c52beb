/** Files of a case: read by its student and by law counsellors. */
import type { Actor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { FileRights } from '../../../platform/files/files.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { noteConfidentialReading } from '../shared/confidential.ts';
import { isCaseOf, selectStudentMembers } from './store.ts';

async function concerns(db: Db, actor: Actor, caseId: string): Promise<boolean> {
  if (actor.rights.may('CNS_LAW', 'RR')) return true;
  return actor.studentId !== null && isCaseOf(db, { caseId, studentId: actor.studentId });
}

async function noteReading(ctx: CallContext, caseId: string): Promise<void> {
  await noteConfidentialReading(ctx, await selectStudentMembers(ctx.db, caseId));
}

/** Rights to files of a case: nobody changes a file that was sent. */
export const lawFileRights: FileRights = {
  canRead: concerns,
  canChange: async () => false,
  isSealed: true,
  noteReading,
};
