/** Tries out another accent on this page alone. */
import { AccentError, type AccentShades, computeAccent, type Accent } from '@naru/contract/accent.ts';

/** Colours of real universities, from nearly black to a yellow on which white is unreadable. */
export const ACCENTS = ['#0B6E75', '#8B0029', '#003876', '#F2A900', '#00A651', '#5B2A86', '#111111'] as const;

/** Reads a colour; undefined for any other text. */
export function readAccent(hex: string): Accent | undefined {
  try {
    return computeAccent(hex);
  } catch (error) {
    if (error instanceof AccentError) return undefined;
    throw error;
  }
}

export function listShades(shades: AccentShades): readonly [name: string, value: string][] {
  return Object.entries(shades);
}

/** Draws the page with these shades. */
export function wearAccent(accent: Accent): void {
  const root = document.documentElement;
  const isDark = getComputedStyle(root).colorScheme === 'dark';
  for (const [name, value] of listShades(isDark ? accent.dark : accent.light))
    root.style.setProperty(`--${name}`, value);
}

/** Gives the page its university's colour back. */
export function takeAccentOff(accent: Accent): void {
  for (const [name] of listShades(accent.light)) document.documentElement.style.removeProperty(`--${name}`);
}

/** Calls when light turns dark or back; returns a function that stops it. */
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
