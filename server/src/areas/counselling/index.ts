import { advisorDesk as advisorDeskCalls } from '@naru/contract/areas/counselling/advisor/desk.ts';
import { advisor as advisorCalls } from '@naru/contract/areas/counselling/advisor/own.ts';
import { deskMeeting as deskMeetingCalls } from '@naru/contract/areas/counselling/meeting/desk.ts';
import { advisees as adviseeCalls } from '@naru/contract/areas/counselling/advisor/advisees.ts';
import { availability as availabilityCalls } from '@naru/contract/areas/counselling/counsellor/availability.ts';
import { correction as correctionCalls } from '@naru/contract/areas/counselling/meeting/correction.ts';
import { counsellor as counsellorCalls } from '@naru/contract/areas/counselling/counsellor/settings.ts';
import { counsellorSearch as searchCalls } from '@naru/contract/areas/counselling/counsellor/search.ts';
import { counsellingSummary as summaryCalls } from '@naru/contract/areas/counselling/overview/summary.ts';
import { history as historyCalls } from '@naru/contract/areas/counselling/overview/history.ts';
import { invitation as invitationCalls } from '@naru/contract/areas/counselling/meeting/invitation.ts';
import { message as messageCalls } from '@naru/contract/areas/counselling/overview/message.ts';
import { law as lawCalls } from '@naru/contract/areas/counselling/law/asking.ts';
import { lawDesk as lawDeskCalls } from '@naru/contract/areas/counselling/law/desk.ts';
import { prep as prepCalls } from '@naru/contract/areas/counselling/counsellor/prep.ts';
import { referral as referralCalls } from '@naru/contract/areas/counselling/referral/referral.ts';
import { record as recordCalls } from '@naru/contract/areas/counselling/meeting/record.ts';
import { request as requestCalls } from '@naru/contract/areas/counselling/meeting/request.ts';
import { statistics as statisticsCalls } from '@naru/contract/areas/counselling/statistics/statistics.ts';
import { waiting as waitingCalls } from '@naru/contract/areas/counselling/meeting/waiting.ts';

