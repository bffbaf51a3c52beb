import { psychAsking as psychAskingCalls } from '@naru/contract/areas/counselling/psychological/asking.ts';

import { psychDesk as psychDeskCalls } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { psychHandover as psychHandoverCalls } from '@naru/contract/areas/counselling/psychological/handover.ts';
import { psychReferral as psychReferralCalls } from '@naru/contract/areas/counselling/psychological/referral.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { apply, cancelOwn, changePreferences, readForm, readOwn, saveDraft } from './application/calls.ts';
import { checkIn } from './application/check-in.ts';
import { closingSurvey } from './closing/survey.ts';
import { agree, readConsents, withdrawConsents } from './consent/calls.ts';

import {
  approve,
  cancelCase,
  end,
  extend,
  listColleagues,
  pageCases,
  readCase,
  reassign,
  reopen,
  setDuty,
  supervise,
  triage,
} from './desk/calls.ts';
import { psychDutyWork } from './desk/duty-work.ts';
import { sendOwnSession, sendSession } from './desk/calendar-file.ts';
import { createCase } from './desk/walk-in.ts';
import { askOpening, confirmOpening, pageOpenings } from './desk/opening-calls.ts';
import { PSYCH_PAPER, psychPaperRights } from './case/files.ts';
import { moveHandover, proposeHandover, readHandovers } from './handover/centre-calls.ts';
import { changePlace, createPlace, listPlaces, orderPlaces } from './handover/place-calls.ts';
import { answerHandover, readOwnHandover } from './handover/student-calls.ts';
import { psychologicalCasesWaiting, sessionsAhead, sessionsOfWeek } from './home.ts';
import { psychDanger, psychTold } from './case/notifications.ts';
import { referrerTold } from './referral/notifications.ts';
import { pageEmergencies, stepEmergency } from './referral/manager-calls.ts';
import { readOwnReferral, stepOwnReferral } from './referral/student-calls.ts';
import { PSYCHOLOGICAL_SETTINGS } from './case/settings.ts';
import { bookSession, markSession, moveSession, recordSession } from './desk/session-calls.ts';
import { psychStudentTold } from '../shared/student-told.ts';

const psychReferral = bindCalls('psychReferral', psychReferralCalls, {
  readOwnReferral,
  stepOwnReferral,
  pageEmergencies,
  stepEmergency,
});

const psychHandover = bindCalls('psychHandover', psychHandoverCalls, {
  listPlaces,
  createPlace,
  changePlace,
  orderPlaces,
  readHandovers,
  proposeHandover,
  moveHandover,
  readOwnHandover,
  answerHandover,
});

const psychDesk = bindCalls('psychDesk', psychDeskCalls, {
  pageCases,
  readCase,
  sendSession,
  createCase,
  listColleagues,
  triage,
  approve,
  reassign,
  cancelCase,
  bookSession,
  moveSession,
  recordSession,
  markSession,
  extend,
  end,
  reopen,
  supervise,
  setDuty,
  pageOpenings,
  askOpening,
  confirmOpening,
});

const psychAsking = bindCalls('psychAsking', psychAskingCalls, {
  readConsents,
  agree,
  withdrawConsents,
  readForm,
  saveDraft,
  apply,
  readOwn,
  sendOwnSession,
  changePreferences,
  checkIn,
  cancelOwn,
});

export const psychological: Manifest = {
  settings: PSYCHOLOGICAL_SETTINGS,
  calls: [psychAsking, psychDesk, psychHandover, psychReferral],
  notificationTypes: [psychTold, psychDanger, psychStudentTold, referrerTold],
  home: { appointments: [sessionsAhead], cases: [psychologicalCasesWaiting], weeks: [sessionsOfWeek] },
  dutyWorks: [psychDutyWork],
  surveyContexts: [closingSurvey],
  fileRights: { [PSYCH_PAPER]: psychPaperRights },
};
