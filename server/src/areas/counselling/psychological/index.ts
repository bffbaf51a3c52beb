import { psychAsking as psychAskingCalls } from '@naru/contract/areas/counselling/psychological/asking.ts';

import { psychDesk as psychDeskCalls } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { psychHandOver as psychHandOverCalls } from '@naru/contract/areas/counselling/psychological/hand-over.ts';
import { psychReferral as psychReferralCalls } from '@naru/contract/areas/counselling/psychological/referral.ts';

import { defineArea } from '../../../platform/http/serve.ts';
import { apply, cancelOwn, changePreferences, readForm, readOwn, saveDraft } from './application/calls.ts';
import { checkIn } from './application/check-in.ts';
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
import { sendOwnSession, sendSession } from './desk/calendar-file.ts';
import { createCase } from './desk/walk-in.ts';
import { askOpening, confirmOpening, pageOpenings } from './desk/opening-calls.ts';
import { moveHandOver, proposeHandOver, readHandOvers } from './handover/centre-calls.ts';
import { changePlace, createPlace, listPlaces, orderPlaces } from './handover/place-calls.ts';
import { answerHandOver, readOwnHandOver } from './handover/student-calls.ts';
import { pageEmergencies, reportEmergency, reviewEmergency } from './referral/manager-calls.ts';
import { answerReferral, readOwnReferral } from './referral/student-calls.ts';
import { bookSession, markSession, moveSession, recordSession } from './desk/session-calls.ts';

export const psychReferral = defineArea('psychReferral', psychReferralCalls, {
  reportEmergency,
  readOwnReferral,
  answerReferral,
  pageEmergencies,
  reviewEmergency,
});

export const psychHandOver = defineArea('psychHandOver', psychHandOverCalls, {
  listPlaces,
  createPlace,
  changePlace,
  orderPlaces,
  readHandOvers,
  proposeHandOver,
  moveHandOver,
  readOwnHandOver,
  answerHandOver,
});

export const psychDesk = defineArea('psychDesk', psychDeskCalls, {
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

export const psychAsking = defineArea('psychAsking', psychAskingCalls, {
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
