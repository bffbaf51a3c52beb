/** Pages of a print, in the preview and in the PDF that the browser makes of it. */
import type { Locator, Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

export interface PdfPage {
  /** All letters without blanks, in their order. */
  readonly letters: string;
  /** The font that each run of letters has, by the letters. */
  readonly fontOf: ReadonlyMap<string, string>;
}

/** Letters of a page without blanks: where lines break is not what is compared. */
export const lettersOf = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

/** Reads the pages of an open preview. */
export async function readPreview(preview: Locator): Promise<string[]> {
  // Fonts that have just come change heights: the pages are laid out anew a frame later.
  await preview.page().evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
  });
  const texts = await preview.getByRole('region').evaluateAll((pages) => pages.map((page) => page.textContent));
  return texts.map(lettersOf);
}

/** Prints what a page shows now, and reads the PDF back as a reader of PDFs does. */
export async function readPdf(page: Page): Promise<PdfPage[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const runs = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    pages.push({
      letters: lettersOf(runs.map(({ str }) => str).join('')),
      fontOf: new Map(runs.map(({ str, fontName }) => [lettersOf(str), fontName])),
    });
  }
  return pages;
}
