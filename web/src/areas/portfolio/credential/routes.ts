import { publicRoute } from '../../../platform/route.ts';

export const badgeCheckRoute = publicRoute(
  '/badge/{id}',
  async () => (await import('./check-screen.tsx')).BadgeCheckScreen,
);
