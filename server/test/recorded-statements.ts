/**
 * Every statement that the portal prepared in a run of the server tests, with the columns that it gave: to check that
 * another PostgreSQL knows them all (oldest/statements.test.ts), and that their rows are as the code says (rows/).
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import pg from 'pg';

const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/naru-statements');

export interface RecordedStatement {
  readonly text: string;
  /** Undefined where it never came to an answer, or gives none. */
  readonly columns?: readonly string[];
}

/** Forgets what an earlier run has sent. */
export function clearStatements(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Writes down each statement that is prepared in this process, once, and its columns once they are known. */
export function recordStatements(): () => void {
  const fresh = new Map<string, RecordedStatement>();
  const seen = new Set<string>();
  const add = (statement: RecordedStatement): void => {
    const mark = statement.columns ? `columns ${statement.text}` : statement.text;
    if (!seen.has(mark)) fresh.set(statement.text, statement);
    seen.add(mark);
  };
  // oxlint-disable-next-line typescript/unbound-method -- called below with the client it was called on
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]): unknown {
    const [statement] = given as [{ name?: string; text?: string } | string];
    if (typeof statement === 'object' && statement.name !== undefined && statement.text !== undefined)
      add({ text: statement.text });
    return Reflect.apply(query, this, given);
  } as typeof query; // its overloads cannot be met by one function
  recordColumns(add);
  return () => {
    mkdirSync(FOLDER, { recursive: true });
    const lines = [...fresh.values()].map((statement) => `${JSON.stringify(statement)}\n`);
    fresh.clear();
    appendFileSync(path.join(FOLDER, `${process.pid}.jsonl`), lines.join(''));
  };
}

/** A statement on its way, as the driver holds it; its types leave this out. */
interface DrivenQuery {
  readonly name?: string;
  readonly text?: string;
  handleRowDescription: (message: { readonly fields: readonly { readonly name: string }[] }) => void;
}

function recordColumns(add: (statement: RecordedStatement) => void): void {
  const driven = pg.Query.prototype as unknown as DrivenQuery;
  // oxlint-disable-next-line typescript/unbound-method -- called below with the statement it was called on
  const { handleRowDescription } = driven;
  driven.handleRowDescription = function record(this: DrivenQuery, message): void {
    if (this.name !== undefined && this.text !== undefined)
      add({ text: this.text, columns: message.fields.map(({ name }) => name) });
    handleRowDescription.call(this, message);
  };
}

/** Reads the recorded statements in the order of their texts; empty where the server tests have not run. */
export function readStatements(): readonly RecordedStatement[] {
  if (!existsSync(FOLDER)) return [];
  const found = readdirSync(FOLDER)
    .flatMap((file) => readFileSync(path.join(FOLDER, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as RecordedStatement); // written above
  const byText = new Map<string, RecordedStatement>();
  for (const one of found) if (one.columns || !byText.has(one.text)) byText.set(one.text, one);
  return [...byText.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}
