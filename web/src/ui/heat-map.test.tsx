// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { HeatMap } from './heat-map.tsx';

afterEach(cleanup);

function renderVisits(words?: { zero: string; unknown: string }) {
  render(
    <HeatMap
      finding="화요일 오후가 가장 붐벼요"
      measure="상담 (건)"
      columns={['월', '화']}
      rows={['오전 10시', '오후 2시']}
      values={[
        [0, null],
        [3, 12],
      ]}
      formatValue={(value) => `${value}건`}
      words={words}
      table={{ columns: ['시각', '월', '화'], rows: [['오전 10시', '0건', '–']] }}
    />,
  );
  return screen.getByRole('img', { name: '화요일 오후가 가장 붐벼요' });
}

describe('HeatMap', () => {
  it('writes the number into each field that has one, under its day and beside its hour', () => {
    const texts = [...renderVisits().children].map((field) => field.textContent);
    expect(texts).toEqual(['', '월', '화', '오전 10시', '', '', '오후 2시', '3건', '12건']);
  });

  it('tells nothing from what is not known, where it has words for both', () => {
    const texts = [...renderVisits({ zero: '0건', unknown: '–' }).children].map((field) => field.textContent);
    expect(texts.slice(4, 6)).toEqual(['0건', '–']);
  });

  it('is the deeper, the more there is, and bare where nothing is known', () => {
    const shades = [...renderVisits().querySelectorAll<HTMLElement>('[class*=field]')].map((field) =>
      field.getAttribute('style'),
    );
    expect(shades[0]).toContain('var(--acc-tint2) 0%, var(--acc-tint)');
    expect(shades[1]).toBeNull();
    expect(shades[2]).toContain('var(--acc-tint2) 50%, var(--acc-tint)');
    expect(shades[3]).toContain('var(--acc-line) 100%, var(--acc-tint2)');
  });

  it('gives the same numbers as a table', async () => {
    renderVisits();
    await userEvent.click(screen.getByRole('button', { name: '표로 보기' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(within(screen.getByRole('table')).getByRole('rowheader').textContent).toBe('오전 10시');
  });
});
