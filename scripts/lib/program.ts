/**
 * What the small programs share: settings, a database that works whether the portal runs or not, and an orderly end.
 */
import { ConfigError, readConfig, type Config } from '@naru/server/src/platform/config.ts';
import { openSource, type DatabaseSource } from '@naru/server/src/platform/db/source.ts';

import { requireNode, ROOT } from './root.ts';

export interface ProgramContext {
  readonly config: Config;
  readonly source: DatabaseSource;
}

/** What a person can mend: its message is all they need to see. */
export class ProgramError extends Error {}

/** Reads the settings, or says what is wrong with them and ends. */
export function loadConfig(): Config {
  requireNode();
  try {
    return readConfig(process.env, ROOT);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Runs a program with the portal's database, and gives the database back whatever happens. */
export async function runProgram(work: (context: ProgramContext) => Promise<void>): Promise<void> {
  const config = loadConfig();
  const source = await openSource(config, 'program');
  try {
    await work({ config, source });
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await source.release();
  }
}
