import {
  applicantDesk as applicantCalls,
  programmeMessages as messageCalls,
} from '@naru/contract/areas/learning/desk/applicants.ts';
import { approvals as approvalCalls } from '@naru/contract/areas/learning/desk/approvals.ts';
import { programmeDesk as deskCalls } from '@naru/contract/areas/learning/desk/programmes.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { APPROVAL_NOTIFICATIONS } from '../approval/notifications.ts';
import { stepTrainee } from '../trainee/calls.ts';
import {
  drawLots,
  listMessages,
  listOwnMessages,
  messageApplicants,
  pageApplicants,
  stepAppeal,
  stepTrainees,
} from './applicant-calls.ts';
import { pageApprovals, readApproval, stepApproval, stepOwnApproval, submitApproval } from './approval-calls.ts';
import {
  cancelProgramme,
  changeProgramme,
  createProgramme,
  deleteProgramme,
  findManagers,
  listChoices,
  pageDeskProgrammes,
  readCopy,
  readDeskProgramme,
} from './calls.ts';
import { applicantList, exportApplicants } from './excel-calls.ts';
import { saveExpenses } from './expense-calls.ts';
import { applicationsOfWeek, approvalsWaiting, programmesToClose, programmesToDo } from './home.ts';
import { DESK_NOTIFICATIONS } from './notifications.ts';
import { deskJobs } from './jobs.ts';

const desk = bindCalls('programmeDesk', deskCalls, {
  pageDeskProgrammes,
  readDeskProgramme,
  listChoices,
  readCopy,
  createProgramme,
  changeProgramme,
  deleteProgramme,
  cancelProgramme,
  submitApproval,
  stepOwnApproval,
  findManagers,
  saveExpenses,
});

const applicants = bindCalls('applicantDesk', applicantCalls, {
  pageApplicants,
  stepTrainee,
  stepAppeal,
  stepTrainees,
  drawLots,
  messageApplicants,
  listMessages,
  exportApplicants,
});

const approvals = bindCalls('approvals', approvalCalls, { pageApprovals, readApproval, stepApproval });

const messages = bindCalls('programmeMessages', messageCalls, { listOwnMessages });

/** Programmes as those who organise and approve them run them. */
export const programmeDesk: Manifest = {
  calls: [desk, applicants, approvals, messages],
  notificationTypes: [...APPROVAL_NOTIFICATIONS, ...DESK_NOTIFICATIONS],
  todoSources: [programmesToDo],
  home: { queues: [approvalsWaiting, programmesToClose], weeks: [applicationsOfWeek] },
  lists: [applicantList],
  jobs: ({ platform }) => deskJobs(platform),
};
