import { popupRoute } from '../../../platform/popup-route.ts';
import { pageRoute } from '../../../platform/route.ts';

const list = async () => (await import('./desk/list-screen.tsx')).DeskListScreen;
const detail = async () => (await import('./desk/detail-screen.tsx')).DeskDetailScreen;
const form = async () => (await import('./record/form-screen.tsx')).RecordFormScreen;
const satisfaction = async () => (await import('./satisfaction/satisfaction-screen.tsx')).SatisfactionScreen;

export const meetingStudentRoutes = [
  pageRoute('/cs/prof/reqst/list', async () => (await import('./request/list-screen.tsx')).CounsellorListScreen, {
    menuId: 'CS_PROF',
  }),
  popupRoute('/cs/prof/reqst/form/{id?}', async () => (await import('./request/form-screen.tsx')).RequestFormScreen, {
    menuId: 'CS_PROF',
  }),
  popupRoute('/cs/prof/reqst/profile/{id}', async () => (await import('./request/profile-screen.tsx')).ProfileScreen, {
    menuId: 'CS_PROF',
  }),
];

export const meetingDeskRoutes = [
  pageRoute('/cnslt/professor/dtls/list', list, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  popupRoute('/cnslt/professor/dtls/form/{id?}', form, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  popupRoute('/cnslt/professor/dtls/detail/{id}', detail, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/professor/dtls/satisfaction', satisfaction, { menuId: 'CNS_PROF', cnsltTyUrlCode: 'professor' }),
  pageRoute('/cnslt/peer/dtls/list', list, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  popupRoute('/cnslt/peer/dtls/form/{id?}', form, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  popupRoute('/cnslt/peer/dtls/detail/{id}', detail, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/peer/dtls/satisfaction', satisfaction, { menuId: 'CNS_PEER', cnsltTyUrlCode: 'peer' }),
  pageRoute('/cnslt/career/dtls/list', list, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  popupRoute('/cnslt/career/dtls/form/{id?}', form, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  popupRoute('/cnslt/career/dtls/detail/{id}', detail, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/career/dtls/satisfaction', satisfaction, { menuId: 'CNS_CAREER', cnsltTyUrlCode: 'career' }),
  pageRoute('/cnslt/link', async () => (await import('./link/link-screen.tsx')).LinkScreen, { menuId: 'CNS_LINK' }),
];
