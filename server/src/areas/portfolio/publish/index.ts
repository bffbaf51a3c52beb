import { portfolioPublishing as calls } from '@naru/contract/areas/portfolio/publish.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { changeVisibility, checkPath, readPublishing, stepPublishing, takePath } from './calls.ts';
import { handleFonts } from './fonts.ts';
import { createLink, revokeLink } from './link-calls.ts';
import { countAndSweep, publishJobs } from './jobs.ts';
import { PUBLISH_NOTIFICATIONS } from './notifications.ts';
import { PUBLISH_SETTINGS } from './settings.ts';

/** Portfolios on their way to others: who can see them, their address and their secret links. */
export const portfolioPublish: Manifest = {
  calls: [
    bindCalls('portfolioPublishing', calls, {
      readPublishing,
      stepPublishing,
      changeVisibility,
      checkPath,
      takePath,
      createLink,
      revokeLink,
    }),
  ],
  notificationTypes: PUBLISH_NOTIFICATIONS,
  settings: PUBLISH_SETTINGS,
  jobs: ({ platform, brought }) => [...publishJobs(platform), handleFonts(platform, brought)],
  hourly: ({ platform }) => ({ portfolioViews: () => countAndSweep(platform) }),
};
