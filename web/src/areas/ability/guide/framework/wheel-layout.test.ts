import { expect, it } from 'vitest';

import { layOutWheel, WHEEL_SIZE } from './wheel-layout.ts';

const group = (name: string, parts = 3) => ({
  key: name,
  name,
  partKeys: Array.from({ length: parts }, (_, at) => `${name}${at}`),
});

it('begins straight up and goes clockwise, with a cell for each part', () => {
  const wheel = layOutWheel(['소통', '창의융합', '문제해결', '자기주도', '공동체'].map((name) => group(name)));
  expect(wheel.map(({ cells }) => cells.length)).toEqual([3, 3, 3, 3, 3]);
  const [top, right, , , left] = wheel.map(({ label }) => label);
  expect(top?.x).toBeCloseTo(0);
  expect(top?.y).toBeLessThan(0);
  expect(right?.x).toBeGreaterThan(0);
  expect(left?.x).toBeCloseTo(-(right?.x ?? 0));
  const paths = wheel.flatMap(({ path, cells }) => [path, ...cells.map((cell) => cell.path)]);
  expect(new Set(paths).size).toBe(20);
});

it('breaks a long name into two lines that stand around the middle', () => {
  const names = ['Communication', 'Creative convergence', 'Problem solving', 'Self-direction', 'Community'];
  const lines = layOutWheel(names.map((name) => group(name))).map(({ label }) => label.lines);
  expect(lines).toEqual([
    ['Communication'],
    ['Creative', 'convergence'],
    ['Problem', 'solving'],
    ['Self-direction'],
    ['Community'],
  ]);
});

it('stays within its square, whatever the framework is', () => {
  const frameworks = [
    [group('하나')],
    [group('하나', 0), group('둘', 1)],
    Array.from({ length: 5 }, (_, at) => group(String(at), 9)),
  ];
  for (const groups of frameworks) {
    const wheel = layOutWheel(groups);
    const numbers = wheel
      .flatMap(({ path, cells }) => [path, ...cells.map((cell) => cell.path)])
      .flatMap((path) => path.match(/-?\d+(?:\.\d+)?/g) ?? [])
      .map(Number);
    expect(numbers.every((number) => Number.isFinite(number) && Math.abs(number) <= WHEEL_SIZE / 2)).toBe(true);
  }
});
