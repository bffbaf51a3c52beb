import { pageRoute } from '../../../platform/route.ts';

export const psychStudentRoutes = [
  pageRoute('/cs/psch/reqst/agre', async () => (await import('./student/agree-screen.tsx')).PsychAgreeScreen, {
    menuId: 'CS_PSCH',
  }),
  pageRoute('/cs/psch/reqst/form', async () => (await import('./student/form-screen.tsx')).PsychFormScreen, {
    menuId: 'CS_PSCH',
  }),
  pageRoute('/cs/psch/detail/{id}', async () => (await import('./student/detail-screen.tsx')).PsychDetailScreen, {
    menuId: 'CS_HIST',
  }),
  pageRoute(
    '/cs/psch/detail/{id}/surv',
    async () => (await import('./closing/survey-screen.tsx')).ClosingSurveyScreen,
    {
      menuId: 'CS_HIST',
      contentsClass: 'reading',
    },
  ),
  pageRoute('/cs/psch/referral/{id}', async () => (await import('./referral/answer-screen.tsx')).ReferralAnswerScreen, {
    menuId: 'CS_HIST',
  }),
];

export const psychDeskRoutes = [
  pageRoute('/cnslt/psychological/dtls/list', async () => (await import('./desk/list-screen.tsx')).CentreListScreen, {
    menuId: 'CNS_PSY',
  }),
  pageRoute(
    '/cnslt/psychological/dtls/form/{id}',
    async () => (await import('./desk/case-screen.tsx')).CentreCaseScreen,
    { menuId: 'CNS_PSY' },
  ),
  pageRoute(
    '/cnslt/psychological/dtls/places',
    async () => (await import('./handover/places-screen.tsx')).PlacesScreen,
    { menuId: 'CNS_PSY' },
  ),
  pageRoute(
    '/cnslt/psychological/dtls/satisfaction',
    async () => (await import('./closing/satisfaction-screen.tsx')).CentreSatisfactionScreen,
    { menuId: 'CNS_PSY' },
  ),
  pageRoute(
    '/cnslt/psychological/cntc/form',
    async () => (await import('./referral/form-screen.tsx')).ReferralFormScreen,
    { menuId: 'CNS_CNTC' },
  ),
  pageRoute(
    '/cnslt/psychological/cntc/detail/{id}',
    async () => (await import('./referral/detail-screen.tsx')).ReferralDetailScreen,
    { menuId: 'CNS_CNTC' },
  ),
];
