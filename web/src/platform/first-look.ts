/**
 * Declares the first look of a screen: what the page itself draws of it while the app is on its way, from the answer to
 * the screen's first read. Bundled into the pages of the screen (build/first-looks.ts): it takes no more than it needs.
 */
import type { PageFormat } from './format/page-format.ts';

export interface FirstLook<Output> {
  /** The menu whose right the guard asks for at this screen. */
  readonly menuId: string;
  /** Draws the top of the content, in the app's own classes and places; the app draws it again with the rest. */
  readonly draw: (output: Output, at: LookedAt) => readonly Node[];
  /** Ends it once it stands: what takes sizes. */
  readonly settle?: (content: HTMLElement) => void;
}

export interface LookedAt {
  readonly locale: 'ko' | 'en';
  readonly path: string;
  readonly format: PageFormat;
}
