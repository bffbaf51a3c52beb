import { portfolioBuilder as calls } from '@naru/contract/areas/portfolio/builder.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { PORTFOLIO_FILE } from '../core/portfolio-file.ts';
import { readDraft, saveDraft } from './calls.ts';
import { portfolioFileRights } from './files.ts';
import { handleFilesNight } from './jobs.ts';

/** Portfolios as their students build them. */
export const portfolioBuilder: Manifest = {
  calls: ({ resumeSources }) => [
    bindCalls('portfolioBuilder', calls, { readDraft, saveDraft: saveDraft(resumeSources) }),
  ],
  fileRights: { [PORTFOLIO_FILE]: portfolioFileRights },
  jobs: ({ platform }) => [handleFilesNight(platform)],
};
