/** Portfolios (docs/specification.md §6, §7): students and alumni their own, and nobody else any. */
import type { StartChoices } from '@naru/contract/areas/portfolio/start.ts';

import { ASKERS, type ExpectedCall } from '../people.ts';

const CHOICES: StartChoices = {
  audience: 'MYSELF',
  direction: '',
  showsName: true,
  sourceList: [],
  assertionIdList: [],
  cardIdList: [],
  resumeId: null,
  chartSource: null,
};

export const PORTFOLIO_START_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'portfolioStart.listPortfolios': { whom: ASKERS, code: '0000' },
  'portfolioStart.readStart': { whom: ASKERS, code: '0000' },
  'portfolioStart.previewStart': { whom: ASKERS, code: '0000', body: { language: 'ko', choices: CHOICES } },
  'portfolioStart.createPortfolio': {
    whom: ASKERS,
    code: '9100',
    body: { title: '', language: 'ko', beginsWith: 'EMPTY' },
  },
  'portfolioStart.renamePortfolio': { whom: ASKERS, code: '404', body: { title: '다른 이름' } },
  'portfolioStart.deletePortfolio': { whom: ASKERS, code: '404' },
  'portfolioStart.undeletePortfolio': { whom: ASKERS, code: '404' },
  'portfolioStart.readSource': { whom: ASKERS, code: '404' },
  'portfolioStart.listVersions': { whom: ASKERS, code: '404' },
  'portfolioStart.keepVersion': { whom: ASKERS, code: '404', body: { name: '처음' } },
  'portfolioStart.readVersion': { whom: ASKERS, code: '404', params: { number: '1' } },
  'portfolioStart.nameVersion': { whom: ASKERS, code: '404', params: { number: '1' }, body: { name: '처음' } },
  'portfolioStart.restoreVersion': {
    whom: ASKERS,
    code: '404',
    params: { number: '1' },
    body: { contentVersion: 1 },
  },
};
