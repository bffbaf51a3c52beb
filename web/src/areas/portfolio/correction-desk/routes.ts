import { pageRoute } from '../../../platform/route.ts';

export const queueRoute = pageRoute(
  '/profsr/cl/list',
  async () => (await import('./list-screen.tsx')).CorrectionQueueScreen,
  { menuId: 'PRF_CL' },
);
export const correctionDeskRoutes = [queueRoute];

/** The screen of a request that the person has; the room of comments brings it. */
export const deskPath = (correctionId: string): string => `/profsr/cl/detail/${correctionId}`;
