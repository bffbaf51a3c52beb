import { boardRoutes } from '../../blocks/board/routes.ts';

const NOTICES = '/mntr/{programme}/board/notice';

export const mentoringRoutes = [
  ...boardRoutes('/mntr/studmntr/board/notice', 'MNT_STUD_NOTICE', NOTICES),
  ...boardRoutes('/mntr/jobmntr/board/notice', 'MNT_JOB_NOTICE', NOTICES),
  ...boardRoutes('/mntr/hyfivemntr/board/notice', 'MNT_HYF_NOTICE', NOTICES),
];
