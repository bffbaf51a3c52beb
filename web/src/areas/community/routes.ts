import { pageRoute } from '../../platform/route.ts';

const list = async () => (await import('../../blocks/board/list-screen.tsx')).BoardListScreen;
const detail = async () => (await import('../../blocks/board/detail-screen.tsx')).BoardDetailScreen;
const form = async () => (await import('../../blocks/board/form-screen.tsx')).BoardFormScreen;

export const communityRoutes = [
  pageRoute('/cmmnty/board/notice/list', list, { menuId: 'CMM_NOTICE' }),
  pageRoute('/cmmnty/board/notice/detail/{id}', detail, { menuId: 'CMM_NOTICE' }),
  pageRoute('/cmmnty/board/notice/form/{id?}', form, { menuId: 'CMM_NOTICE' }),
  pageRoute('/cmmnty/board/archive/list', list, { menuId: 'CMM_ARCH' }),
  pageRoute('/cmmnty/board/archive/detail/{id}', detail, { menuId: 'CMM_ARCH' }),
  pageRoute('/cmmnty/board/archive/form/{id?}', form, { menuId: 'CMM_ARCH' }),
];
