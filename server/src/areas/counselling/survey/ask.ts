import { selectOptionalOpenSurvey } from '../../../blocks/survey/table.ts';
import { notify } from '../../../blocks/notification/notify.ts';
import type { Tx } from '../../../platform/db/pool.ts';
import type { MeetingRow } from '../meeting/store.ts';
import { counsellingSurvey } from '../notice/holding.ts';
import { surveyPath } from '../paths.ts';
import { CONTEXT_TYPE, isAskedAbout } from './source.ts';

/** Tells the student of a meeting that was recorded what they are asked, once, while a survey is open. */
export async function askForAnswers(tx: Tx, { id, kind, studentMemberId }: MeetingRow): Promise<void> {
  if (!isAskedAbout(kind) || !(await selectOptionalOpenSurvey(tx, CONTEXT_TYPE))) return;
  await notify(tx, {
    type: counsellingSurvey,
    recipients: [studentMemberId],
    entityId: id,
    dedupeKey: id,
    link: surveyPath(id),
  });
}