import type { Manifest } from '../../blocks/manifest/manifest.ts';
import type { PrepSource } from '../../blocks/manifest/prep-source.ts';
import { bindCalls } from '../../platform/http/serve.ts';
import { ADVISOR_NOTIFICATIONS } from './advisor/notifications.ts';
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
  stepOwnWish,
} from './advisor/own-calls.ts';
import { pageWishes, stepWish } from './advisor/wish-calls.ts';
import { pageMeetings, readMeeting, sendAppointment } from './meeting/desk/calls.ts';
import { stepMeeting } from './meeting/desk/step-calls.ts';
import { inviteLink, pageAdvisees, readAdvisee } from './advisor/advisees/calls.ts';
import {
  changeAvailability,
  changeSlot,
  previewAvailability,
  readAvailability,
  readWeek,
} from './counsellor/availability/calls.ts';
import { handleSlots } from './counsellor/availability/jobs.ts';
import { counsellingJobs } from './jobs.ts';
import { pageCorrections, stepCorrection } from './meeting/correction/decide-calls.ts';
import { CORRECTION_NOTIFICATIONS } from './meeting/correction/notifications.ts';
import { changeSettings, readSettings } from './counsellor/settings/calls.ts';
import { meetingDutyWork } from './meeting/duty-work.ts';
import { REQUEST_FILES, requestFileRights } from './meeting/core/files.ts';
import { bindFeed, meetingsInCalendar } from './overview/feed/calls.ts';
import { listSlots, pageCounsellors, readCounsellor } from './counsellor/search/calls.ts';
import { findCounsellors } from './counsellor/search/found.ts';
import { readSummary, readLink } from './overview/summary/calls.ts';
import { pageHistory, readOwnMeeting, sendOwnAppointment } from './overview/history/calls.ts';
import { findStudents, inviteStudents } from './meeting/invitation/calls.ts';
import { COUNSELLING_NOTIFICATIONS } from './meeting/notifications.ts';
import { psychological } from './psychological/index.ts';
import { room } from './room/index.ts';
import { REFERRAL_NOTIFICATIONS } from './referral/notifications.ts';
import { counsellingSurveys } from './meeting/survey/source.ts';
import { metAdvisees } from './overview/home/advisees.ts';
import { meetingsAhead } from './overview/home/appointments.ts';
import { askerPlace, deskPlace } from './overview/home/places.ts';
import { waitingCorrections, waitingWishes } from './overview/home/queues.ts';
import { counsellingWeek } from './overview/home/weeks.ts';
import { followUpTick } from './overview/todo/tick.ts';
import { lawCasesWaiting } from './law/home.ts';
import { counsellingTodos } from './overview/todo/source.ts';
import { pageMessages, readMessage } from './overview/message/calls.ts';
import { changePrep, previewPrep, readOwnPrep, readPrep } from './meeting/prep/calls.ts';
import { recordAfterwards } from './meeting/afterwards/calls.ts';
import { completeGroup, tickFollowUp, tickOwnFollowUp } from './meeting/record/calls.ts';
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
import { lawDutyWork } from './law/duty-work.ts';
import { lawFileRights } from './law/files.ts';
import { LAW_CASE } from './law/store.ts';
import { listLawCounsellors, pageCases, readCase } from './law/desk-calls.ts';
import { LAW_SETTINGS } from './law/settings.ts';
import { createPause, deletePause, listPauses } from './law/pause-calls.ts';
import { stepCase } from './law/step-calls.ts';
import {
  changeReferral,
  createReferral,
  findReferable,
  pageReferrals,
  readReferral,
  stepReferral,
} from './referrer/calls.ts';
import { listAgreed, readOwnReferral, stepOwnReferral } from './referral/student-calls.ts';
import { createRequest, readDraft, saveDraft } from './meeting/request/calls.ts';
import { stepOwnMeeting } from './meeting/request/step-calls.ts';
import { meetingCorrected, meetingHeld } from './shared/held-event.ts';
import { COUNSELLING_SETTINGS } from './shared/settings.ts';
import { pageAdminStatistics, pageStatistics, readAdminStatistics, readStatistics } from './statistics/calls.ts';
import {
  adminStatisticsList,
  exportAdminStatistics,
  exportStatistics,
  statisticsList,
} from './statistics/excel-calls.ts';
import { joinWaiting, leaveWaiting, listWaiting } from './meeting/waiting/calls.ts';
import { COUNSELLING_RECORDS } from './logged-records.ts';

const counsellor = bindCalls('counsellor', counsellorCalls, { readSettings, changeSettings });

const availability = bindCalls('availability', availabilityCalls, {
  readAvailability,
  previewAvailability,
  changeAvailability,
  readWeek,
  changeSlot,
});

const counsellorSearch = bindCalls('counsellorSearch', searchCalls, { pageCounsellors, readCounsellor, listSlots });

const request = bindCalls('request', requestCalls, {
  readDraft,
  saveDraft,
  createRequest,
  stepOwnMeeting,
});

const deskMeeting = bindCalls('deskMeeting', deskMeetingCalls, {
  pageMeetings,
  readMeeting,
  sendAppointment,
  stepMeeting,
});

const correction = bindCalls('correction', correctionCalls, {
  pageCorrections,
  stepCorrection,
});

const invitation = bindCalls('invitation', invitationCalls, {
  findStudents,
  inviteStudents,
});

const advisees = bindCalls('advisees', adviseeCalls, { pageAdvisees, readAdvisee });

const message = bindCalls('message', messageCalls, { pageMessages, readMessage });

const record = bindCalls('record', recordCalls, {
  tickFollowUp,
  tickOwnFollowUp,
  completeGroup,
  recordAfterwards,
});

