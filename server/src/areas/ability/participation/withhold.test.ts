import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { showSteps, showTable, type CountedCell } from './withhold.ts';

const cell = (target: number, done: number): CountedCell => ({ target, done });

describe('T11 figures that identify nobody', () => {
  it.each([
    ['nothing small', [cell(20, 12), cell(30, 9)], [false, false]],
    ['few who took part, with the next smallest', [cell(20, 3), cell(30, 9), cell(30, 7)], [true, false, true]],
    ['few students', [cell(4, 0), cell(30, 9)], [true, true]],
    ['two small ones that are large enough together', [cell(20, 3), cell(20, 4), cell(30, 9)], [true, true, false]],
    ['nobody took part', [cell(20, 0), cell(30, 9)], [false, false]],
    [
      'one in which nobody took part hides none of the few',
      [cell(20, 3), cell(30, 0), cell(30, 9)],
      [true, false, true],
    ],
    ['an empty cell is nobody’s', [cell(0, 0), cell(30, 9)], [false, false]],
    ['few who are of today’s students no more', [cell(0, 3), cell(30, 9)], [true, true]],
  ])('%s', (_name, parts, withheld) => {
    const table = showTable([{ key: 'A', cells: parts }]);
    expect(table.rows[0]?.cells.map(({ doneCount }) => doneCount === null)).toEqual(withheld);
  });

  it('gives up the total where all together are few', () => {
    expect(showTable([{ key: 'A', cells: [cell(20, 1), cell(30, 2)] }])).toMatchObject({
      doneCount: null,
      rows: [{ doneCount: null, cells: [{ doneCount: null }, { doneCount: null }] }],
    });
  });

  it('says that nobody took part yet, however few students a department has', () => {
    const rows = [{ key: 'A', cells: [cell(3, 0), cell(20, 0)] }];
    expect(showTable(rows)).toMatchObject({
      targetCount: 23,
      doneCount: 0,
      rows: [{ doneCount: 0, cells: [{ doneCount: null }, {}] }],
    });
  });

  it('never lets a small number be worked out from a total', () => {
    const anyCell = fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
      .map(([target, done]) => cell(target, Math.min(target, done)));
    const anyRow = fc.array(anyCell, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 6 }), (given) => {
        const table = showTable(given.map((cells, at) => ({ key: String(at), cells })));
        const left = (total: number | null, parts: readonly { readonly doneCount: number | null }[]): boolean => {
          if (total === null || total === 0 || parts.every(({ doneCount }) => doneCount !== null)) return true;
          return total - parts.reduce((sum, { doneCount }) => sum + (doneCount ?? 0), 0) >= 5;
        };
        return left(table.doneCount, table.rows) && table.rows.every((row) => left(row.doneCount, row.cells));
      }),
    );
  });

  it('shows steps in fives, and none from one to four', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(counts, (given) => {
        const shown = showSteps(given);
        const rest = given.reduce((sum, count, at) => (shown[at] === null ? sum + count : sum), 0);
        const isRound = shown.every(
          (count, at) => count === null || (count % 5 === 0 && Math.abs(count - (given[at] ?? 0)) <= 2),
        );
        return isRound && (rest === 0 || rest >= 5 || shown.every((count) => count === null));
      }),
    );
  });
});
