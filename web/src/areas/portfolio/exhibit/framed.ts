import type { PortfolioFrameProps } from '../page/page-frame.tsx';

interface Page {
  readonly title: string;
  readonly language: 'ko' | 'en';
  readonly html: string;
  readonly css: string;
}

/** Returns a frozen page as its frame takes it. */
export const framed = ({ title, language, html, css }: Page): PortfolioFrameProps => ({
  title,
  lang: language,
  html,
  css,
});
