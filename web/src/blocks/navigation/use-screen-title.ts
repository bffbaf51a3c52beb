import { useLayoutEffect } from 'react';

import { createStore } from '../../platform/http/store.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { navigationTexts } from './texts.ts';

/** The title of the screen that is drawn, for the bar of a phone. */
export const screenTitle = createStore('');

/** K2: sets "screen - menu - product" as the window's title; without the menu if the screen has the same name. */
export function useScreenTitle(screen: string, menu?: string): void {
  const { product } = useTexts(navigationTexts);
  useLayoutEffect(() => {
    document.title = [screen, menu === screen ? undefined : menu, product].filter(Boolean).join(' - ');
    screenTitle.write(screen);
  }, [screen, menu, product]);
}
