import { admin as adminCalls } from '@naru/contract/areas/admin.ts';

import { jobs as jobCalls } from '@naru/contract/areas/job.ts';
import { members as memberCalls } from '@naru/contract/areas/member.ts';
import { rosters as rosterCalls } from '@naru/contract/areas/roster.ts';

import { defineArea } from '../../platform/http/serve.ts';
import { cancelJob, listSchedules, pageJobs, pageMails, readJob, retryJob } from './job/calls.ts';
import { changeMemberStatus, countPending, pageMembers, readMember } from './member/calls.ts';
import {
  confirmMemberChange,
  declineMemberChange,
  listMemberChanges,
  resetMemberPassword,
} from './member/change/calls.ts';
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
import { clearSlowedSignIns, findSlowedSignIns, listSlowedSignIns } from './sign-in/calls.ts';

export const admin = defineArea('admin', adminCalls, {
  listSlowedSignIns,
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

export const members = defineArea('members', memberCalls, {
  pageMembers,
  countPending,
  readMember,
  changeMemberStatus,
  resetMemberPassword,
  listMemberChanges,
  confirmMemberChange,
  declineMemberChange,
});

export const jobs = defineArea('jobs', jobCalls, { pageJobs, readJob, retryJob, cancelJob, listSchedules, pageMails });

export const rosters = defineArea('rosters', rosterCalls, {
  uploadBundle,
  previewBundle,
  importPreviewed,
  cancelRun,
  pageRuns,
  readRun,
  pageProblems,
});
