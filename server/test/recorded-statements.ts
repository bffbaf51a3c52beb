/**
 * Every statement that the portal prepared in a run of the server tests, so that another PostgreSQL can be asked whether it
 * knows them all (oldest/statements.test.ts).
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import pg from 'pg';

const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/naru-statements');

/** Forgets what an earlier run has sent. */
export function clearStatements(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Writes down the text of each statement that is prepared in this process, once. */
export function recordStatements(): () => void {
  const fresh: string[] = [];
  const seen = new Set<string>();
  // oxlint-disable-next-line typescript/unbound-method -- called below with the client it was called on
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]): unknown {
    const [statement] = given as [{ name?: string; text?: string } | string];
    if (typeof statement === 'object' && statement.name !== undefined && statement.text !== undefined) {
      if (!seen.has(statement.text)) fresh.push(statement.text);
      seen.add(statement.text);
    }
    return Reflect.apply(query, this, given);
  } as typeof query; // its overloads cannot be met by one function
  return () => {
    mkdirSync(FOLDER, { recursive: true });
    const lines = fresh.splice(0).map((text) => `${JSON.stringify(text)}\n`);
    appendFileSync(path.join(FOLDER, `${process.pid}.jsonl`), lines.join(''));
  };
}

/** Empty where the server tests have not run. */
export function readStatements(): readonly string[] {
  if (!existsSync(FOLDER)) return [];
  const lines = readdirSync(FOLDER).flatMap((file) =>
    readFileSync(path.join(FOLDER, file), 'utf8').split('\n').filter(Boolean),
  );
  return [...new Set(lines)].sort().map((line) => JSON.parse(line) as string); // written above
}
