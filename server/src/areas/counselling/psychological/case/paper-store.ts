/** The sheet of a case as it is kept, and who may read it. */
import { sql } from 'kysely';

import type { Db, Tx } from '../../../../platform/db/db.ts';

/** Managers may; a counsellor may read that of their case while consent holds. */
export async function mayReadPaper(
  db: Db,
  asked: { applicationId: string; memberId: string; isManager: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    select from psych.application a where a.id = ${asked.applicationId}::uuid and a.destroyed_at is null
      and (${asked.isManager}::boolean or (a.assigned_id = ${asked.memberId}::uuid and a.withdrawn_at is null))`.execute(
    db,
  );
  return rows.length > 0;
}

/** The student of a case as a member; nobody once it was destroyed. */
export async function selectStudentMembers(db: Db, applicationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('psych.application')
    .innerJoin('student', 'student.id', 'psych.application.student_id')
    .select('student.member_id as memberId')
    .where('psych.application.id', '=', applicationId)
    .execute();
  return rows.map(({ memberId }) => memberId);
}

export async function updatePaper(tx: Tx, applicationId: string, fileId: string): Promise<void> {
  await tx
    .updateTable('psych.application')
    .set({ paper_file_id: fileId })
    .where('psych.application.id', '=', applicationId)
    .execute();
}
