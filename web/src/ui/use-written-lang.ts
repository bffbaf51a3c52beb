import { useLocale } from '../platform/i18n/locale.ts';

/** Returns the language to mark words with: Korean on an English page, so that they are read aloud as what they are. */
export function useWrittenLang(words: string): 'ko' | undefined {
  const locale = useLocale();
  return locale !== 'ko' && /[가-힣]/.test(words) ? 'ko' : undefined;
}
