// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layOutPages } from './print-layout.ts';
import { PrintPreview } from './print-preview.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The DOM of the test has no layout: every row and block is 30 pixels high here. */
function measureEverything(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 30));
}

describe('PrintPreview', () => {
  it('shows the title, the pages with their number, and prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    render(
      <PrintPreview open onClose={() => {}} title="사용 신청" header="가람대학교" footer="조민경">
        <p>본문</p>
      </PrintPreview>,
    );
    const dialog = await screen.findByRole('dialog', { name: '사용 신청' });
    const page = within(dialog).getByRole('region', { name: '1 / 1쪽' });
    expect(page.textContent).toBe('가람대학교본문조민경1 / 1쪽');
    await userEvent.click(within(dialog).getByRole('button', { name: '인쇄하기' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('closes by its button and by Escape, and shows nothing when closed', async () => {
    const onClose = vi.fn();
    const { rerender } = render(
      <PrintPreview open onClose={onClose} title="사용 신청">
        <p>본문</p>
      </PrintPreview>,
    );
    await userEvent.click(await screen.findByRole('button', { name: '닫기' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    rerender(
      <PrintPreview open={false} onClose={onClose} title="사용 신청">
        <p>본문</p>
      </PrintPreview>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes what lies behind out of reach while it is open', async () => {
    const { container, rerender } = render(
      <PrintPreview open onClose={() => {}} title="사용 신청">
        <p>본문</p>
      </PrintPreview>,
    );
    await screen.findByRole('dialog');
    expect(container.hasAttribute('inert')).toBe(true);
    rerender(
      <PrintPreview open={false} onClose={() => {}} title="사용 신청">
        <p>본문</p>
      </PrintPreview>,
    );
    expect(container.hasAttribute('inert')).toBe(false);
  });
});

describe('layOutPages', () => {
  it('goes on with a table on the next page, between rows and with its head again', () => {
    measureEverything();
    const source = document.createElement('div');
    const row = (name: number) => `<tr><td>${name}</td></tr>`;
    source.innerHTML = `<h2>목록</h2><table><thead><tr><th>이름</th></tr></thead><tbody>${[1, 2, 3, 4, 5].map(row).join('')}</tbody></table><p>끝</p>`;
    document.body.append(source);
    const pages = layOutPages(source, 120).map((page) => {
      const box = document.createElement('div');
      box.append(page);
      return [...box.querySelectorAll('h2, th, td, p')].map((element) => element.textContent);
    });
    source.remove();
    expect(pages).toEqual([['목록', '이름', '1', '2'], ['이름', '3', '4', '5'], ['끝']]);
  });

  it('numbers the pages of a letter in no language, which has its own', async () => {
    render(
      <PrintPreview open onClose={() => {}} title="Cover letter" look="letter">
        <p>Dear reader</p>
      </PrintPreview>,
    );
    const paper = await screen.findByRole('region', { name: /^1 \/ 1$/ });
    expect(paper.textContent).toBe('Dear reader1 / 1');
  });
});
