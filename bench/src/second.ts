/**
 * Runs a second process of the portal on the first one's database, to share its load: it answers calls, and leaves jobs
 * and deliveries to the first.
 */
import { openPortal } from '@naru/server/src/main.ts';
import { readConfig } from '@naru/server/src/platform/config.ts';
import { openLog } from '@naru/server/src/platform/log.ts';

import { readSecrets } from './people.ts';
import { DATA_DIR } from './servers.ts';
import { connectionOf } from './statements.ts';

const portal = await openPortal({
  config: readConfig({ DATA_DIR, NARU_DEMO: '1' }, DATA_DIR),
  ...readSecrets(),
  connection: connectionOf(DATA_DIR),
  log: openLog('warn'),
});
const url = await portal.app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => void portal.close().then(() => process.exit(0)));
console.log(`The second process is ready at ${url}`);
