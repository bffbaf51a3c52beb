import { pageRoute } from '../../platform/route.ts';

export const adminRoutes = [
  pageRoute('/admin/member/list', async () => (await import('./member/list-screen.tsx')).MemberListScreen, {
    menuId: 'ADM_MEMBER',
  }),
  pageRoute('/admin/job/list', async () => (await import('./job/list-screen.tsx')).JobListScreen, {
    menuId: 'ADM_JOB',
  }),
];
