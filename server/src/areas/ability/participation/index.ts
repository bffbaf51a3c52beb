import { abilityParticipation as calls } from '@naru/contract/areas/ability/participation.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { listTestChoices, pageAssignments, previewCohort, readAssignment } from './calls.ts';
import { readDistribution, readParticipation } from './figures-calls.ts';
import { distributionTable, exportDistribution, exportParticipation, participationTable } from './figures-excel.ts';
import { exportMissing, missingList, pageMissing } from './missing-calls.ts';
import { PARTICIPATION_NOTIFICATIONS } from './notifications.ts';
import { reminderJobs } from './jobs.ts';
import { pageTaken, stepTaken } from './taken-calls.ts';
import { testTodos } from './todos.ts';
import { changeAssignment, createAssignment, remindMissing, stepAssignment } from './write-calls.ts';

const participation = bindCalls('abilityParticipation', calls, {
  pageAssignments,
  readAssignment,
  previewCohort,
  listTestChoices,
  createAssignment,
  changeAssignment,
  stepAssignment,
  pageMissing,
  exportMissing,
  remindMissing,
  readParticipation,
  readDistribution,
  exportParticipation,
  exportDistribution,
  pageTaken,
  stepTaken,
});

/** The testing centre’s view of participation: compulsory tests with reminders, figures that identify nobody, and results taken out. */
export const abilityParticipation: Manifest = {
  calls: [participation],
  notificationTypes: PARTICIPATION_NOTIFICATIONS,
  lists: [missingList, participationTable, distributionTable],
  todoSources: [testTodos],
  jobs: ({ platform }) => reminderJobs(platform),
};
