import { pageRoute } from '../../../platform/route.ts';

export const statisticsRoutes = [
  pageRoute('/cnslt/stat/staff/list', async () => (await import('./list-screen.tsx')).DeskStatisticsScreen, {
    menuId: 'CNS_STAT',
  }),
];
