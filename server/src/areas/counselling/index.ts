import { advisorDesk as advisorDeskCalls } from '@naru/contract/areas/counselling/advisor-desk.ts';
import { advisor as advisorCalls } from '@naru/contract/areas/counselling/advisor.ts';
import { answer as answerCalls } from '@naru/contract/areas/counselling/answer.ts';
import { assigned as assignedCalls } from '@naru/contract/areas/counselling/assigned.ts';
import { availability as availabilityCalls } from '@naru/contract/areas/counselling/availability.ts';
import { correction as correctionCalls } from '@naru/contract/areas/counselling/correction.ts';
import { counsellor as counsellorCalls } from '@naru/contract/areas/counselling/counsellor.ts';
import { feed as feedCalls } from '@naru/contract/areas/counselling/feed.ts';
import { finding as findingCalls } from '@naru/contract/areas/counselling/finding.ts';
import { counsellingGlance as glanceCalls } from '@naru/contract/areas/counselling/glance.ts';
import { history as historyCalls } from '@naru/contract/areas/counselling/history.ts';
import { invitation as invitationCalls } from '@naru/contract/areas/counselling/invitation.ts';
import { message as messageCalls } from '@naru/contract/areas/counselling/message.ts';
import { law as lawCalls } from '@naru/contract/areas/counselling/law.ts';
import { lawDesk as lawDeskCalls } from '@naru/contract/areas/counselling/law-desk.ts';
import { prepSheet as prepSheetCalls } from '@naru/contract/areas/counselling/prep-sheet.ts';
import { referral as referralCalls } from '@naru/contract/areas/counselling/referral.ts';
import { record as recordCalls } from '@naru/contract/areas/counselling/record.ts';
import { request as requestCalls } from '@naru/contract/areas/counselling/request.ts';
import { statistics as statisticsCalls } from '@naru/contract/areas/counselling/statistics.ts';
import { waiting as waitingCalls } from '@naru/contract/areas/counselling/waiting.ts';

import { defineArea } from '../../platform/http/serve.ts';
import {
  assignAdvisors,
  endAdvisors,
  pageAdvisors,
  pageAdvised,
  previewDistribution,
  previewImport,
  readAdvised,
} from './advisor/desk-calls.ts';
import {
  askForAdvisor,
  findAdvisors,
  pageEarlier,
  readOwnAdvisor,
  shareEarlier,
  withdrawWish,
} from './advisor/own-calls.ts';
import { decideWish, pageWishes } from './advisor/wish-calls.ts';
import {
  approveRequest,
  cancelAppointment,
  completeMeeting,
  correctOutcome,
  markAbsent,
  pageMeetings,
  readMeeting,
  sendAppointment,
  rejectRequest,
} from './answer/calls.ts';
import { pageAssigned, readAssigned } from './assigned/calls.ts';
import {
  changeAvailability,
  changeSlot,
  previewAvailability,
  readAvailability,
  readWeek,
} from './availability/calls.ts';
import { askCorrection, askOwnCorrection } from './correction/ask-calls.ts';
import { decideCorrection, pageCorrections } from './correction/decide-calls.ts';
import { changeSettings, readSettings } from './counsellor/calls.ts';
import { endFeed, makeFeed, readFeed, sendFeed } from './feed/calls.ts';
import { listSlots, pageCounsellors, readCounsellor } from './finding/calls.ts';
import { glance, readLink } from './glance/calls.ts';
import { pageHistory, readOwnMeeting, sendOwnAppointment } from './history/calls.ts';
import {
  answerInvitation,
  findStudents,
  inviteStudents,
  moveAppointment,
  retractInvitation,
} from './invitation/calls.ts';
import { pageMessages, readMessage } from './message/calls.ts';
import { changePrep, previewPrep, readOwnPrep, readPrep } from './prep/calls.ts';
import { confirmMeeting, recordAfterwards } from './record/afterwards.ts';
import { changeRecord, completeGroup, tickFollowUp, tickOwnFollowUp } from './record/calls.ts';
import {
  bookHour,
  createCase,
  listHours,
  pageOwnCases,
  readDraft as readLawDraft,
  readIntake,
  readOwnCase,
  saveDraft as saveLawDraft,
} from './law/ask-calls.ts';
import { listLawCounsellors, pageCases, readCase } from './law/desk-calls.ts';
import { moveCase } from './law/move-calls.ts';
import { createPause, deletePause, listPauses } from './law/pause-calls.ts';
import {
  askStudent,
  changeReferral,
  createReferral,
  findReferable,
  pageReferrals,
  readReferral,
} from './referral/referrer-calls.ts';
import { answerReferral, listAgreed, readOwnReferral } from './referral/student-calls.ts';
import {
  cancelMeeting,
  createRequest,
  readDraft,
  rescheduleRequest,
  saveDraft,
  withdrawRequest,
} from './request/calls.ts';
import { pageAdminStatistics, pageStatistics, readAdminStatistics, readStatistics } from './statistics/calls.ts';
import { exportAdminStatistics, exportStatistics } from './statistics/excel-calls.ts';
import { joinWaiting, leaveWaiting, listWaiting } from './waiting/calls.ts';

