import { popupRoute } from '../../platform/popup-route.ts';

export const understandingRoutes = [
  popupRoute(
    '/popup/stdntInfo/{stdntId}/{tab?}/{sectionId?}',
    async () => (await import('./record/record-screen.tsx')).RecordScreen,
  ),
  popupRoute(
    '/popup/stdntInfoApi/{stdntId}/{tab?}/{sectionId?}',
    async () => (await import('./record/record-screen.tsx')).RecordScreen,
  ),
];
