/** Runs before each file of the server tests: records the portal's statements for the oldest PostgreSQL. */
import { afterAll } from 'vitest';

import { recordStatements } from './recorded-statements.ts';

declare global {
  /** Kept over the files that one process runs. */
  var naruWriteStatements: (() => void) | undefined;
}

globalThis.naruWriteStatements ??= recordStatements();
const write = globalThis.naruWriteStatements;
afterAll(() => write());
