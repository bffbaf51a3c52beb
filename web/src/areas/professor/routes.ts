import { boardRoutes } from '../../blocks/board/routes.ts';

export const professorRoutes = [
  ...boardRoutes('/profsr/board/teachtips', 'PRF_TIPS'),
  ...boardRoutes('/profsr/board/dscsn', 'PRF_DSC'),
];
