import { describe, expect, it } from 'vitest';
import { placeLabels, spreadMarks } from './term-line-lanes.ts';

describe('placeLabels', () => {
  it('keeps labels with room between them next to the line', () => {
    expect(placeLabels([0.2, 0.4, 0.6], 1000).map((place) => place.lane)).toEqual([0, 0, 0]);
  });

  it('lifts the earlier of two close labels, so that no stem runs through words', () => {
    expect(placeLabels([0.2, 0.25, 0.3], 1000).map((place) => place.lane)).toEqual([2, 1, 0]);
  });

  it('gives a label the room up to the next one in its way', () => {
    expect(placeLabels([0.2, 0.4], 1000)[0]?.room).toBe(188);
  });

  it('has no other way to keep free than the stem of a label further out', () => {
    const [first, second] = placeLabels([0.78, 0.9], 1000);
    expect([first?.lane, second?.lane, second?.toLeft]).toEqual([0, 1, true]);
    expect(first?.room).toBe(108);
  });

  it('writes to the left where the line ends, the last one highest', () => {
    const places = placeLabels([0.5, 0.9, 0.97], 1000);
    expect(places.map((place) => place.toLeft)).toEqual([false, true, true]);
    expect(places.map((place) => place.lane)).toEqual([0, 0, 1]);
  });

  it('has a lane for each of many that begin at one place, so that none is printed over another', () => {
    const lanes = placeLabels([0.5, 0.5, 0.5, 0.5, 0.5], 1000).map((place) => place.lane);
    expect(lanes).toEqual([4, 3, 2, 1, 0]);
  });

  it('keeps a label off what else stands next to the line', () => {
    const today = { start: 480, end: 520 };
    expect(placeLabels([0.2, 0.4, 0.6], 1000, today).map((place) => place.lane)).toEqual([0, 1, 0]);
  });

  it('places nothing for nothing', () => {
    expect(placeLabels([], 1000)).toEqual([]);
  });
});

describe('spreadMarks', () => {
  it('leaves marks with room between them where they are', () => {
    expect(spreadMarks([100, 200, 300], 150, 1000)).toEqual([100, 200, 300]);
  });

  it('moves what falls on today beside it, and each mark off the one before', () => {
    expect(spreadMarks([250, 250, 255, 280], 250, 1000)).toEqual([270, 286, 302, 318]);
  });

  it('moves what began just before today to the left', () => {
    expect(spreadMarks([240, 245], 250, 1000)).toEqual([214, 230]);
  });

  it('keeps all of them on the line where it ends', () => {
    expect(spreadMarks([990, 990, 995], 250, 1000)).toEqual([960, 976, 992]);
  });
});
