import { describe, expect, it } from 'vitest';

import { namesIn, readColumn, writeTables, type CodeTable } from './code-tables.ts';

const TEXT = `# Calls

| by | hand |
|---|---|
| GET /one | stays |

<!-- table of calls: first, second -->
| call | for whom | takes |
|---|---|---|
| GET /one | members | old |
| GET /gone | nobody | |

Between.

<!-- table of calls: third -->
| call | who | for whom | takes |
|---|---|---|---|
| GET /moved | x | administrators | |
`;

const TAKES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'first,second': [
    ['GET /one', 'page?'],
    ['GET /moved', ''],
  ],
  third: [['GET /new', 'name']],
};

function tableOf(kind: string, names: readonly string[]): CodeTable {
  expect(kind).toBe('calls');
  const rows = TAKES[names.join()] ?? [];
  return { head: ['call', 'for whom', 'takes'], rows: rows.map(([call, takes]) => ({ call, takes })) };
}

describe('tables that repeat the code', () => {
  const written = writeTables(TEXT, tableOf);

  it('are written from it, with the words by hand of every row, wherever it stood', () => {
    expect(written).toBe(`# Calls

| by | hand |
|---|---|
| GET /one | stays |

<!-- table of calls: first, second -->
| call | for whom | takes |
|---|---|---|
| GET /one | members | page? |
| GET /moved | administrators | |

Between.

<!-- table of calls: third -->
| call | for whom | takes |
|---|---|---|
| GET /new | | name |
`);
  });

  it('are the same when they are written again', () => {
    expect(writeTables(written, tableOf)).toBe(written);
  });

  it('are read by column', () => {
    expect([...readColumn(written, 'calls', 'for whom')]).toEqual([
      ['GET /one', 'members'],
      ['GET /moved', 'administrators'],
      ['GET /new', ''],
    ]);
    expect([...readColumn(written, 'settings', 'for whom')]).toEqual([]);
  });

  it('tell their names', () => {
    expect(namesIn(TEXT, 'calls')).toEqual(['first', 'second', 'third']);
    expect(namesIn(TEXT, 'settings')).toEqual([]);
  });
});
