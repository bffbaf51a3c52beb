import { popupRoute } from '../../../platform/popup-route.ts';
import { pageRoute } from '../../../platform/route.ts';
import { psychStudentRoutes } from '../psychological/routes.ts';

export const counsellingStudentRoutes = [
  ...psychStudentRoutes,
  pageRoute('/cs/prof/reqst/list', async () => (await import('./find/list-screen.tsx')).CounsellorListScreen, {
    menuId: 'CS_PROF',
  }),
  pageRoute('/cs/prof/advisor', async () => (await import('./advisor/own-advisor-screen.tsx')).OwnAdvisorScreen, {
    menuId: 'CS_PROF',
  }),
  popupRoute('/cs/prof/reqst/form/{id?}', async () => (await import('./find/form-screen.tsx')).RequestFormScreen, {
    menuId: 'CS_PROF',
  }),
  popupRoute('/cs/prof/reqst/profile/{id}', async () => (await import('./find/profile-screen.tsx')).ProfileScreen, {
    menuId: 'CS_PROF',
  }),
  pageRoute('/cs/law/reqst/list', async () => (await import('../law/list-screen.tsx')).LawListScreen, {
    menuId: 'CS_LAW',
  }),
  pageRoute('/cs/law/reqst/form/{id?}', async () => (await import('../law/form-screen.tsx')).LawFormScreen, {
    menuId: 'CS_LAW',
  }),
  popupRoute('/cs/law/reqst/profile/{id}', async () => (await import('../law/case-screen.tsx')).LawCaseScreen, {
    menuId: 'CS_HIST',
  }),
  pageRoute('/cs/hist/list', async () => (await import('./history/list-screen.tsx')).HistoryListScreen, {
    menuId: 'CS_HIST',
  }),
  pageRoute('/cs/hist/detail/{id}', async () => (await import('./history/detail-screen.tsx')).HistoryDetailScreen, {
    menuId: 'CS_HIST',
  }),
  pageRoute(
    '/cs/hist/referral/{id}',
    async () => (await import('../referral/answer-screen.tsx')).CentreReferralScreen,
    { menuId: 'CS_HIST' },
  ),
  pageRoute('/cs/{cnsltStdntId}/surv', async () => (await import('./survey/survey-screen.tsx')).MeetingSurveyScreen, {
    menuId: 'CS_HIST',
    contentsClass: 'reading',
  }),
];
