import { corrections } from '@naru/contract/areas/portfolio/correction.ts';

import { readAhead } from '../../../platform/read-ahead.ts';
import { pageRoute } from '../../../platform/route.ts';

const MENU = { menuId: 'PTF_CL' } as const;

/** Takes the id of a letter; with `?paper=RESUME` that of a résumé. */
export const correctionFormRoute = pageRoute(
  '/portfolio/cl/correction/form/{id}',
  async () => (await import('./form-screen.tsx')).CorrectionFormScreen,
  MENU,
);
export const ownCorrectionRoute = pageRoute(
  '/portfolio/cl/correction/detail/{id}',
  async () => (await import('./detail-screen.tsx')).CorrectionDetailScreen,
  { ...MENU, early: readAhead(corrections.readOwnCorrection, ({ params: { id = '' } }) => ({ params: { id } })) },
);
export const correctionSurveyRoute = pageRoute(
  '/portfolio/cl/correction/survey/{id}',
  async () => (await import('./survey-screen.tsx')).CorrectionSurveyScreen,
  MENU,
);
export const correctionRoutes = [correctionFormRoute, ownCorrectionRoute, correctionSurveyRoute];

/** Screens of papers, which their own rooms bring. */
export const LETTERS = '/portfolio/cl/list';
export const letterPath = (letterId: string): string => `/portfolio/cl/form/${letterId}`;
/** Takes the id of a letter or of a résumé. */
export const commentsPath = (paperId: string, studentId: string): string =>
  `/portfolio/cl/detail/${paperId}/${studentId}`;
export const RESUMES = '/portfolio/resume';
export const resumePath = (resumeId: string): string => `/portfolio/resume/form/${resumeId}`;
