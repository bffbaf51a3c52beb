import { useLayoutEffect, useRef } from 'react';

export interface PortfolioFrameProps {
  /** A page as the server drew it: escaped, with known tags alone. */
  readonly html: string;
  readonly css: string;
  readonly title: string;
  readonly lang: string;
}

/** Shows a portfolio as its page looks, apart from the styles of the app. */
export function PortfolioFrame({ html, css, title, lang }: PortfolioFrameProps) {
  const hostRef = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const page = new DOMParser().parseFromString(html, 'text/html');
    root.replaceChildren(...page.body.childNodes);
  }, [html, css]);
  return <section ref={hostRef} aria-label={title} lang={lang} />;
}
