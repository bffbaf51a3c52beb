/**
 * The base of the programs: settings, a database whether the portal runs or not, clear errors, an orderly end.
 */
import { ConfigError, readConfig, type Config } from '@naru/server/src/platform/config.ts';
import { MigrationError } from '@naru/server/src/platform/db/migrate.ts';
import { openSource, type DatabaseSource } from '@naru/server/src/platform/db/source.ts';
import { ClusterError } from '@naru/server/src/platform/embedded/folders.ts';
import { AlreadyRunningError } from '@naru/server/src/platform/embedded/locks.ts';
import { describeError } from '@naru/server/src/platform/log.ts';

import { requireNode, ROOT } from './root.ts';

export interface ProgramContext {
  readonly config: Config;
  readonly source: DatabaseSource;
}

/** An error that a person can mend: its message is all they need to see. */
export class ProgramError extends Error {}

const TELLING = [ProgramError, ConfigError, MigrationError, ClusterError, AlreadyRunningError];
export const LEAVING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Reads the settings, or reports what is wrong with them and ends. */
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

/**
 * Runs a program with the portal's database, and releases the database in every case, also on a signal to stop:
 * open transactions roll back then.
 */
export async function runProgram(work: (context: ProgramContext) => Promise<void>): Promise<void> {
  const config = loadConfig();
  const opening = openSource(config, 'program');
  let leaving = false;
  const leave = async (): Promise<void> => {
    leaving = true;
    await opening.then((source) => source.release()).catch(() => undefined); // nothing to give back
    process.exit(130);
  };
  for (const signal of LEAVING_SIGNALS) process.once(signal, () => void leave());
  try {
    const source = await opening;
    try {
      await work({ config, source });
    } finally {
      if (!leaving) await source.release();
    }
  } catch (error) {
    if (leaving) return;
    console.error(explainError(error, config));
    process.exitCode = 1;
  }
}

/** Explains an error in a line that a person can act on, without passwords or contents of rows. */
export function explainError(error: unknown, config: Config): string {
  if (TELLING.some((type) => error instanceof type)) return (error as Error).message;
  const { code = '', syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && !config.databaseUrl)) {
    return explainListening(code, port, config);
  }
  if (config.databaseUrl && (isUnreachable(code) || isRefusal(code) || code === 'ERR_INVALID_URL')) {
    const message = error instanceof Error && isRefusal(code) ? `: ${error.message}` : ` (${code})`;
    return `The database that DATABASE_URL names does not let Naru in${message}.`;
  }
  return `Something unexpected went wrong: ${JSON.stringify(describeError(error), null, 2)}`;
}

function explainListening(code: string, port: number | undefined, config: Config): string {
  const isMetrics = port !== undefined && port !== 0 && port === config.metricsPort;
  const name = isMetrics ? 'METRICS_PORT' : 'PORT';
  const shown = port ?? config.port;
  if (code === 'EADDRINUSE') {
    return `Port ${shown} on ${config.host} is in use already. Stop what uses it, or set ${name} to another one.`;
  }
  if (code === 'EACCES') return `This user may not open port ${shown}. Set ${name} to one from 1024 on.`;
  return `HOST is ${config.host}, which is not an address of this machine (${code}).`;
}

function isUnreachable(code: string): boolean {
  return /^(E[A-Z_]+|08\w{3}|57P0\d|53300)$/.test(code) && code !== 'ERR_INVALID_URL';
}

/** Tells a refusal of the database: wrong password, unknown role or database, no right to it. */
function isRefusal(code: string): boolean {
  return /^(28\w{3}|3D000|42501)$/.test(code);
}
