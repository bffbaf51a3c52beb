import { admin as adminCalls } from '@naru/contract/areas/admin.ts';

import { changeLog as changeLogCalls } from '@naru/contract/areas/change-log.ts';
import { duties as dutyCalls } from '@naru/contract/areas/duty.ts';
import { jobs as jobCalls } from '@naru/contract/areas/job.ts';
import { members as memberCalls } from '@naru/contract/areas/member.ts';
import { rosters as rosterCalls } from '@naru/contract/areas/roster.ts';

import type { DutyWork } from '../../blocks/manifest/duty-work.ts';
import type { LoggedRecord } from '../../blocks/manifest/logged-record.ts';
import type { Manifest } from '../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../platform/http/serve.ts';
import { pageChanges, readChange } from './change-log/calls.ts';
import { changeList, exportChanges } from './change-log/excel-calls.ts';
import { failedJobs, waitingSignUps } from './home-queues.ts';
import { ADMIN_RECORDS } from './logged-records.ts';
import { appoint, findCandidates, pageDuties, readDuty, stepDuty } from './duty/calls.ts';
import { dutyList, exportDuties } from './duty/excel-calls.ts';
import { handleDutyNight } from './duty/jobs.ts';
import { DUTY_NOTIFICATIONS } from './duty/notifications.ts';
import { dutySource } from './duty/resume-source.ts';
import { importDuties, previewDuties } from './duty/sheet-calls.ts';
import { cancelJob, listSchedules, pageJobs, pageMails, readJob, retryJob } from './job/calls.ts';
import { jobFailed, tellOfFailure } from './job/notifications.ts';
import { countPending, pageMembers, readMember, stepMember } from './member/calls.ts';
import {
  confirmMemberChange,
  declineMemberChange,
  listMemberChanges,
  resetMemberPassword,
} from './member/change/calls.ts';
import { MEMBER_NOTIFICATIONS } from './member/change/notifications.ts';
import { findMembers } from './member/search.ts';
import { pendingApprovals } from './member/todos.ts';
import { changeMenu, listMenus } from './menu/calls.ts';
import { giveRole, listRoleMembers, listRoles, readRole, replacePrivileges, takeRole } from './role/calls.ts';
import {
  cancelRun,
  importPreviewed,
  pageProblems,
  pageRuns,
  previewBundle,
  readRun,
  uploadBundle,
} from './roster/calls.ts';
import { handleRosterImport, sweepRosterRuns } from './roster/run.ts';
import { ROSTER_SETTINGS } from './roster/settings.ts';
import { clearSlowedSignIns, findSlowedSignIns, listSlowedAddresses, listSlowedSignIns } from './sign-in/calls.ts';

const admin = bindCalls('admin', adminCalls, {
  listSlowedSignIns,
  listSlowedAddresses,
  findSlowedSignIns,
  clearSlowedSignIns,
  listRoles,
  readRole,
  replacePrivileges,
  listRoleMembers,
  giveRole,
  takeRole,
  listMenus,
  changeMenu,
});

const members = bindCalls('members', memberCalls, {
  pageMembers,
  countPending,
  readMember,
  stepMember,
  resetMemberPassword,
  listMemberChanges,
  confirmMemberChange,
  declineMemberChange,
});

const jobs = bindCalls('jobs', jobCalls, { pageJobs, readJob, retryJob, cancelJob, listSchedules, pageMails });

const rosters = bindCalls('rosters', rosterCalls, {
  uploadBundle,
  previewBundle,
  importPreviewed,
  cancelRun,
  pageRuns,
  readRun,
  pageProblems,
});

const duties = (works: readonly DutyWork[]) =>
  bindCalls('duties', dutyCalls, {
    pageDuties,
    readDuty: readDuty(works),
    findCandidates,
    appoint,
    stepDuty: stepDuty(works),
    previewDuties,
    importDuties,
    exportDuties,
  });

const changeLog = (records: readonly LoggedRecord[]) =>
  bindCalls('changeLog', changeLogCalls, {
    pageChanges: pageChanges(records),
    readChange: readChange(records),
    exportChanges: exportChanges(records),
  });

export const adminArea: Manifest = {
  settings: ROSTER_SETTINGS,
  loggedRecords: ADMIN_RECORDS,
  calls: ({ dutyWorks, loggedRecords }) => [admin, members, rosters, jobs, duties(dutyWorks), changeLog(loggedRecords)],
  notificationTypes: [...MEMBER_NOTIFICATIONS, ...DUTY_NOTIFICATIONS, jobFailed],
  searchSources: [findMembers],
  resumeSources: [dutySource],
  todoSources: [pendingApprovals],
  home: { queues: [waitingSignUps, failedJobs] },
  lists: ({ loggedRecords }) => [dutyList, changeList(loggedRecords)],
  jobs: ({ platform, connection, brought }) => [
    handleRosterImport(platform, connection),
    handleDutyNight(platform, brought.dutyWorks),
  ],
  hourly: ({ platform }) => ({ rosters: () => sweepRosterRuns(platform) }),
  onJobFailed: ({ db }, failed) => tellOfFailure(db, failed),
};
