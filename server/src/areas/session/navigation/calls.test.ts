import { session } from '@naru/contract/areas/session.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { readRoutePatterns } from '../../../platform/http/pages.ts';
import { logAccess } from './calls.ts';

const portal: TestPortal = await openTestPortal();
const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-routes-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await portal.close();
});

async function routesKept(): Promise<string[]> {
  const { db } = portal.platform;
  const rows = await db.selectFrom('access_log').select('access_log.route').orderBy('access_log.id').execute();
  await db.deleteFrom('access_log').execute();
  return rows.map(({ route }) => route);
}

it('M8 keeps the patterns of the built app, and of anything else only that it came', async () => {
  const chunk = { address: '/cmmnty/board/notice/detail/{id}', pattern: 'x', files: [] };
  writeFileSync(path.join(folder, 'route-chunks.json'), JSON.stringify([chunk]));
  const { platform } = portal;
  const routes = readRoutePatterns(folder);
  const note = (route: string) =>
    logAccess(
      {
        actor: undefined,
        db: platform.db,
        now: platform.now(),
        locale: 'ko',
        log: undefined as never, // nothing of it is logged
        origin: {
          requestId: 'x',
          address: '127.0.0.1',
          agent: '',
          token: undefined,
          cookies: new Map(),
          giveCookie: () => undefined,
        },
        platform: { ...platform, routes },
      },
      { params: undefined, query: undefined, body: { route } },
    );
  await note('/cmmnty/board/notice/detail/{id}');
  await note('/cmmnty/board/notice/detail/0190b2c4');
  await note('/hong-gildong');
  expect(await routesKept()).toEqual(['/cmmnty/board/notice/detail/{id}', '/*', '/*']);
});

it('M8 keeps no address where no app is built either', async () => {
  for (const route of ['/dashboard', '/a?secret=1', '/한글']) await portal.get(session.logAccess, { body: { route } });
  expect(readRoutePatterns(path.join(folder, 'nowhere'))).toBeUndefined();
  expect(await routesKept()).toEqual(['/dashboard', '/*', '/*']);
});
