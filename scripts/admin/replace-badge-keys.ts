/**
 * `npm run admin -- replace-badge-keys`: badges are signed by new keys from now on; the former ones stay published.
 */
import { replaceKeys } from '@naru/server/src/areas/portfolio/credential/keys.ts';
import { openDatabase } from '@naru/server/src/platform/db/pool.ts';
import { migrateSource } from '@naru/server/src/platform/db/source.ts';
import { createSealing } from '@naru/server/src/platform/sealing/sealing.ts';
import { loadSecrets } from '@naru/server/src/platform/secrets.ts';

import type { ProgramContext } from '../lib/program.ts';

export async function replaceBadgeKeys({ source, config }: ProgramContext): Promise<void> {
  await migrateSource(source);
  const { db, close } = openDatabase({ connection: source.connection, max: 1 });
  try {
    await replaceKeys({ db, sealing: createSealing(loadSecrets(config).keys) }, new Date());
    console.log('Badges are signed by new keys from now on. What the former ones signed can still be checked.');
  } finally {
    await close();
  }
}
