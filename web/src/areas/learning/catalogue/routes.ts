import { catalogue } from '@naru/contract/areas/learning/catalogue.ts';
import type { ProgrammeSlug } from '@naru/contract/areas/learning/words.ts';

import { readAhead } from '../../../platform/read-ahead.ts';
import { pageRoute } from '../../../platform/route.ts';

const list = async () => (await import('./list/list-screen.tsx')).ProgrammeListScreen;
const detail = async () => (await import('./detail/detail-screen.tsx')).ProgrammeDetailScreen;

const programme = (type: ProgrammeSlug) =>
  readAhead(catalogue.readProgramme, ({ params: { id = '' } }) => ({ params: { type, id } }));

export const catalogueRoutes = [
  pageRoute('/lrn/baeum/list', list, { menuId: 'LRN_BAEUM' }),
  pageRoute('/lrn/baeum/detail/{id}', detail, { menuId: 'LRN_BAEUM', early: programme('baeum') }),
  pageRoute('/lrn/chaeum/list', list, { menuId: 'LRN_CHAEUM' }),
  pageRoute('/lrn/chaeum/detail/{id}', detail, { menuId: 'LRN_CHAEUM', early: programme('chaeum') }),
  pageRoute('/lrn/ieum/list', list, { menuId: 'LRN_IEUM' }),
  pageRoute('/lrn/ieum/detail/{id}', detail, { menuId: 'LRN_IEUM', early: programme('ieum') }),
];

/** The same screens under the professors’ addresses. */
export const workshopRoutes = [
  pageRoute('/profsr/workshp/list', list, { menuId: 'PRF_WS' }),
  pageRoute('/profsr/workshp/detail/{id}', detail, { menuId: 'PRF_WS' }),
];
