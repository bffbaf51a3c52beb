import type { PortfolioCard } from '@naru/contract/areas/portfolio/start.ts';
import { isPrompt } from '@naru/contract/areas/portfolio/prompt.ts';

import { themeOf } from './mini-page.tsx';
import mini from './mini-page.module.css';
import styles from './start.module.css';

/** The head of a portfolio in its own colours, as a picture. */
export function Cover({ card: { background, headNm, headline, title } }: { readonly card: PortfolioCard }) {
  return (
    <div className={styles.cover} aria-hidden="true">
      <div className={mini.page} data-theme={themeOf(background)}>
        <div className={mini.head}>
          <p className={mini.name}>{headNm || title}</p>
          {!isPrompt(headline) && <p className={mini.headline}>{headline}</p>}
        </div>
        <div className={styles.coverLines}>
          <span />
          <span />
          <span />
        </div>
      </div>
    </div>
  );
}
