import { useEffect } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { navigationTexts } from './texts.ts';

/** K2: "screen - menu - product" in the window's title; the menu is left out where the screen is called the same. */
export function useScreenTitle(screen: string, menu?: string): void {
  const { product } = useTexts(navigationTexts);
  useEffect(() => {
    document.title = [screen, menu === screen ? undefined : menu, product].filter(Boolean).join(' - ');
  }, [screen, menu, product]);
}
