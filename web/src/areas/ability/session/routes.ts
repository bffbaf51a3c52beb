import { testSessions } from '@naru/contract/areas/ability/sessions.ts';
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import { readAhead } from '../../../platform/read-ahead.ts';
import { pageRoute } from '../../../platform/route.ts';

const list = async () => (await import('./list-screen.tsx')).TestListScreen;
const form = async () => (await import('./form-screen.tsx')).TestFormScreen;

const tests = (family: TestFamily) => readAhead(testSessions.listTests, () => ({ params: { family } }));
const session = readAhead(testSessions.readSession, ({ params: { id } }) => (id ? { params: { id } } : undefined));

/** Screens on which tests are taken, the same for each family. */
export const sessionRoutes = [
  pageRoute('/ability/test/01/list', list, { menuId: 'ABL_T01', early: tests('01') }),
  pageRoute('/ability/test/01/form/{id?}', form, { menuId: 'ABL_T01', early: session }),
  pageRoute('/ability/test/02/list', list, { menuId: 'ABL_T02', early: tests('02') }),
  pageRoute('/ability/test/02/form/{id?}', form, { menuId: 'ABL_T02', early: session }),
  pageRoute('/ability/test/03/list', list, { menuId: 'ABL_T03', early: tests('03') }),
  pageRoute('/ability/test/03/form/{id?}', form, { menuId: 'ABL_T03', early: session }),
];
