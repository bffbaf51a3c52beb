import { pageRoute } from '../../platform/route.ts';

export const analyticsRoutes = [
  pageRoute(
    '/anals/stdntinfo/list/{tutor?}',
    async () => (await import('./student/list-screen.tsx')).StudentListScreen,
    { menuId: 'ANL_STDNT', menuIdByEnd: { tutor: 'ANL_TUTOR' } },
  ),
];
