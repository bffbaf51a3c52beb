/** Drawings behind the head of a page, one for each look; they say nothing and stay faint under words. */
import { takeSafe, type Markup } from './markup.ts';

const svg = (box: string, shapes: string, fit = 'xMaxYMax slice'): string =>
  `<svg class="art" viewBox="${box}" preserveAspectRatio="${fit}" aria-hidden="true" focusable="false">${shapes}</svg>`;

const STARS = [
  [60, 50, 1.2],
  [140, 130, 0.8],
  [230, 40, 1],
  [310, 180, 0.7],
  [390, 80, 1.4],
  [470, 30, 0.8],
  [540, 150, 1],
  [620, 70, 0.8],
  [690, 210, 1.2],
  [760, 40, 1],
  [840, 120, 0.8],
  [905, 250, 1],
  [960, 60, 1.5],
  [1040, 170, 0.9],
  [1120, 90, 1.1],
  [1170, 230, 0.8],
] as const;

const ART: Readonly<Record<string, string>> = {
  harbour: svg(
    '0 0 1200 400',
    '<g fill="#001014"><path fill-opacity=".14" d="M0 250c150-46 300-46 450-12s300 62 450 28 225-40 300-34v168H0z"/>' +
      '<path fill-opacity=".16" d="M0 310c200 44 350-34 560-22s330 58 640-6v118H0z"/></g>' +
      '<path class="art-edge" d="M0 372c180-30 320 22 520 12s380-44 680-8v24H0z"/>',
  ),
  dawn: svg(
    '0 0 1200 400',
    '<g fill="#fff"><circle fill-opacity=".2" cx="985" cy="330" r="250"/><circle fill-opacity=".24" cx="985" cy="330" r="180"/>' +
      '<circle fill-opacity=".4" cx="985" cy="330" r="112"/></g><path class="art-edge" d="M0 384c240-28 460-6 640 0s340 6 560-22v40H0z"/>',
  ),
  forest: svg(
    '0 0 1200 400',
    '<g fill="#04140a"><path fill-opacity=".2" d="M420 400 640 190l120 110 150-180 290 250v30z"/>' +
      '<path fill-opacity=".22" d="M640 400 860 240l110 90 110-120 120 110v80z"/></g>' +
      '<path class="art-edge" d="M0 388c220-22 420-10 600-4s380-2 600-22v40H0z"/>',
  ),
  slate: svg(
    '0 0 1200 400',
    '<g fill="none" stroke="#fff" stroke-opacity=".08">' +
      Array.from({ length: 9 }, (_, index) => `<path d="M${760 + index * 55} 0v400"/>`).join('') +
      Array.from({ length: 7 }, (_, index) => `<path d="M740 ${30 + index * 55}h460"/>`).join('') +
      '</g><path fill="#fff" fill-opacity=".06" d="M870 140h55v55h-55zM980 250h110v55H980zM1090 85h55v110h-55z"/>',
  ),
  night: svg(
    '0 0 1200 400',
    `<g fill="#fff" fill-opacity=".5">${STARS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>` +
      '<g fill="none" stroke="#fff"><circle stroke-opacity=".1" cx="1010" cy="420" r="210"/><circle stroke-opacity=".08" cx="1010" cy="420" r="290"/>' +
      '<circle stroke-opacity=".06" cx="1010" cy="420" r="370"/></g>',
  ),
  colour: svg(
    '0 0 1200 400',
    '<g fill="currentColor"><path fill-opacity=".07" d="M700 400 1000 0h200v400z"/><path fill-opacity=".07" d="M900 400 1130 90l70 80v230z"/></g>',
  ),
};

/** Draws what stands behind the head; nothing for a look of paper. */
export function drawArt(look: string): Markup | undefined {
  const drawn = ART[look];
  return drawn === undefined ? undefined : takeSafe(drawn);
}