const bindPrep = (sources: readonly PrepSource[]) =>
  bindCalls('prep', prepCalls, {
    previewPrep,
    readOwnPrep: readOwnPrep(sources),
    changePrep: changePrep(sources),
    readPrep: readPrep(sources),
  });

const history = bindCalls('history', historyCalls, {
  pageHistory,
  readOwnMeeting,
  sendOwnAppointment,
});

const counsellingSummary = bindCalls('counsellingSummary', summaryCalls, { readSummary, readLink });

const statistics = bindCalls('statistics', statisticsCalls, {
  readStatistics,
  pageStatistics,
  exportStatistics,
  readAdminStatistics,
  pageAdminStatistics,
  exportAdminStatistics,
});

const waiting = bindCalls('waiting', waitingCalls, { listWaiting, joinWaiting, leaveWaiting });

const law = bindCalls('law', lawCalls, {
  readIntake,
  readDraft: readLawDraft,
  saveDraft: saveLawDraft,
  listHours,
  createCase,
  bookHour,
  pageOwnCases,
  readOwnCase,
});

const lawDesk = bindCalls('lawDesk', lawDeskCalls, {
  pageCases,
  readCase,
  stepCase,
  listLawCounsellors,
  listPauses,
  createPause,
  deletePause,
});

const advisor = bindCalls('advisor', advisorCalls, {
  readOwnAdvisor,
  findAdvisors,
  askForAdvisor,
  stepOwnWish,
  shareEarlier,
  pageEarlier,
});

const advisorDesk = bindCalls('advisorDesk', advisorDeskCalls, {
  pageAdvised,
  pageAdvisors,
  readAdvised,
  previewImport,
  previewDistribution,
  assignAdvisors,
  endAdvisors,
  pageWishes,
  stepWish,
});

const referral = bindCalls('referral', referralCalls, {
  pageReferrals,
  findReferable,
  readReferral,
  createReferral,
  changeReferral,
  stepReferral,
  readOwnReferral,
  stepOwnReferral,
  listAgreed,
});

const meetings: Manifest = {
  loggedRecords: COUNSELLING_RECORDS,
  events: [meetingHeld, meetingCorrected],
  settings: [...COUNSELLING_SETTINGS, ...LAW_SETTINGS],
  calls: ({ calendarSources, prepSources }) => [
    counsellor,
    availability,
    counsellorSearch,
    request,
    deskMeeting,
    correction,
    invitation,
    advisees,
    message,
    record,
    bindPrep(prepSources),
    history,
    counsellingSummary,
    statistics,
    waiting,
    bindFeed(calendarSources),
    law,
    lawDesk,
    advisor,
    advisorDesk,
    referral,
  ],
  notificationTypes: [
    ...COUNSELLING_NOTIFICATIONS,
    ...REFERRAL_NOTIFICATIONS,
    ...ADVISOR_NOTIFICATIONS,
    ...CORRECTION_NOTIFICATIONS,
  ],
  calendarSources: [meetingsInCalendar],
  searchSources: [findCounsellors],
  todoSources: [counsellingTodos],
  todoTicks: [followUpTick],
  home: {
    places: [deskPlace, askerPlace],
    appointments: [meetingsAhead],
    queues: [waitingCorrections, waitingWishes],
    cases: [lawCasesWaiting],
    advisees: [metAdvisees],
    weeks: [counsellingWeek],
  },
  studentLinks: [inviteLink],
  dutyWorks: [lawDutyWork, meetingDutyWork],
  surveyContexts: [counsellingSurveys],
  lists: [statisticsList, adminStatisticsList],
  fileRights: { [REQUEST_FILES]: requestFileRights, [LAW_CASE]: lawFileRights },
  jobs: ({ platform }) => [handleSlots(platform), ...counsellingJobs(platform)],
};

export const counselling: readonly Manifest[] = [meetings, psychological, room];
