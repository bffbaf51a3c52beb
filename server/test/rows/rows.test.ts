/** The rows of statements by hand, against the columns that the database gave in the run of the server tests. */
import { describe, expect, it } from 'vitest';

import { readStatements } from '../recorded-statements.ts';
import { listStatements, type WrittenStatement, type RowNames } from './asserted-rows.ts';

/** Fewer than these come from a run that was cut short. */
const FEWEST = 180;

const RECORDED = readStatements();
const WRITTEN = listStatements();

/** Whether a text is the statement with something in each of its gaps. */
function isOf(text: string, { pieces }: WrittenStatement): boolean {
  const [first = '', ...rest] = pieces;
  if (!text.startsWith(first)) return false;
  const last = rest.pop();
  if (last === undefined) return text === first;
  let at = first.length;
  for (const piece of rest) {
    const next = text.indexOf(piece, at);
    if (next === -1) return false;
    at = next + piece.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

function differences(row: RowNames, columns: readonly string[]): string[] {
  const given = new Set(columns);
  return [
    ...[...row.always].filter((name) => !given.has(name)).map((name) => `no column ${name}`),
    ...columns.filter((name) => !row.always.has(name) && !row.maybe.has(name)).map((name) => `no field ${name}`),
  ];
}

const constantLength = ({ pieces }: WrittenStatement): number => pieces.reduce((sum, piece) => sum + piece.length, 0);

/** Those made of other pieces almost alone could be anything. */
const TELLING = WRITTEN.filter((statement) => constantLength(statement) >= 80);

/** The statement that a text is: of several whose gaps could hold the rest, the one that leaves least to them. */
function findStatement(text: string): WrittenStatement | undefined {
  return TELLING.filter((statement) => isOf(text, statement)).sort((a, b) => constantLength(b) - constantLength(a))[0];
}

const COMPARED = RECORDED.flatMap(({ text, columns }) => {
  const statement = columns ? findStatement(text) : undefined;
  return columns && statement?.row ? [{ place: statement.place, found: differences(statement.row, columns) }] : [];
});

describe('statements that are written by hand', () => {
  it('give the rows that the code says', () => {
    expect(new Set(COMPARED.map(({ place }) => place)).size, 'run the server tests first').toBeGreaterThan(FEWEST);
    expect(COMPARED.filter(({ found }) => found.length > 0)).toEqual([]);
  });
});
