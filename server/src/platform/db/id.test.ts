import { describe, expect, it } from 'vitest';

import { isId, newId } from './id.ts';

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a new id', () => {
  it('says its time and its version', () => {
    // Later than any that another test makes, because time does not go back.
    const at = Date.parse('2100-01-01T00:00:00Z');
    const id = newId(at);
    expect(id).toMatch(UUID_7);
    expect(isId(id)).toBe(true);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at);
  });

  it('sorts after the one before it, also where a millisecond has more than its counter', () => {
    const at = Date.parse('2100-01-02T00:00:00Z');
    const ids = Array.from({ length: 10_000 }, () => newId(at));
    expect(ids.every((id) => UUID_7.test(id))).toBe(true);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sorts after the one before it where the clock goes back', () => {
    const at = Date.parse('2100-01-03T00:00:00Z');
    const [before, after] = [newId(at), newId(at - 60_000)];
    expect(after > before).toBe(true);
  });
});
