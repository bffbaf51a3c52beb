import { pageRoute, publicRoute } from '../../../platform/route.ts';

export const certificateListRoute = pageRoute(
  '/lrn/certificate/list',
  async () => (await import('./certificate-list-screen.tsx')).CertificateListScreen,
  { menuId: null },
);
export const ownCompletionRoute = pageRoute(
  '/lrn/certificate/completion/{id}',
  async () => (await import('./own-completion-screen.tsx')).OwnCompletionScreen,
  { menuId: null },
);
export const programmeSurveyRoute = pageRoute(
  '/lrn/certificate/survey/{id}',
  async () => (await import('./survey-screen.tsx')).ProgrammeSurveyScreen,
  { menuId: null },
);
export const completersRoute = pageRoute(
  '/lrn/programme/completion/{id}',
  async () => (await import('./completers-screen.tsx')).CompletersScreen,
  { menuId: 'LRN_PRGM' },
);
export const completionRoutes = [certificateListRoute, ownCompletionRoute, programmeSurveyRoute, completersRoute];

export const certificateCheckRoute = publicRoute(
  '/certificate/{number}',
  async () => (await import('./check-screen.tsx')).CertificateCheckScreen,
);
/** Addresses that begin with /certificate/. */
export const certificateRoutes = [certificateCheckRoute];
