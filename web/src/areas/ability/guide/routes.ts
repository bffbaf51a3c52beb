import { abilityGuide } from '@naru/contract/areas/ability/guide.ts';

import { pageRoute } from '../../../platform/route.ts';

export const guideRoute = pageRoute(
  '/ability/guide/guide',
  async () => (await import('./guide/guide-screen.tsx')).GuideScreen,
  { menuId: 'ABL_GUIDE', reads: abilityGuide.listGuideTests },
);
export const frameworkRoute = pageRoute(
  '/ability/guide/systm',
  async () => (await import('./framework/framework-screen.tsx')).FrameworkScreen,
  { menuId: 'ABL_SYSTM', reads: abilityGuide.readFramework },
);
export const graduationRoute = pageRoute(
  '/ability/grdtntest',
  async () => (await import('./graduation/graduation-screen.tsx')).GraduationScreen,
  { menuId: 'ABL_GRDT' },
);
export const guideRoutes = [guideRoute, frameworkRoute, graduationRoute];
