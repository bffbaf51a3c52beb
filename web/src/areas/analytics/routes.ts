import { boardRoutes } from '../../blocks/board/routes.ts';
import { pageRoute } from '../../platform/route.ts';

export const routes = [
  pageRoute(
    '/anals/stdntinfo/list/{tutor?}',
    async () => (await import('./student/list-screen.tsx')).StudentListScreen,
    { menuId: 'ANL_STDNT', menuIdByEnd: { tutor: 'ANL_TUTOR' } },
  ),
  ...boardRoutes('/anals/analsinfo/board/stdytips', 'ANL_TIPS'),
  ...boardRoutes('/anals/analsrpt/board', 'ANL_RPT'),
  ...boardRoutes('/anals/stdytips/board/stdytips', 'ANL_TIPS'),
  ...boardRoutes('/anals/stdytips/board/mjrlrnkwhw', 'ANL_MJR'),
  ...boardRoutes('/anals/stdytips/board/lrncntstpr', 'ANL_CNTST'),
];
