/** Publishing of portfolios. Written by hand. */
import { ASKERS, NO_SUCH_ID, type ExpectedCall } from '../people.ts';

/** Students and alumni, their own. */
const OWNERS = ASKERS;

export const PORTFOLIO_PUBLISHING_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'portfolioPublishing.readPublishing': { whom: OWNERS, code: '404' },
  'portfolioPublishing.stepPublishing': {
    whom: OWNERS,
    code: '404',
    body: { action: 'TAKE_DOWN', version: 1 },
  },
  'portfolioPublishing.changeVisibility': {
    whom: OWNERS,
    code: '404',
    body: { version: 1, visibility: 'PUBLIC', isIndexed: false },
  },
  'portfolioPublishing.checkPath': { whom: OWNERS, code: '404', query: { path: 'my-path' } },
  'portfolioPublishing.takePath': { whom: OWNERS, code: '404', body: { path: 'my-path' } },
  'portfolioPublishing.createLink': { whom: OWNERS, code: '404', body: {} },
  'portfolioPublishing.revokeLink': { whom: OWNERS, code: '404', params: { id: NO_SUCH_ID, linkId: NO_SUCH_ID } },
};
