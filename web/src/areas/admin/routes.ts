import { pageRoute } from '../../platform/route.ts';

export const adminRoutes = [
  pageRoute('/admin/member/list', async () => (await import('./member/list-screen.tsx')).MemberListScreen, {
    menuId: 'ADM_MEMBER',
  }),
  pageRoute('/admin/roster/list', async () => (await import('./roster/list-screen.tsx')).RosterListScreen, {
    menuId: 'ADM_ROSTER',
  }),
  pageRoute('/admin/job/list', async () => (await import('./job/list-screen.tsx')).JobListScreen, {
    menuId: 'ADM_JOB',
  }),
];
