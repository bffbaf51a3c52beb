import { describe, expect, it } from 'vitest';
import { estimateWidth } from './chart-text.ts';
import { layOutRadar, writeAxis } from './radar-layout.ts';

const names = [
  '글로벌 의사소통',
  '창의융합 문제해결',
  '자기주도 학습',
  '공동체와 시민의식',
  '디지털 활용',
  '전공 전문성',
  '진로 탐색과 설계',
  '협업',
];
const phone = { width: 320, height: 280 };

describe('layOutRadar', () => {
  it('begins straight up and goes clockwise, as far out as the value', () => {
    const axes = [50, 100, 0, 100].map((value, index) => ({ name: names[index] ?? '', value }));
    const { axes: drawn } = layOutRadar(axes, 100, phone);
    expect(drawn[0]?.dot.y).toBeCloseTo((drawn[0]?.tip.y ?? 0) / 2);
    expect(drawn[1]?.dot.x).toBeGreaterThan(40);
    expect(Math.hypot(drawn[2]?.dot.x ?? 1, drawn[2]?.dot.y ?? 1)).toBeCloseTo(0);
    expect(drawn[3]?.dot.x).toBeLessThan(-40);
  });

  it('draws no further than its edge, nor below zero', () => {
    const { axes } = layOutRadar(
      [
        { name: '소통', value: 140 },
        { name: '사고', value: -3 },
        { name: '창의', value: 9 },
      ],
      100,
      phone,
    );
    expect(axes[0]?.dot).toEqual(axes[0]?.tip);
    expect(Math.hypot(axes[1]?.dot.x ?? 1, axes[1]?.dot.y ?? 1)).toBeCloseTo(0);
  });

  it('keeps eight long names inside of a phone', () => {
    for (const count of [5, 6, 7, 8]) {
      const { axes } = layOutRadar(
        names.slice(0, count).map((name) => ({ name, value: 60 })),
        100,
        phone,
      );
      for (const { label } of axes) {
        const width = Math.max(...label.name.map(estimateWidth));
        const start = label.x - (label.anchor === 'start' ? 0 : label.anchor === 'end' ? width : width / 2);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + width).toBeLessThanOrEqual(phone.width);
        expect(label.y).toBeGreaterThan(8);
        expect(label.y + label.name.length * 16).toBeLessThan(phone.height);
      }
    }
  });

  it('numbers its axes for a list where letters are so large that a label would be cut', () => {
    const five = ['Communication', 'Creative convergence', 'Problem solving', 'Self-direction', 'Community'];
    const axes = five.map((name) => ({ name, value: 79, before: 67 }));
    expect(layOutRadar(axes, 100, { width: 328, height: 280 })).toMatchObject({ isKeyed: false, height: 280 });
    // Beside bars on a wide screen the picture gives room to the names first.
    expect(layOutRadar(axes, 100, { width: 300, height: 280 }).isKeyed).toBe(false);
    const large = layOutRadar(axes, 100, { width: 160, height: 280 });
    expect(large.isKeyed).toBe(true);
    expect(large.height).toBeLessThan(200);
    expect(large.axes.map(({ label }) => [label.name, label.value, label.change])).toEqual(
      ['1', '2', '3', '4', '5'].map((number) => [[number], undefined, 0]),
    );
    for (const { tip, label } of large.axes) {
      expect(Math.hypot(tip.x, tip.y)).toBeGreaterThan(48);
      expect(label.x).toBeGreaterThan(8);
      expect(label.x).toBeLessThan(152);
      expect(label.y).toBeGreaterThan(10);
      expect(label.y).toBeLessThan(large.height);
    }
  });

  it('has an outline of before only where there is one', () => {
    expect(layOutRadar([{ name: '소통', value: 1 }], 100, phone).before).toBeUndefined();
    expect(layOutRadar([{ name: '소통', value: 1, before: 2 }], 100, phone).before).toMatch(/^M/);
  });
});

describe('writeAxis', () => {
  it('writes the change with its direction, and none where there was none', () => {
    expect(writeAxis({ name: '소통', value: 78, before: 71 })).toBe('소통 78 ▲7');
    expect(writeAxis({ name: '이끎', value: 58.1, before: 61.3 })).toBe('이끎 58.1 ▼3.2');
    expect(writeAxis({ name: '창의', value: 66, before: 66 })).toBe('창의 66');
    expect(writeAxis({ name: '세계', value: 49 })).toBe('세계 49');
  });
});
