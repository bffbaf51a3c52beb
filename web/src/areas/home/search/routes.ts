import { pageRoute } from '../../../platform/route.ts';

export const searchRoutes = [
  /** The list of courses, which is also the model of all lists. */
  pageRoute('/search/course/list', async () => (await import('../sample/page-screen.tsx')).SamplePageScreen, {
    menuId: 'HOME',
  }),
];
