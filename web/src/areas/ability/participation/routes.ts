import { pageRoute } from '../../../platform/route.ts';

const options = { menuId: 'ABL_ADM' } as const;

export const ASSIGNMENTS = '/ability/assignment/list';
export const detailOf = (id: string): string => `/ability/assignment/detail/${id}`;
export const formOf = (id: string): string => `/ability/assignment/form/${id}`;
export const NEW_ASSIGNMENT = '/ability/assignment/form';

/** The testing centre’s screens of who takes tests. */
export const participationRoutes = [
  pageRoute('/ability/assignment/list', async () => (await import('./list-screen.tsx')).AssignmentListScreen, options),
  pageRoute('/ability/assignment/form/{id?}', async () => (await import('./form-screen.tsx')).AssignmentFormScreen, {
    ...options,
    contentsClass: 'reading',
  }),
  pageRoute(
    '/ability/assignment/detail/{id}',
    async () => (await import('./detail-screen.tsx')).AssignmentDetailScreen,
    options,
  ),
  pageRoute('/ability/participation', async () => (await import('./figures-screen.tsx')).ParticipationScreen, options),
  pageRoute('/ability/participation/taken', async () => (await import('./taken-screen.tsx')).TakenScreen, options),
];
