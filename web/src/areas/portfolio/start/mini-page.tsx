import type { PortfolioBackground, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { ShownFacts } from '@naru/contract/areas/portfolio/page-facts.ts';
import { isPrompt } from '@naru/contract/areas/portfolio/prompt.ts';

import { MiniBlock } from './mini-block.tsx';
import styles from './mini-page.module.css';

interface MiniPageProps {
  readonly content: PortfolioContent;
  readonly facts: ShownFacts;
  readonly language: 'ko' | 'en';
}

export const themeOf = (background: PortfolioBackground): string =>
  background.kind === 'COLOR' ? 'PAPER' : background.theme;

/** Draws a portfolio small, with its own words: a picture of its look, which screen readers skip. */
export function MiniPage({ content, facts, language }: MiniPageProps) {
  const { background, head, rowList } = content;
  return (
    <div className={styles.frame} aria-hidden="true" inert>
      <div className={styles.page} data-theme={themeOf(background)}>
        <header className={styles.head}>
          {head.name !== '' && <p className={styles.name}>{head.name}</p>}
          <p className={styles.headline} data-prompt={isPrompt(head.headline) || undefined}>
            {head.headline}
          </p>
          <p className={styles.summary} data-prompt={isPrompt(head.summary) || undefined}>
            {head.summary}
          </p>
        </header>
        {rowList.map((row) => (
          <section key={row.rowId} className={styles.row} data-layout={row.layout} data-tone={row.tone}>
            {row.cellList.map((cell, at) => (
              // Cells have no id; their order is what they are.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at} className={styles.cell}>
                {cell.map((block) => (
                  <MiniBlock key={block.blockId} block={block} facts={facts} language={language} />
                ))}
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
