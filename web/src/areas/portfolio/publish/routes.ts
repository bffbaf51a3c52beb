import { pageRoute, type AppRoute } from '../../../platform/route.ts';

export const publishRoute: AppRoute = pageRoute(
  '/portfolio/my/publish/{id}',
  async () => (await import('./publish-screen.tsx')).PublishScreen,
  { menuId: 'PTF_MY' },
);
