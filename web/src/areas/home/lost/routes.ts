import { publicRoute } from '../../../platform/route.ts';

export const catchAllRoute = publicRoute('/*', async () => (await import('../error-screen.tsx')).NotFoundScreen);
