import { describe, expect, it } from 'vitest';

import { divideRequests, findFullest } from './division.ts';

const group = (key: string, requestedCount: number) => ({ key, requestedCount, completedCount: null });
const keysOf = (groups: readonly { readonly key: string }[]): string[] => groups.map(({ key }) => key);

describe('a division of requests', () => {
  it('has one leader, or all that share the first place', () => {
    expect(keysOf(divideRequests([group('A', 3), group('B', 7)]).leaders)).toEqual(['B']);
    expect(keysOf(divideRequests([group('A', 7), group('B', 7), group('C', 2)]).leaders)).toEqual(['A', 'B']);
  });

  it('puts what is withheld among no others, whatever its size', () => {
    const { told, withheldCount } = divideRequests([group('', 6), group('A', 5), group('B', 9)]);
    expect(keysOf(told)).toEqual(['B', 'A']);
    expect(withheldCount).toBe(6);
  });

  it('says of nobody that they lead where what is withheld may be as much', () => {
    expect(divideRequests([group('', 9), group('A', 5), group('B', 9)]).leaders).toEqual([]);
    expect(keysOf(divideRequests([group('', 8), group('A', 5), group('B', 9)]).leaders)).toEqual(['B']);
  });
});

it('names every month in which most was held, and none where nothing was', () => {
  const month = (key: string, completedCount: number) => ({ key, completedCount });
  expect(keysOf(findFullest([month('4', 3), month('5', 1), month('6', 3)]))).toEqual(['4', '6']);
  expect(findFullest([month('4', 0)])).toEqual([]);
});
