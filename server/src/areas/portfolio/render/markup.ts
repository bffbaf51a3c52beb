/** HTML that escapes by itself: only what this file made goes in as it is. */
export interface Markup {
  readonly markup: string;
}

export type Part = Markup | string | number | undefined | false | readonly Part[];

/** Writes HTML; every text among its values is escaped for content and for attributes in quotation marks. */
export function html(fixed: TemplateStringsArray, ...values: readonly Part[]): Markup {
  let markup = fixed[0] ?? '';
  for (const [index, value] of values.entries()) markup += write(value) + (fixed[index + 1] ?? '');
  return { markup };
}

/** Takes HTML that was made safe elsewhere: by the renderer of rich text, or drawn by the portal. */
export const takeSafe = (markup: string): Markup => ({ markup });

function write(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(write).join('');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
