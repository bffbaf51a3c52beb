/** Students, advisors and wishes as the wire has them. */
import type { AdvisorHistory, AdvisorRequest } from '@naru/contract/areas/counselling/advisor/words.ts';
import type { AdvisedStudent, AdvisorChange } from '@naru/contract/areas/counselling/advisor/desk.ts';

import type { DataKey } from '../../../platform/sealing/sealing.ts';
import { presentStudent } from '../shared/student.ts';
import type { PlannedChange } from './import.ts';
import type { AdvisedRow, AdvisorRow, HistoryRow } from './store.ts';
import type { WishRow } from './wish-store.ts';

export const presentAdvised = (row: AdvisedRow): AdvisedStudent => ({
  ...presentStudent(row, false),
  entYear: row.entranceYear,
  assignmentId: row.assignmentId,
  advisorId: row.advisorId,
  advisorNm: row.advisorName,
  beginsOn: row.beginsOn,
  endsOn: row.endsOn,
});

export const presentChange = ({ student, next, nextOn, reason }: PlannedChange): AdvisorChange => ({
  ...presentAdvised(student),
  nextId: next.memberId,
  nextNm: next.name,
  nextOn,
  reason,
});

export const presentAdvisor = ({ memberId, name, number, departmentName, count }: AdvisorRow) => ({
  memberId,
  name,
  number,
  deptNm: departmentName,
  count,
});

export const presentHistory = (row: HistoryRow): AdvisorHistory => ({
  assignmentId: row.id,
  advisorNm: row.advisorName,
  beginsOn: row.beginsOn,
  endsOn: row.endsOn,
  reason: row.reason,
  endReason: row.endReason,
  isCurrent: row.isCurrent,
});

export const presentWish = (row: WishRow, key: DataKey): AdvisorRequest => ({
  requestId: row.id,
  status: row.status,
  reason: key.open('reason', row.reason),
  wishedId: row.wishedId,
  wishedNm: row.wishedName,
  answer: row.answer === null ? null : key.open('answer', row.answer),
  askedAt: row.askedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  version: row.version,
});
