import { shownPages as calls } from '@naru/contract/areas/portfolio/page.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { downloadPage, readDraftPage, readShown, showPageFile, type MaySeeVersion } from './calls.ts';
import { servePublicPages } from './serve.ts';
import { sweepPages } from './sweep.ts';

/** Portfolios as others see them. */
export const portfolioPages = (maySeeVersion: MaySeeVersion): Manifest => ({
  calls: (sources) => [
    bindCalls('shownPages', calls, {
      readShown: readShown(sources),
      readDraftPage: readDraftPage(sources),
      downloadPage: downloadPage(sources),
      showPageFile: showPageFile(maySeeVersion),
    }),
  ],
  hourly: ({ platform }) => ({ portfolioPages: () => sweepPages(platform) }),
  serve: (app, platform, _config, brought) => servePublicPages(app, platform, brought),
});
