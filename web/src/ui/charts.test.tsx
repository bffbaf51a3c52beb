// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { PrintPreview } from './print-preview.tsx';
import { RadarChart } from './radar-chart.tsx';

const labels = {
  showTable: '표로 보기',
  showPicture: '그림으로 보기',
  loading: '불러오고 있어요',
  empty: '아직 그릴 숫자가 없어요.',
};
const weeks = ['1주차', '2주차', '3주차'];
const years = [
  { name: '올해', values: [5, null, 10] },
  { name: '작년', values: [7, 8, 9] },
];
const shared = {
  finding: '올해는 3주차에 가장 많았어요',
  measure: '상담 (건)',
  labels,
  categories: weeks,
  formatValue: (value: number) => `${value}건`,
  table: { columns: ['주', '올해', '작년'], rows: [['1주차', '5건', '7건']] },
};

beforeEach(() => {
  // The DOM of the test has no layout, so the width is set here.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(480);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const findPicture = () => screen.findByRole('group', { name: shared.finding });

describe('LineChart', () => {
  it('tells a screen reader each category with all of its numbers, and what is unknown as a dash', async () => {
    render(<LineChart {...shared} series={years} />);
    const marks = within(await findPicture()).getAllByRole('img');
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      '1주차, 올해 5건, 작년 7건',
      '2주차, 올해 –, 작년 8건',
      '3주차, 올해 10건, 작년 9건',
    ]);
  });

  it('is one stop of the keyboard, goes on with arrows, and shows what it is on', async () => {
    render(<LineChart {...shared} series={years} />);
    const marks = within(await findPicture()).getAllByRole('img');
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(marks[0]);
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('1주차\n올해 5건\n작년 7건');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(marks[1]);
    await user.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(marks[2]);
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toContain('3주차');
    await user.keyboard('{Home}{ArrowUp}');
    expect(marks.map((mark) => mark.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '표로 보기' }));
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  });

  it('says the values of a single time instead of drawing a dot', () => {
    render(<LineChart {...shared} series={[{ name: '올해', values: [null, 8, null] }]} />);
    expect(screen.getByText('올해').nextElementSibling?.textContent).toBe('8건 (2주차)');
    expect(screen.queryByRole('group', { name: shared.finding })).toBeNull();
  });

  it('takes its words away at Escape', async () => {
    render(<LineChart {...shared} series={years} />);
    await findPicture();
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  });
});

describe('with large letters on a phone', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(160);
  });

  it('lists the names of lines below them', async () => {
    const names = ['글로벌 의사소통', '창의융합 문제해결'];
    render(<LineChart {...shared} series={names.map((name) => ({ name, values: [1, 2, 3] }))} />);
    await findPicture();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names);
  });

  it('lists the whole names of a profile by the numbers of its axes', async () => {
    const axes = ['글로벌 의사소통', '창의융합 문제해결', '자기주도 학습', '시민의식', '협업'].map((name) => ({
      name,
      value: 60,
      before: 53,
    }));
    const { container } = render(<RadarChart {...shared} axes={axes} labels={{ now: '지금', before: '전' }} />);
    const picture = await screen.findByRole('img', { name: new RegExp(`^${shared.finding}, `) });
    expect(picture.textContent).toMatch(/12345$/);
    expect([...container.querySelectorAll('ol > li')].map((item) => item.textContent)).toEqual(
      axes.map(({ name }, index) => `${index + 1}${name} 60 ▲7`),
    );
  });
});

describe('BarChart', () => {
  it('says what the pointer is on, and nothing when it has left', async () => {
    render(<BarChart {...shared} series={years} />);
    const [, second] = within(await findPicture()).getAllByRole('img');
    const user = userEvent.setup();
    if (!second) throw new Error('There is no second band.');
    await user.hover(second);
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('2주차\n올해 –\n작년 8건');
    await user.unhover(await findPicture());
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  });

  it('keeps what a finger has touched until it touches elsewhere', async () => {
    render(<BarChart {...shared} series={years} />);
    const [first] = within(await findPicture()).getAllByRole('img');
    if (!first) throw new Error('There is no band.');
    const user = userEvent.setup();
    await user.pointer([{ keys: '[TouchA]', target: first }]);
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toContain('1주차');
    await user.pointer([{ keys: '[TouchA]', target: document.body }]);
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  });

  it('names its patterns only where there are several series', async () => {
    const { container, rerender } = render(<BarChart {...shared} series={years} />);
    await findPicture();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['올해', '작년']);
    expect(container.querySelectorAll('[class*=hatch]').length).toBeGreaterThan(0);
    rerender(<BarChart {...shared} series={years.slice(0, 1)} />);
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(container.querySelectorAll('[class*=hatch]')).toHaveLength(0);
  });

  it('takes its colours from the page, so that another look needs no other picture', async () => {
    const { container } = render(<BarChart {...shared} series={years} />);
    await findPicture();
    expect(container.querySelector('figure')?.innerHTML).toContain('--face: var(--c2)');
    expect(container.querySelector('figure')?.innerHTML).not.toMatch(/#[0-9a-f]{3,6}\b|rgb\(/i);
  });

  it('holds the place of its picture from the beginning', async () => {
    const { container } = render(<BarChart {...shared} series={years} lying />);
    const picture = (await findPicture()).parentElement;
    expect(picture?.style.height).toBe('11rem');
    expect(picture?.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 480 176');
    expect(container.querySelector('output')).toBeNull();
  });

  it('grows with the letters of the page', async () => {
    document.documentElement.style.fontSize = '32px';
    render(<BarChart {...shared} series={years} />);
    const picture = await findPicture();
    document.documentElement.style.removeProperty('font-size');
    expect(picture.getAttribute('viewBox')).toBe('0 0 240 240');
    expect(picture.parentElement?.style.height).toBe('15rem');
  });

  it('is on the paper of the print preview as soon as it is drawn, with its patterns', async () => {
    render(
      <PrintPreview open onClose={() => {}} title="상담 현황">
        <BarChart {...shared} series={years} />
      </PrintPreview>,
    );
    const paper = await screen.findByRole('region', { name: '1 / 1쪽' });
    const picture = await within(paper).findByRole('group', { name: shared.finding });
    expect(picture.querySelector('[class*=hatch]')?.getAttribute('d')).toMatch(/^M/);
  });

  it('says that there is nothing to draw, and offers no table of nothing', () => {
    render(<BarChart {...shared} series={[{ name: '올해', values: [null, null, null] }]} />);
    expect(screen.getByText('아직 그릴 숫자가 없어요.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('RadarChart', () => {
  const axes = [
    { name: '소통', value: 78, before: 71 },
    { name: '사고', value: 72 },
    { name: '창의', value: 58, before: 61 },
  ];

  it('is named by its finding and every number in it', async () => {
    render(<RadarChart {...shared} axes={axes} labels={{ now: '2학기', before: '1학기' }} />);
    const whole = `${shared.finding}, 소통 78 ▲7, 사고 72, 창의 58 ▼3`;
    expect(await screen.findByRole('img', { name: whole })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['2학기', '1학기']);
  });
});
