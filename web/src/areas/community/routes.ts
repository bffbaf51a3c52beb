import { boardRoutes } from '../../blocks/board/routes.ts';

export const communityRoutes = [
  ...boardRoutes('/cmmnty/board/notice', 'CMM_NOTICE'),
  ...boardRoutes('/cmmnty/board/archive', 'CMM_ARCH'),
];
