import { resumes } from '@naru/contract/areas/portfolio/resume.ts';

import { readAhead } from '../../../platform/read-ahead.ts';
import { pageRoute } from '../../../platform/route.ts';

export const resumeListRoute = pageRoute(
  '/portfolio/resume',
  async () => (await import('./list-screen.tsx')).ResumeListScreen,
  { menuId: 'PTF_RES', early: { reads: resumes.listResumes } },
);
export const resumeFormRoute = pageRoute(
  '/portfolio/resume/form/{id}',
  async () => (await import('./form-screen.tsx')).ResumeFormScreen,
  {
    menuId: 'PTF_RES',
    contentsClass: 'wide',
    early: readAhead(resumes.readResume, ({ params: { id = '' } }) => ({ params: { id } })),
  },
);
