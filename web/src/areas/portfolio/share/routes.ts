import { pageRoute } from '../../../platform/route.ts';

/** Open for everybody who is signed in: the calls decide whose papers somebody may read. */
const ANY = { menuId: null } as const;

export const sharedPapersRoute = pageRoute(
  '/portfolio/share/{stdntId}',
  async () => (await import('./shared-screen.tsx')).SharedPapersScreen,
  ANY,
);
export const sharedResumeRoute = pageRoute(
  '/portfolio/resume/detail/{id}/{owner}',
  async () => (await import('./resume-screen.tsx')).SharedResumeScreen,
  ANY,
);
export const paperShareRoutes = [sharedPapersRoute, sharedResumeRoute];
