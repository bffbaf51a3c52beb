import { popupRoute } from '../../../platform/popup-route.ts';
import { pageRoute } from '../../../platform/route.ts';

export const advisorStudentRoutes = [
  pageRoute('/cs/prof/advisor', async () => (await import('./own/own-advisor-screen.tsx')).OwnAdvisorScreen, {
    menuId: 'CS_PROF',
  }),
];

export const advisorDeskRoutes = [
  pageRoute(
    '/cnslt/professor/stdnt/list/{tutor?}',
    async () => (await import('./advisees/list-screen.tsx')).AdviseeListScreen,
    {
      menuId: 'CNS_STUD_U',
      orMenuId: 'CNS_STUD_G',
      menuIdByEnd: { univ: 'CNS_STUD_U', grad: 'CNS_STUD_G' },
      cnsltTyUrlCode: 'professor',
    },
  ),
  popupRoute(
    '/cnslt/professor/stdnt/form/{id?}',
    async () => (await import('./advisees/form-screen.tsx')).InviteFormScreen,
    { menuId: 'CNS_STUD_U', orMenuId: 'CNS_STUD_G', cnsltTyUrlCode: 'professor' },
  ),
];
