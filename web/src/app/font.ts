/**
 * One own subset, made at build. It is asked for by the app and not by a stylesheet, which would fetch it beside the
 * scripts that the first paint waits for; until it is there the system's font stands. Where it lies in the browser's
 * cache the page asks for it at once, so that nothing is drawn in two fonts (build/boot.ts).
 */
const FAMILY = 'Pretendard Variable';
/** The address of the file that this browser has had. */
export const FONT_KEY = 'naru.font';

/** Loads it once; later callers get the same. */
export async function loadFont(source: string): Promise<void> {
  const asked = [...document.fonts].find(({ family }) => family.replaceAll('"', '') === FAMILY);
  const font =
    asked ?? new FontFace(FAMILY, `url(${source}) format('woff2-variations')`, { weight: '400 700', display: 'swap' });
  document.fonts.add(font);
  await font.load();
}
