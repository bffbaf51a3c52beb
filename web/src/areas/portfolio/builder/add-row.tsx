import { PORTFOLIO_LAYOUTS } from '@naru/contract/areas/portfolio/page-content.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './canvas.module.css';
import { LayoutSign } from './layout-sign.tsx';
import { builderTexts } from './texts.ts';
import type { Actions } from './use-actions.ts';

/** Adds a row at the end, in one of six layouts. */
export function AddRow({ actions }: { readonly actions: Actions }) {
  const texts = useTexts(builderTexts);
  return (
    <div className={styles.addRow} role="group" aria-label={texts.addRow}>
      <p>{texts.addRow}</p>
      <div className={styles.layouts}>
        {PORTFOLIO_LAYOUTS.map((layout) => (
          <button
            key={layout}
            type="button"
            className={styles.layout}
            aria-label={texts.addRowAs(texts.layouts[layout])}
            title={texts.layouts[layout]}
            onClick={() => actions.addRow(layout)}
          >
            <LayoutSign layout={layout} />
          </button>
        ))}
      </div>
    </div>
  );
}
