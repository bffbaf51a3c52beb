import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { describeIssues } from './field-messages.ts';

const Shape = z.object({
  name: z.string().min(2).max(1200),
  year: z.number().int().min(1900).max(2999),
  kind: z.enum(['A', 'B']),
  tags: z
    .array(z.object({ id: z.string() }))
    .min(1)
    .max(2),
  code: z.string().regex(/^\d+$/),
});
const FINE = { name: '나루', year: 2026, kind: 'A', tags: [{ id: 'x' }], code: '1' };

const say = (input: object, locale: 'ko' | 'en' = 'en'): Record<string, string> => {
  const { error } = Shape.safeParse({ ...FINE, ...input }, { reportInput: true });
  return Object.fromEntries(describeIssues(error?.issues ?? [], locale).map(({ field, message }) => [field, message]));
};

describe('a field that does not hold', () => {
  it.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ name: undefined }, { name: 'This is missing. Please fill it in.' }],
    [{ name: 7 }, { name: 'This isn’t in the right format. Please enter it again.' }],
    [{ name: 'x' }, { name: 'Too short. Use at least 2 characters.' }],
    [{ name: 'x'.repeat(1201) }, { name: 'Too long. Use up to 1,200 characters.' }],
    [{ year: 1 }, { year: 'Too small. It must be at least 1,900.' }],
    [{ year: 3000 }, { year: 'Too large. It can be up to 2,999.' }],
    [{ year: 2026.5 }, { year: 'This isn’t in the right format. Please enter it again.' }],
    [{ kind: 'C' }, { kind: 'That isn’t one of the choices. Please choose again.' }],
    [{ tags: [] }, { tags: 'Choose at least 1.' }],
    [{ tags: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }, { tags: 'Choose up to 2.' }],
    [{ tags: [{ id: 'a' }, {}] }, { 'tags.1.id': 'This is missing. Please fill it in.' }],
    [{ code: 'x' }, { code: 'This isn’t in the right format. Please enter it again.' }],
  ])('%j is told in English', (input, expected) => {
    expect(say(input)).toEqual(expected);
  });

  it('is told in Korean, in every case', () => {
    for (const input of [{ name: undefined }, { name: 'x' }, { year: 1 }, { kind: 'C' }, { tags: [] }, { code: 'x' }]) {
      const messages = Object.values(say(input, 'ko'));
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatch(/[가-힣]+요\.$/);
    }
  });

  it('is told once, by the first thing that is wrong with it', () => {
    const issues = z.object({ a: z.string().min(3).regex(/^x/) }).safeParse({ a: 'y' }).error?.issues ?? [];
    expect(issues.length).toBeGreaterThan(1);
    expect(describeIssues(issues, 'en')).toEqual([{ field: 'a', message: 'Too short. Use at least 3 characters.' }]);
  });

  it('never repeats what was entered', () => {
    const canary = 'canary-4711';
    expect(JSON.stringify(say({ kind: canary, code: canary, year: canary }))).not.toContain(canary);
  });
});
