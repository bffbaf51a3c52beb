import { pageRoute } from '../../../platform/route.ts';

export const referralRoutes = [
  pageRoute('/cs/hist/referral/{id}', async () => (await import('./answer-screen.tsx')).CentreReferralScreen, {
    menuId: 'CS_HIST',
  }),
];
