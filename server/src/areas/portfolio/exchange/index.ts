import { exchange as calls } from '@naru/contract/areas/portfolio/exchange.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { checkImport, exportResume, importResume } from './calls.ts';

/** Résumés as JSON Resume, for other sites and from them. */
export const portfolioExchange: Manifest = {
  calls: ({ resumeSources: sources }) => [
    bindCalls('exchange', calls, { exportResume: exportResume(sources), checkImport, importResume }),
  ],
};
