import { portfolioBuilder } from '@naru/contract/areas/portfolio/builder.ts';

import { readAhead } from '../../../platform/read-ahead.ts';
import { pageRoute } from '../../../platform/route.ts';

export const portfolioFormRoute = pageRoute(
  '/portfolio/my/form/{id}',
  async () => (await import('./form-screen.tsx')).PortfolioFormScreen,
  {
    menuId: 'PTF_MY',
    contentsClass: 'wide',
    early: readAhead(portfolioBuilder.readDraft, ({ params: { id = '' } }) => ({ params: { id } })),
  },
);
