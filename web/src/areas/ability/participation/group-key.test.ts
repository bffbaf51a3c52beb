import { describe, expect, it } from 'vitest';

import { groupKey, readGroup } from './group-key.ts';

describe('a group in an address', () => {
  it.each([
    [{ collegeCode: null, grade: null }, '-', {}],
    [{ collegeCode: '11000', grade: null }, '11000-', { collegeCode: '11000' }],
    [{ collegeCode: null, grade: 2 }, '-2', { grade: 2 }],
    [{ collegeCode: '11000', grade: 2 }, '11000-2', { collegeCode: '11000', grade: 2 }],
  ])('of %j is %s', (group, key, read) => {
    expect(groupKey(group)).toBe(key);
    expect(readGroup(key)).toEqual(read);
  });

  it.each(['', 'nothing', '11000-9', '1-2-3'])('that is %s is everybody', (key) => {
    expect(readGroup(key)).toEqual({});
  });
});
