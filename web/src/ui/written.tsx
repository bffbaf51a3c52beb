import { useWrittenLang } from './use-written-lang.ts';

/** Marks words that the university wrote in one language where it is not the page's. */
export function Written({ children }: { readonly children: string }) {
  const lang = useWrittenLang(children);
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}
