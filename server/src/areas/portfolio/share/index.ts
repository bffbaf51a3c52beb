import { paperShares as calls } from '@naru/contract/areas/portfolio/share.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { changeShare, listShared, pageViews, paperLink, readShares } from './calls.ts';
import { readSharedResume } from './resume-calls.ts';

/** Papers that a student lets others read. */
export const portfolioShares: Manifest = {
  calls: ({ resumeSources }) => [
    bindCalls('paperShares', calls, {
      readShares,
      changeShare,
      pageViews,
      listShared,
      readSharedResume: readSharedResume(resumeSources),
    }),
  ],
  studentLinks: [paperLink],
};
