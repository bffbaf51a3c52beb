import { pageRoute } from '../../../platform/route.ts';

export const sampleRoutes = [
  pageRoute('/sample/page', async () => (await import('./page-screen.tsx')).SamplePageScreen, { menuId: 'SMP' }),
  pageRoute('/sample/form', async () => (await import('./form-screen.tsx')).SampleFormScreen, { menuId: 'SMP' }),
  pageRoute('/sample/fn', async () => (await import('./functions-screen.tsx')).SampleFunctionsScreen, {
    menuId: 'SMP',
  }),
  pageRoute('/sample/components', async () => (await import('./components-screen.tsx')).SampleComponentsScreen, {
    menuId: 'SMP',
    contentsClass: 'wide',
  }),
];
