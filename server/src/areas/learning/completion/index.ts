import { completion as completionCalls } from '@naru/contract/areas/learning/completion.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { programmeCompleted, programmeWithdrawn } from '../core/completed-event.ts';
import { ASSIGNMENT } from './assignment-store.ts';
import {
  checkCertificate,
  issueStatement,
  issueTranscript,
  pageOwnCertificates,
  readOwnCertificate,
  showCertificateName,
} from './certificate-calls.ts';
import {
  completeTrainees,
  pageCompleters,
  previewCompleters,
  readAssignment,
  settleCompletions,
  stepAssignment,
  withdrawCompletion,
} from './desk-calls.ts';
import { assignmentFileRights } from './files.ts';
import { settleAttended } from './followers.ts';
import { COMPLETION_NOTIFICATIONS } from './notifications.ts';
import { handInAssignment, readOwnCompletion } from './own-calls.ts';
import { completedSource } from './resume-source.ts';
import { programmeSurveys } from './survey.ts';
import { completionJobs } from './jobs.ts';
import { lateCompletionTodos, ownCompletionTodos } from './todos.ts';

const completion = bindCalls('completion', completionCalls, {
  readOwnCompletion,
  handInAssignment,
  pageOwnCertificates,
  readOwnCertificate,
  issueTranscript,
  issueStatement,
  showCertificateName,
  checkCertificate,
  pageCompleters,
  settleCompletions,
  completeTrainees,
  previewCompleters,
  withdrawCompletion,
  readAssignment,
  stepAssignment,
});

/** The end of a programme: completions, certificates, and the facts that other areas follow. */
export const programmeCompletion: Manifest = {
  calls: [completion],
  events: [programmeCompleted, programmeWithdrawn],
  followers: [settleAttended],
  notificationTypes: COMPLETION_NOTIFICATIONS,
  surveyContexts: [programmeSurveys],
  resumeSources: [completedSource],
  todoSources: [ownCompletionTodos, lateCompletionTodos],
  fileRights: { [ASSIGNMENT]: assignmentFileRights },
  jobs: ({ platform }) => completionJobs(platform),
};
