import { popupRoute } from '../../../platform/popup-route.ts';
import { pageRoute } from '../../../platform/route.ts';

export const overviewStudentRoutes = [
  pageRoute('/cs/hist/list', async () => (await import('./history/list-screen.tsx')).HistoryListScreen, {
    menuId: 'CS_HIST',
  }),
  pageRoute('/cs/hist/detail/{id}', async () => (await import('./history/detail-screen.tsx')).HistoryDetailScreen, {
    menuId: 'CS_HIST',
  }),
  pageRoute('/cs/{cnsltStdntId}/surv', async () => (await import('./history/survey-screen.tsx')).MeetingSurveyScreen, {
    menuId: 'CS_HIST',
    contentsClass: 'reading',
  }),
];

export const overviewDeskRoutes = [
  pageRoute(
    '/cnslt/professor/msg/list/{naruAlarmTyCode?}',
    async () => (await import('./message/list-screen.tsx')).MessageListScreen,
    { menuId: 'CNS_MSG', cnsltTyUrlCode: 'professor' },
  ),
  popupRoute(
    '/cnslt/professor/msg/detail/{id}',
    async () => (await import('./message/detail-screen.tsx')).MessageDetailScreen,
    { menuId: 'CNS_MSG', cnsltTyUrlCode: 'professor' },
  ),
];
