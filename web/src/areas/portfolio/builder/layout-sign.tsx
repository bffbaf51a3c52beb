import { LAYOUT_CELLS, type PortfolioLayout } from '@naru/contract/areas/portfolio/page-content.ts';

import styles from './layout-sign.module.css';

/** A small drawing of the cells of a row, as wide as they are. */
export function LayoutSign({ layout }: { readonly layout: PortfolioLayout }) {
  return (
    <span className={styles.sign} aria-hidden>
      {LAYOUT_CELLS[layout].map((width, cell) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
        <i key={cell} style={{ flexGrow: width }} />
      ))}
    </span>
  );
}
