import { pageRoute } from '../../platform/route.ts';

export const routes = [
  pageRoute('/admin/setting', async () => (await import('./setting/setting-screen.tsx')).SettingScreen, {
    menuId: 'ADM_SET',
  }),
  pageRoute('/admin/member/list', async () => (await import('./member/list-screen.tsx')).MemberListScreen, {
    menuId: 'ADM_MEMBER',
  }),
  pageRoute('/admin/duty/list', async () => (await import('./duty/list-screen.tsx')).DutyListScreen, {
    menuId: 'ADM_DUTY',
  }),
  pageRoute('/admin/roster/list', async () => (await import('./roster/list-screen.tsx')).RosterListScreen, {
    menuId: 'ADM_ROSTER',
  }),
  pageRoute('/admin/advisor/list', async () => (await import('./advisor/list-screen.tsx')).AdvisorListScreen, {
    menuId: 'ADM_ADVSR',
  }),
  pageRoute('/admin/correction/list', async () => (await import('./correction/list-screen.tsx')).CorrectionListScreen, {
    menuId: 'ADM_CRCTN',
  }),
  pageRoute('/admin/job/list', async () => (await import('./job/list-screen.tsx')).JobListScreen, {
    menuId: 'ADM_JOB',
  }),
  pageRoute('/admin/audit/list', async () => (await import('./change-log/list-screen.tsx')).ChangeListScreen, {
    menuId: 'ADM_AUDIT',
  }),
  pageRoute('/admin/survey/list', async () => (await import('./survey/list-screen.tsx')).SurveyListScreen, {
    menuId: 'ADM_SURVEY',
  }),
  pageRoute('/admin/survey/form/{id}', async () => (await import('./survey/form-screen.tsx')).SurveyFormScreen, {
    menuId: 'ADM_SURVEY',
  }),
  pageRoute('/admin/survey/result/{id}', async () => (await import('./survey/result-screen.tsx')).SurveyResultScreen, {
    menuId: 'ADM_SURVEY',
  }),
  pageRoute('/admin/stat', async () => (await import('./statistics/statistics-screen.tsx')).AdminStatisticsScreen, {
    menuId: 'ADM_STAT',
  }),
];
