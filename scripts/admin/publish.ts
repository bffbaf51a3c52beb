/**
 * `npm run admin -- publish CODE DAY KO_FILE EN_FILE`: publishes a new version of the terms or of a consent.
 */
import { readFileSync } from 'node:fs';

import { DocumentError, publishVersion } from '@naru/server/src/areas/session/consent/publish.ts';
import { openDatabase } from '@naru/server/src/platform/db/pool.ts';
import { migrateSource } from '@naru/server/src/platform/db/source.ts';

import { ProgramError, type ProgramContext } from '../lib/program.ts';

/** @throws ProgramError if the file does not exist or cannot be read */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException; // of reading a file
    throw new ProgramError(`The file ${file} cannot be read (${code}). Nothing was changed.`);
  }
}

export async function publishDocument({ source }: ProgramContext, words: readonly string[]): Promise<void> {
  const [code = '', effectiveOn = '', koFile = '', enFile = ''] = words;
  const [ko, en] = [readText(koFile), readText(enFile)];
  await migrateSource(source);
  const { db, close } = openDatabase({ connection: source.connection, max: 1 });
  try {
    const given = { code, effectiveOn, ko, en };
    const version = await db.transaction().execute((tx) => publishVersion(tx, given, new Date()));
    console.log(`Version ${version} of ${code} takes effect on ${effectiveOn}.`);
  } catch (error) {
    if (error instanceof DocumentError) throw new ProgramError(`${error.message} Nothing was changed.`);
    throw error;
  } finally {
    await close();
  }
}
