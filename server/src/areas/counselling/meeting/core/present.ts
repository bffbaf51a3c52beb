/** A meeting as lists show it. */
import type { MeetingSummary } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { beginOf, endOf } from '../../../../blocks/calendar/hours.ts';
import { presentStudent } from '../../shared/student.ts';
import { nextStepOf } from './rules.ts';
import type { MeetingRow } from './store.ts';

/** Returns the last minute of a day in Seoul. */
export const endOfDay = (date: string): Date => new Date(beginOf(date, 24).getTime() - 60_000);

export function presentSummary(row: MeetingRow, now: Date): MeetingSummary {
  const tasksDueAt = row.tasksDueOn === null ? null : endOfDay(row.tasksDueOn);
  const next = nextStepOf({ ...row, tasksDueAt }, now);
  return {
    requestId: row.id,
    status: row.status,
    ending: row.ending,
    source: row.source,
    confirmation: row.confirmation,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: endOf(row.beginsAt).toISOString(),
    channel: row.channel,
    topicList: row.topics,
    counsellor: {
      counsellorId: row.counsellorId,
      kind: row.kind,
      name: row.counsellorName,
      deptNm: row.counsellorDepartment,
    },
    student: presentStudent(row, row.kind === 'PEER'),
    participantCount: row.taken,
    next: next && { ...next, dueAt: next.dueAt?.toISOString() ?? null },
    version: row.version,
  };
}
