import type { PortfolioPageTexts } from './texts.ts';

export const en: PortfolioPageTexts = {
  screen: 'Portfolio',
  printing: 'Print portfolio',
  by: (name) => `Portfolio of ${name}`,
  draftTitle: 'This is your draft',
  draftText: 'Only you can see it. Once you publish, others will see it like this.',
  print: 'Print',
  download: 'Download (ZIP)',
  downloading: 'Preparing your download',
  goneTitle: 'You can’t see this portfolio',
  goneText: 'Its address has changed, its owner has taken it down, or it isn’t open to you.',
  errorTitle: 'We couldn’t load the portfolio.',
  toOwn: 'My portfolio',
  toHome: 'Home',
};
