import { use } from 'react';

import type { Texts } from './texts.ts';
import { useLocale } from './locale.ts';

/** Reads the texts in the person's language. Suspends while English loads; a route prepares its own before it shows. */
export function useTexts<T>(texts: Texts<T>): T {
  const found = texts.read(useLocale());
  return found instanceof Promise ? use(found) : found;
}
