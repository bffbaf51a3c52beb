import { useEffect } from 'react';

import { useScreenTitle } from '../navigation/use-screen-title.ts';
import styles from './discreet.module.css';

/**
 * For screens of psychological and legal counselling: a title that says nothing, and a page that is veiled while nobody looks
 * at it, so that the picture among the other windows shows nothing either. It is back at once.
 */
export function useDiscreet(neutralTitle: string): void {
  useScreenTitle(neutralTitle);
  useEffect(() => {
    const root = document.documentElement;
    const veiled = styles.veiled ?? '';
    const update = (): void => void root.classList.toggle(veiled, document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      root.classList.remove(veiled);
    };
  }, []);
}
