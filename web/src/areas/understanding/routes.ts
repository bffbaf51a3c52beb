import { popupRoute } from '../../platform/popup-route.ts';

/** Open for everybody who is signed in: the calls decide who may see a student. */
export const understandingRoutes = [
  popupRoute(
    '/popup/stdntInfo/{stdntId}/{tab?}/{sectionId?}',
    async () => (await import('./record/record-screen.tsx')).RecordScreen,
    { menuId: null },
  ),
  popupRoute(
    '/popup/stdntInfoApi/{stdntId}/{tab?}/{sectionId?}',
    async () => (await import('./record/record-screen.tsx')).RecordScreen,
    { menuId: null },
  ),
];
