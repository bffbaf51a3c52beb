/** Sheets of consents on paper: the case’s counsellor reads them, and managers, also once consent is withdrawn. */
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/db/db.ts';
import type { FileRights } from '../../../../platform/files/files.ts';
import type { CallContext } from '../../../../platform/http/serve.ts';
import { noteConfidentialReading } from '../../shared/confidential.ts';
import { mayReadPaper, selectStudentMembers } from './paper-store.ts';

export const PSYCH_PAPER = 'psych_paper';

async function concerns(db: Db, actor: Actor, applicationId: string): Promise<boolean> {
  if (!actor.rights.may('CNS_PSY', 'R')) return false;
  const isManager = actor.rights.hasNamed('PSCHMNG');
  return mayReadPaper(db, { applicationId, memberId: actor.memberId, isManager });
}

async function noteReading(ctx: CallContext, applicationId: string): Promise<void> {
  await noteConfidentialReading(ctx, await selectStudentMembers(ctx.db, applicationId));
}

/** A sheet that was signed stays as it is. */
export const psychPaperRights: FileRights = {
  canRead: concerns,
  canChange: async () => false,
  isSealed: true,
  noteReading,
};
