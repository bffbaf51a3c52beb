import { popupRoute } from '../../../platform/popup-route.ts';
import { pageRoute } from '../../../platform/route.ts';
import { psychDeskRoutes } from '../psychological/routes.ts';
import { roomRoutes } from '../room/routes.ts';

const list = async () => (await import('./meeting/list-screen.tsx')).DeskListScreen;
const detail = async () => (await import('./meeting/detail-screen.tsx')).DeskDetailScreen;
const form = async () => (await import('./record/form-screen.tsx')).RecordFormScreen;
const prep = async () => (await import('./prep/prep-screen.tsx')).PrepScreen;
const hours = async () => (await import('./hours/hours-screen.tsx')).HoursScreen;
const settings = async () => (await import('./hours/settings-screen.tsx')).DeskSettingsScreen;
const satisfaction = async () => (await import('./satisfaction/satisfaction-screen.tsx')).SatisfactionScreen;

export const counsellingDeskRoutes = [
  ...psychDeskRoutes,
  ...roomRoutes,
  pageRoute('/cnslt/professor/dtls/list', list, { cnsltTyUrlCode: 'professor' }),
  popupRoute('/cnslt/professor/dtls/form/{id?}', form, { cnsltTyUrlCode: 'professor' }),
  popupRoute('/cnslt/professor/dtls/detail/{id}', detail, { cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/prep/{id}', prep, { cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/hours', hours, { cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/settings', settings, { cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/satisfaction', satisfaction, { cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/peer/dtls/list', list, { cnsltTyUrlCode: 'peer' }),
  popupRoute('/cnslt/peer/dtls/form/{id?}', form, { cnsltTyUrlCode: 'peer' }),
  popupRoute('/cnslt/peer/dtls/detail/{id}', detail, { cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/peer/dtls/hours', hours, { cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/peer/dtls/settings', settings, { cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/peer/dtls/satisfaction', satisfaction, { cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/career/dtls/list', list, { cnsltTyUrlCode: 'career' }),
  popupRoute('/cnslt/career/dtls/form/{id?}', form, { cnsltTyUrlCode: 'career' }),
  popupRoute('/cnslt/career/dtls/detail/{id}', detail, { cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/prep/{id}', prep, { cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/hours', hours, { cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/settings', settings, { cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/satisfaction', satisfaction, { cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/stat/staff/list', async () => (await import('./statistics/list-screen.tsx')).DeskStatisticsScreen),
  pageRoute(
    '/cnslt/professor/stdnt/list/{tutor?}',
    async () => (await import('./student/list-screen.tsx')).AssignedListScreen,
    { menuId: 'CNS_STUD_U', cnsltTyUrlCode: 'professor' },
  ),
  popupRoute(
    '/cnslt/professor/stdnt/form/{id?}',
    async () => (await import('./student/form-screen.tsx')).InviteFormScreen,
    { menuId: 'CNS_STUD_U', cnsltTyUrlCode: 'professor' },
  ),
  pageRoute(
    '/cnslt/professor/msg/list/{naruAlarmTyCode?}',
    async () => (await import('./message/list-screen.tsx')).MessageListScreen,
    { cnsltTyUrlCode: 'professor' },
  ),
  popupRoute(
    '/cnslt/professor/msg/detail/{id}',
    async () => (await import('./message/detail-screen.tsx')).MessageDetailScreen,
    { cnsltTyUrlCode: 'professor' },
  ),
  pageRoute('/cnslt/law/dtls/list', async () => (await import('../law/desk-screen.tsx')).LawDeskScreen, {
    cnsltTyUrlCode: 'law',
  }),
  pageRoute('/cnslt/law/dtls/hours', hours, { cnsltTyUrlCode: 'law' }),
  pageRoute('/cnslt/law/dtls/settings', settings, { cnsltTyUrlCode: 'law' }),
  pageRoute('/cnslt/link', async () => (await import('./link/link-screen.tsx')).LinkScreen),
];
