/** Finds the rows of a page that fit on a sheet of paper as they are. */

/** Width of a sheet between its margins, and its height between the lines above and below. */
const PAPER = { width: '180mm', height: '245mm' } as const;

/** Lays the page out beside the screen as on paper; returns whether a row, by its place, is no higher than a sheet. */
export function measureRows(html: string, css: string): (place: number) => boolean {
  const place = document.createElement('div');
  place.inert = true;
  Object.assign(place.style, {
    position: 'absolute',
    insetInlineStart: '-9999px',
    width: PAPER.width,
    height: PAPER.height,
    overflow: 'hidden',
    visibility: 'hidden',
  });
  const page = new DOMParser().parseFromString(html, 'text/html').querySelector('article');
  if (page) {
    page.classList.add('pt-paper');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const root = place.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(page);
  }
  document.body.append(place);
  const most = place.clientHeight;
  const heights = [...(place.shadowRoot?.querySelectorAll('.rows > .row') ?? [])].map(
    (row) => row.getBoundingClientRect().height,
  );
  place.remove();
  return (index) => (heights[index] ?? 0) <= most;
}
