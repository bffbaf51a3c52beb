import { useInsertionEffect } from 'react';

/** Brings the styles of a page into the document while it prints from there, before anything is measured. */
export function usePageStyles(css: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
