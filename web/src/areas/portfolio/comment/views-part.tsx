import type { CorrectedPaper } from '@naru/contract/areas/portfolio/comment.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './comment.module.css';
import { commentTexts } from './texts.ts';

/** Tells the student who opened the paper, and when. */
export function ViewsPart({ viewList }: Pick<CorrectedPaper, 'viewList'>) {
  const texts = useTexts(commentTexts).views;
  const format = useFormat();
  return (
    <Section size="small" title={texts.title}>
      {viewList.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <ul className={styles.viewers}>
          {viewList.map(({ viewerNm, audience, viewedAt }) => (
            <li key={viewedAt + viewerNm}>{texts.one(texts.names[audience], viewerNm, format.moment(viewedAt))}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
