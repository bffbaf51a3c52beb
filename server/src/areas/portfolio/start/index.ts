import { portfolioStart as calls } from '@naru/contract/areas/portfolio/start.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { createPortfolio, deletePortfolio, listPortfolios, renamePortfolio, undeletePortfolio } from './list-calls.ts';
import { findPortfolios } from './search.ts';
import { readSource } from './source-calls.ts';
import { previewStart, readStart } from './start-calls.ts';
import { sweepPortfolios } from './sweep.ts';
import { keepVersion, listVersions, nameVersion, readVersion, restoreVersion } from './version-calls.ts';

/** Somebody's portfolios: how one begins, what it can show, and as it once was. */
export const portfolioStart: Manifest = {
  calls: (sources) => [
    bindCalls('portfolioStart', calls, {
      listPortfolios,
      readStart: readStart(sources),
      previewStart: previewStart(sources),
      createPortfolio: createPortfolio(sources),
      renamePortfolio,
      deletePortfolio,
      undeletePortfolio,
      readSource: readSource(sources),
      listVersions: listVersions(sources),
      keepVersion,
      readVersion: readVersion(sources),
      nameVersion,
      restoreVersion,
    }),
  ],
  searchSources: [findPortfolios],
  hourly: ({ platform }) => ({ portfolios: () => sweepPortfolios(platform) }),
};
