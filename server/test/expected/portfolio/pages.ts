/** Portfolios as others see them. Written by hand. */
import { ASKERS, type ExpectedCall } from '../people.ts';

export const PAGE_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'shownPages.readShown': { whom: 'signedIn', code: '404' },
  'shownPages.readDraftPage': { whom: ASKERS, code: '404' },
  'shownPages.downloadPage': { whom: ASKERS, code: '404' },
  'shownPages.showPageFile': { whom: 'everybody', code: '404' },
};
