import { selectOptionalOpenSurvey } from '../../../../blocks/survey/core/store.ts';
import { notify } from '../../../../blocks/notification/notify.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { MeetingRow } from '../core/store.ts';
import { counsellingSurvey } from '../notice/holding.ts';
import { surveyPath } from '../../shared/paths.ts';
import { CONTEXT_TYPE, isAskedAbout } from './source.ts';

/** Notifies the student of a recorded meeting of its survey, once, while one is open. */
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
