import { expect, test } from 'vitest';

import { findLoaded } from './route-tables.ts';

const APP = '/web/src/app/routes.ts';
const MODULES: Readonly<Record<string, { importers: string[]; dynamicImporters: string[] }>> = {
  '/web/src/areas/ability/norm/routes.ts': {
    importers: ['/web/src/areas/ability/routes.ts', '/web/src/areas/ability/norm/form-screen.tsx'],
    dynamicImporters: [],
  },
  '/web/src/areas/ability/routes.ts': { importers: [], dynamicImporters: [APP] },
  '/web/src/areas/learning/catalogue/routes.ts': {
    importers: ['/web/src/areas/learning/routes.ts', '/web/src/app/professor-routes.ts'],
    dynamicImporters: [],
  },
  '/web/src/areas/learning/routes.ts': { importers: [], dynamicImporters: [APP] },
  '/web/src/app/professor-routes.ts': { importers: [], dynamicImporters: [APP] },
  '/web/src/areas/ability/norm/form-screen.tsx': { importers: [], dynamicImporters: [APP] },
};
const find = (id: string) => MODULES[id] ?? null;

test.each([
  ['/web/src/areas/ability/routes.ts', ['/web/src/areas/ability/routes.ts']],
  ['/web/src/areas/ability/norm/routes.ts', ['/web/src/areas/ability/routes.ts']],
  [
    '/web/src/areas/learning/catalogue/routes.ts',
    ['/web/src/areas/learning/routes.ts', '/web/src/app/professor-routes.ts'],
  ],
])('%s is loaded by its tables', (table, loaded) => {
  expect(findLoaded(table, find)).toEqual(loaded);
});
