/**
 * One own subset, made at build. It is asked for by the app and not by a stylesheet, which would fetch it beside the
 * scripts that the first paint waits for; until it is there the system's font stands.
 */
import source from 'pretendard-subset.woff2?url';

export function loadFont(): void {
  const font = new FontFace('Pretendard Variable', `url(${source}) format('woff2-variations')`, {
    weight: '400 700',
    display: 'swap',
  });
  document.fonts.add(font);
  font.load().catch((error: unknown) => console.warn('The font did not come; the system’s stands.', error));
}