export const counsellor = defineArea('counsellor', counsellorCalls, { readSettings, changeSettings });

export const availability = defineArea('availability', availabilityCalls, {
  readAvailability,
  previewAvailability,
  changeAvailability,
  readWeek,
  changeSlot,
});

export const finding = defineArea('finding', findingCalls, { pageCounsellors, readCounsellor, listSlots });

export const request = defineArea('request', requestCalls, {
  readDraft,
  saveDraft,
  createRequest,
  withdrawRequest,
  cancelMeeting,
  rescheduleRequest,
});

export const answer = defineArea('answer', answerCalls, {
  pageMeetings,
  readMeeting,
  sendAppointment,
  approveRequest,
  rejectRequest,
  cancelAppointment,
  completeMeeting,
  markAbsent,
  correctOutcome,
});

export const correction = defineArea('correction', correctionCalls, {
  askCorrection,
  askOwnCorrection,
  pageCorrections,
  decideCorrection,
});

export const invitation = defineArea('invitation', invitationCalls, {
  findStudents,
  inviteStudents,
  retractInvitation,
  moveAppointment,
  answerInvitation,
});

export const assigned = defineArea('assigned', assignedCalls, { pageAssigned, readAssigned });

export const message = defineArea('message', messageCalls, { pageMessages, readMessage });

export const record = defineArea('record', recordCalls, {
  tickFollowUp,
  tickOwnFollowUp,
  changeRecord,
  completeGroup,
  recordAfterwards,
  confirmMeeting,
});

export const prepSheet = defineArea('prepSheet', prepSheetCalls, { previewPrep, readOwnPrep, changePrep, readPrep });

export const history = defineArea('history', historyCalls, {
  pageHistory,
  readOwnMeeting,
  sendOwnAppointment,
});

export const counsellingGlance = defineArea('counsellingGlance', glanceCalls, { glance, readLink });

export const statistics = defineArea('statistics', statisticsCalls, {
  readStatistics,
  pageStatistics,
  exportStatistics,
  readAdminStatistics,
  pageAdminStatistics,
  exportAdminStatistics,
});

export const waiting = defineArea('waiting', waitingCalls, { listWaiting, joinWaiting, leaveWaiting });

export const feed = defineArea('feed', feedCalls, { readFeed, makeFeed, endFeed, sendFeed });

export const law = defineArea('law', lawCalls, {
  readIntake,
  readDraft: readLawDraft,
  saveDraft: saveLawDraft,
  listHours,
  createCase,
  bookHour,
  pageOwnCases,
  readOwnCase,
});

export const lawDesk = defineArea('lawDesk', lawDeskCalls, {
  pageCases,
  readCase,
  moveCase,
  listLawCounsellors,
  listPauses,
  createPause,
  deletePause,
});

export const advisor = defineArea('advisor', advisorCalls, {
  readOwnAdvisor,
  findAdvisors,
  askForAdvisor,
  withdrawWish,
  shareEarlier,
  pageEarlier,
});

export const advisorDesk = defineArea('advisorDesk', advisorDeskCalls, {
  pageAdvised,
  pageAdvisors,
  readAdvised,
  previewImport,
  previewDistribution,
  assignAdvisors,
  endAdvisors,
  pageWishes,
  decideWish,
});

export const referral = defineArea('referral', referralCalls, {
  pageReferrals,
  findReferable,
  readReferral,
  createReferral,
  changeReferral,
  askStudent,
  readOwnReferral,
  answerReferral,
  listAgreed,
});
