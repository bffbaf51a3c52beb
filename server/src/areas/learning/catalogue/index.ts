import { catalogue as catalogueCalls } from '@naru/contract/areas/learning/catalogue.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { LEARNING_SETTINGS } from '../core/settings.ts';
import { APPEAL_NOTIFICATIONS } from '../trainee/appeal-notifications.ts';
import { sessionsInCalendar } from '../trainee/calendar.ts';
import { stepOwnTrainee } from '../trainee/calls.ts';
import { TRAINEE_NOTIFICATIONS } from '../trainee/notifications.ts';
import { appealNoShow } from './appeal-calls.ts';
import { applyForProgramme } from './apply.ts';
import { sendOwnSessions } from './calendar-file.ts';
import { programmeTodos, sessionsAhead } from './home.ts';
import { learningJobs } from './jobs.ts';
import { listMonth, listSuitable, pageOwnProgrammes, pageProgrammes, readDraw, readProgramme } from './read-calls.ts';
import { findProgrammes } from './search.ts';
import { bookmarkProgramme } from './write-calls.ts';

const catalogue = bindCalls('catalogue', catalogueCalls, {
  pageProgrammes,
  listSuitable,
  listMonth,
  readProgramme,
  readDraw,
  bookmarkProgramme,
  applyForProgramme,
  stepOwnTrainee,
  pageOwnProgrammes,
  sendOwnSessions,
  appealNoShow,
});

/** Programmes as people find them, apply and follow what becomes of it. */
export const programmeCatalogue: Manifest = {
  calls: [catalogue],
  settings: LEARNING_SETTINGS,
  notificationTypes: [...TRAINEE_NOTIFICATIONS, ...APPEAL_NOTIFICATIONS],
  searchSources: [findProgrammes],
  calendarSources: [sessionsInCalendar],
  todoSources: [programmeTodos],
  home: { appointments: [sessionsAhead] },
  jobs: ({ platform }) => learningJobs(platform),
};
