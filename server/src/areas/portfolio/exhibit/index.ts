import { exhibits as galleryCalls } from '@naru/contract/areas/portfolio/exhibit.ts';
import { nominationDesk as deskCalls, nominations as ownCalls } from '@naru/contract/areas/portfolio/nomination.ts';
import { portfolioReports as reportCalls } from '@naru/contract/areas/portfolio/report.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import type { FactSources } from '../start/facts.ts';
import { showExhibitPicture } from './cover.ts';
import { pageNominations, readNomination, saveReview, stepNomination } from './desk-calls.ts';
import { exportNominations, nominationList } from './excel-calls.ts';
import { likeExhibit, pageExhibits, readExhibit } from './gallery-calls.ts';
import { consentTodos, nominationsWaiting, reportsWaiting, reviewTodos } from './home.ts';
import { handleExhibitHour } from './jobs.ts';
import { EXHIBIT_NOTIFICATIONS } from './notifications.ts';
import {
  createNomination,
  listOwnNominations,
  pageCandidates,
  readNominationForm,
  stepOwnNomination,
} from './own-calls.ts';
import { changeRemark, createRemark, deleteRemark, hideRemark, pageRemarks } from './remark-calls.ts';
import { decideReports, pageReported, readReported, reportPortfolio } from './report-calls.ts';
import { EXHIBIT_MONTHS } from './settings.ts';

const gallery = (sources: FactSources) =>
  bindCalls('exhibits', galleryCalls, {
    pageExhibits,
    readExhibit: readExhibit(sources),
    showExhibitPicture,
    likeExhibit,
    pageRemarks,
    createRemark,
    changeRemark,
    deleteRemark,
    hideRemark,
  });

const own = bindCalls('nominations', ownCalls, {
  pageCandidates,
  readNominationForm,
  createNomination,
  listOwnNominations,
  stepOwnNomination,
});

const desk = (sources: FactSources) =>
  bindCalls('nominationDesk', deskCalls, {
    pageNominations,
    readNomination: readNomination(sources),
    saveReview,
    stepNomination,
    exportNominations,
  });

const reports = bindCalls('portfolioReports', reportCalls, {
  reportPortfolio,
  pageReported,
  readReported,
  decideReports,
});

/** Excellent portfolios: nominated, reviewed, exhibited with their owners’ consent; and reports of portfolios. */
export const portfolioExhibits: Manifest = {
  calls: (sources) => [gallery(sources), own, desk(sources), reports],
  notificationTypes: EXHIBIT_NOTIFICATIONS,
  todoSources: [consentTodos, reviewTodos],
  home: { queues: [nominationsWaiting, reportsWaiting] },
  lists: [nominationList],
  settings: [EXHIBIT_MONTHS],
  jobs: ({ platform }) => [handleExhibitHour(platform)],
};
