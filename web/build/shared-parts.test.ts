import { describe, expect, test } from 'vitest';

import { joinShared, type SharedModule } from './shared-parts.ts';

const moduleOf = (id: string, screens: string, rest: Partial<SharedModule> = {}): SharedModule => ({
  id,
  size: 100,
  screens: new Set(screens),
  imports: [],
  isPlaced: false,
  ...rest,
});
const join = (...modules: SharedModule[]) => joinShared(modules).map((ids) => ids.toSorted().join(' '));

describe('files of what screens share', () => {
  test('hold what the same screens need', () => {
    expect(join(moduleOf('a', 'xy'), moduleOf('b', 'yx'))).toEqual(['a b']);
  });

  test('are joined where that saves more than it brings in vain', () => {
    expect(join(moduleOf('a', 'xyz'), moduleOf('b', 'xy'))).toEqual(['a b']);
    expect(join(moduleOf('a', 'xy', { size: 5_000 }), moduleOf('b', 'xz', { size: 5_000 }))).toEqual(['a', 'b']);
    expect(join(moduleOf('a', 'xy'), moduleOf('b', 'zw'))).toEqual(['a', 'b']);
  });

  test('count what a file imports, since it comes along', () => {
    const largeOf = (screens: string) => moduleOf('large', screens, { size: 50_000, isPlaced: true });
    const importing = moduleOf('b', 'xy', { imports: ['large'] });
    expect(join(moduleOf('a', 'xyz'), importing, largeOf('xyz'))).toEqual(['a b']);
    expect(join(moduleOf('a', 'xyz'), importing, largeOf('xy'))).toEqual(['a', 'b']);
  });

  test('leave alone what has a file', () => {
    expect(join(moduleOf('a', 'xy'), moduleOf('b', 'xy', { isPlaced: true }))).toEqual(['a']);
  });

  test('bring no screen more in vain than one can bear, however many are joined', () => {
    const parts = ['ab', 'ac', 'bc', 'abd', 'acd', 'bcd'].map((screens, index) =>
      moduleOf(`m${index}`, `${screens}efgh`, { size: 5_000 }),
    );
    const files = joinShared(parts);
    for (const screen of 'abcd') {
      const loaded = files.filter((ids) => parts.some(({ id, screens }) => ids.includes(id) && screens.has(screen)));
      const vain = loaded.flat().filter((id) => !parts.find((one) => one.id === id)?.screens.has(screen));
      expect(vain.length * 5_000).toBeLessThanOrEqual(8_000);
    }
  });

  test('are the same whatever the order in which modules are found', () => {
    const modules = ['xy', 'xz', 'yz', 'xyz', 'xyzw'].map((screens, index) => moduleOf(`m${index}`, screens));
    expect(join(...modules.toReversed())).toEqual(join(...modules));
  });
});
