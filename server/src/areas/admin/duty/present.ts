/** Appointments as the wire has them. */
import type { DutyAction, DutyAppointment, DutyAppointmentDetail } from '@naru/contract/areas/duty.ts';
import type { StepView } from '@naru/contract/shared/workflow.ts';

import type { OpenWork } from '../../../blocks/manifest/duty-work.ts';
import type { AppointmentRow, ChangeRow, NextRow } from './store.ts';

export const presentAppointment = (row: AppointmentRow): DutyAppointment => ({
  appointmentId: row.id,
  memberId: row.memberId,
  name: row.name,
  number: row.number,
  dutyCode: row.dutyCode,
  deptNm: row.deptNm,
  status: row.status,
  beginsOn: row.beginsOn,
  endsOn: row.endsOn,
  version: row.version,
});

interface Beside {
  readonly changes: readonly ChangeRow[];
  readonly steps: StepView<DutyAction>[];
  readonly openWork: OpenWork[];
  readonly next: readonly NextRow[];
}

export const presentDetail = (row: AppointmentRow, beside: Beside): DutyAppointmentDetail => ({
  ...presentAppointment(row),
  consentedOn: row.consentedOn,
  trainedOn: row.trainedOn,
  askedByNm: row.askedByName,
  askedAt: row.askedAt.toISOString(),
  confirmedByNm: row.confirmedByName,
  historyList: beside.changes.map(({ to, byName, reason, at }) => ({
    to,
    byNm: byName,
    reason,
    at: at.toISOString(),
  })),
  stepList: beside.steps,
  workList: beside.openWork,
  nextList: [...beside.next],
});
