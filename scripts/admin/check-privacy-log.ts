/**
 * `npm run admin -- check-privacy-log [SEAL]`: checks that the privacy log is unchanged since it was sealed.
 */
import { checkPrivacyLog, describeCheck } from '@naru/server/src/blocks/audit/privacy-seal.ts';
import { openDatabase } from '@naru/server/src/platform/db/pool.ts';
import { migrateSource } from '@naru/server/src/platform/db/source.ts';
import { createSealing } from '@naru/server/src/platform/sealing/sealing.ts';
import { loadSecrets } from '@naru/server/src/platform/secrets.ts';

import { ProgramError, type ProgramContext } from '../lib/program.ts';

/** @throws ProgramError if a stretch has changed since it was sealed, or the noted seal is missing */
export async function reportPrivacyLog({ source, config }: ProgramContext, noted: string | undefined): Promise<void> {
  await migrateSource(source);
  const { db, close } = openDatabase({ connection: source.connection, max: 1 });
  try {
    const sealing = createSealing(loadSecrets(config).keys);
    const { lines, isWhole } = describeCheck(await checkPrivacyLog({ db, sealing }, noted));
    console.log(lines.join('\n'));
    if (!isWhole) throw new ProgramError('The privacy log is not as it was sealed.');
  } finally {
    await close();
  }
}
