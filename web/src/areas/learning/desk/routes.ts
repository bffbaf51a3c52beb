import { pageRoute } from '../../../platform/route.ts';

export const deskRoutes = [
  pageRoute('/lrn/programme/list', async () => (await import('./list/list-screen.tsx')).ProgrammeListScreen, {
    menuId: 'LRN_PRGM',
  }),
  pageRoute('/lrn/programme/form/{id?}', async () => (await import('./form/form-screen.tsx')).ProgrammeFormScreen, {
    menuId: 'LRN_PRGM',
  }),
  pageRoute(
    '/lrn/programme/detail/{id}',
    async () => (await import('./detail/detail-screen.tsx')).ProgrammeDetailScreen,
    {
      menuId: 'LRN_PRGM',
    },
  ),
  pageRoute('/lrn/approval/list', async () => (await import('./approval/list-screen.tsx')).ApprovalListScreen, {
    menuId: 'LRN_APRV',
  }),
  // Everybody reads what was written to them, and nothing else.
  pageRoute(
    '/lrn/message/{programmeId}',
    async () => (await import('./message/own-messages-screen.tsx')).OwnMessagesScreen,
    {
      menuId: null,
    },
  ),
];
