import { popupRoute } from '../../../platform/popup-route.ts';
import { pageRoute } from '../../../platform/route.ts';

export const lawStudentRoutes = [
  pageRoute('/cs/law/reqst/list', async () => (await import('./list-screen.tsx')).LawListScreen, {
    menuId: 'CS_LAW',
  }),
  pageRoute('/cs/law/reqst/form/{id?}', async () => (await import('./form-screen.tsx')).LawFormScreen, {
    menuId: 'CS_LAW',
  }),
  popupRoute('/cs/law/reqst/profile/{id}', async () => (await import('./case-screen.tsx')).LawCaseScreen, {
    menuId: 'CS_HIST',
  }),
];

export const lawDeskRoutes = [
  pageRoute('/cnslt/law/dtls/list', async () => (await import('./desk-screen.tsx')).LawDeskScreen, {
    menuId: 'CNS_LAW',
    cnsltTyUrlCode: 'law',
  }),
];
