import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { compileQueryReader } from './query-reader.ts';

const read = compileQueryReader(
  z.object({
    text: z.string().optional(),
    number: z.number().default(0),
    flag: z.boolean().nullable().optional(),
    choice: z.enum(['10', '20']).optional(),
    sort: z.array(z.string()).optional(),
    ids: z.array(z.number()).max(3).optional(),
  }),
);

describe('a query', () => {
  it.each<[Record<string, string | string[]>, Record<string, unknown>]>([
    [{}, {}],
    [{ text: '10' }, { text: '10' }],
    [{ choice: '10' }, { choice: '10' }],
    [{ number: '10' }, { number: 10 }],
    [{ number: '-1.5' }, { number: -1.5 }],
    [{ flag: 'true' }, { flag: true }],
    [{ flag: 'false' }, { flag: false }],
    [{ sort: 'a,asc' }, { sort: ['a,asc'] }],
    [{ sort: ['a,asc', 'b,desc'] }, { sort: ['a,asc', 'b,desc'] }],
    [{ ids: ['1', '2'] }, { ids: [1, 2] }],
    // The last of several wins where one is meant.
    [
      { text: ['a', 'b'], number: ['1', '2'] },
      { text: 'b', number: 2 },
    ],
    // The parameter of a cleared filter counts as absent.
    [{ text: '', number: '', flag: '', choice: '' }, {}],
    // Values that are no number or no yes stay as they are, for the contract to refuse.
    [
      { number: '1e5', flag: 'yes' },
      { number: '1e5', flag: 'yes' },
    ],
    [{ number: ' 1' }, { number: ' 1' }],
    [{ number: '0x10' }, { number: '0x10' }],
    [{ ids: ['1', 'x'] }, { ids: [1, 'x'] }],
    // Parameters that the contract does not name are dropped.
    [{ other: '1', __proto__x: '2' }, {}],
  ])('%j is read as %j', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('of any texts never throws, and reads none but the named fields', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('true', '1', '-0', '1.', '.5', '٣', 'NaN'));
    const field = fc.constantFrom('text', 'number', 'flag', 'choice', 'sort', 'ids', 'x', '__proto__');
    const query = fc.dictionary(field, fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 3 })));
    fc.assert(
      fc.property(query, (given) => {
        const result = read(given);
        expect(
          Object.keys(result).filter((name) => !['text', 'number', 'flag', 'choice', 'sort', 'ids'].includes(name)),
        ).toEqual([]);
        expect(Number.isNaN(result['number'])).toBe(false);
      }),
      { seed: 20_261_121 },
    );
  });
});
