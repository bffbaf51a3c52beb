import { credentials as calls } from '@naru/contract/areas/portfolio/credential.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { checkBadge } from './calls.ts';
import { serveCredentials } from './routes.ts';

/** Badges as others check them: by eye, and by tools of their own. */
export const badgeCredentials: Manifest = {
  calls: [bindCalls('credentials', calls, { checkBadge })],
  serve: serveCredentials,
};
