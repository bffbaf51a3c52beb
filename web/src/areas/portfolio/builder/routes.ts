import { portfolioBuilder } from '@naru/contract/areas/portfolio/builder.ts';

import { earlyRead } from '../../../platform/early-read.ts';
import { pageRoute } from '../../../platform/route.ts';

export const portfolioFormRoute = pageRoute(
  '/portfolio/my/form/{id}',
  async () => (await import('./form-screen.tsx')).PortfolioFormScreen,
  { menuId: 'PTF_MY', contentsClass: 'wide', early: earlyRead(portfolioBuilder.readDraft) },
);
