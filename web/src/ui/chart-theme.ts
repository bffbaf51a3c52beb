/** The colours of a picture, as the tokens have them now. */
export interface ChartColours {
  readonly series: readonly string[];
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly line: string;
  readonly inverse: string;
  readonly inverseInk: string;
  readonly accent: string;
  readonly accentText: string;
  /** How much larger than usual the person has letters; lengths in a picture grow by it. */
  readonly scale: number;
  /** The size of letters, in CSS pixels. */
  readonly letter: number;
}

const LETTER = 13;
const USUAL_ROOT = 16;

export function readChartColours(element: Element): ChartColours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_ROOT || 1;
  return {
    series: ['--c1', '--c2', '--c3', '--c4', '--c5', '--c6'].map(read),
    ink: read('--ink'),
    ink2: read('--ink-2'),
    ink3: read('--ink-3'),
    line: read('--line'),
    inverse: read('--inverse'),
    inverseInk: read('--inverse-ink'),
    accent: read('--acc'),
    accentText: read('--acc-text'),
    scale,
    letter: LETTER * scale,
  };
}

/** Calls when light turns dark or back; gives back a function that stops it. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', onChange);
  };
}

/** A tooltip without HTML: the policy forbids the style attributes that an HTML one writes. */
export function describeTooltip(colours: ChartColours) {
  return {
    renderMode: 'richText' as const,
    backgroundColor: colours.inverse,
    borderWidth: 0,
    padding: [6, 10],
    textStyle: { color: colours.inverseInk, fontSize: colours.letter },
    confine: true,
  };
}
