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
  pageRoute('/cnslt/professor/dtls/list', list, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  popupRoute('/cnslt/professor/dtls/form/{id?}', form, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  popupRoute('/cnslt/professor/dtls/detail/{id}', detail, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/prep/{id}', prep, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/hours', hours, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/settings', settings, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/satisfaction', satisfaction, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/peer/dtls/list', list, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  popupRoute('/cnslt/peer/dtls/form/{id?}', form, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  popupRoute('/cnslt/peer/dtls/detail/{id}', detail, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/peer/dtls/hours', hours, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/peer/dtls/settings', settings, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/peer/dtls/satisfaction', satisfaction, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/career/dtls/list', list, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  popupRoute('/cnslt/career/dtls/form/{id?}', form, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  popupRoute('/cnslt/career/dtls/detail/{id}', detail, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/prep/{id}', prep, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/hours', hours, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/settings', settings, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/satisfaction', satisfaction, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/stat/staff/list', async () => (await import('./statistics/list-screen.tsx')).DeskStatisticsScreen, {
    menuId: 'CNS_STAT',
  }),
  pageRoute(
    '/cnslt/professor/stdnt/list/{tutor?}',
    async () => (await import('./student/list-screen.tsx')).AssignedListScreen,
    {
      menuId: 'CNS_STUD_U',
      orMenuId: 'CNS_STUD_G',
      menuIdByEnd: { univ: 'CNS_STUD_U', grad: 'CNS_STUD_G' },
      cnsltTyUrlCode: 'professor',
    },
  ),
  popupRoute(
    '/cnslt/professor/stdnt/form/{id?}',
    async () => (await import('./student/form-screen.tsx')).InviteFormScreen,
    { menuId: 'CNS_STUD_U', orMenuId: 'CNS_STUD_G', cnsltTyUrlCode: 'professor' },
  ),
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
  pageRoute('/cnslt/law/dtls/list', async () => (await import('../law/desk-screen.tsx')).LawDeskScreen, {
    menuId: 'CNS_LAW',
    cnsltTyUrlCode: 'law',
  }),
  pageRoute('/cnslt/law/dtls/hours', hours, { menuId: 'CNS_LAW', cnsltTyUrlCode: 'law' }),
  pageRoute('/cnslt/law/dtls/settings', settings, { menuId: 'CNS_LAW', cnsltTyUrlCode: 'law' }),
  pageRoute('/cnslt/link', async () => (await import('./link/link-screen.tsx')).LinkScreen, { menuId: 'CNS_LINK' }),
];
