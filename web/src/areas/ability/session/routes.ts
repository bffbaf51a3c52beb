import { pageRoute } from '../../../platform/route.ts';

const list = async () => (await import('./list-screen.tsx')).TestListScreen;
const form = async () => (await import('./form-screen.tsx')).TestFormScreen;

/** Screens on which tests are taken, the same for each family. */
export const sessionRoutes = [
  pageRoute('/ability/test/01/list', list, { menuId: 'ABL_T01' }),
  pageRoute('/ability/test/01/form/{id?}', form, { menuId: 'ABL_T01' }),
  pageRoute('/ability/test/02/list', list, { menuId: 'ABL_T02' }),
  pageRoute('/ability/test/02/form/{id?}', form, { menuId: 'ABL_T02' }),
  pageRoute('/ability/test/03/list', list, { menuId: 'ABL_T03' }),
  pageRoute('/ability/test/03/form/{id?}', form, { menuId: 'ABL_T03' }),
];
