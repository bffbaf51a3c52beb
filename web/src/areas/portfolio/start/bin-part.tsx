import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './start.module.css';
import { startTexts } from './texts.ts';

interface BinPartProps {
  readonly deleted: CallOutput<typeof portfolioStart.listPortfolios>['deletedList'];
}

/** Portfolios that were deleted lately, each with a way back. */
export function BinPart({ deleted }: BinPartProps) {
  const texts = useTexts(startTexts).list;
  const format = useFormat();
  const restore = useCallMutation(portfolioStart.undeletePortfolio, { label: texts.restore });
  return (
    <Section title={texts.bin} text={texts.binText} size="small" className={styles.bin}>
      <ul className={styles.binList}>
        {deleted.map(({ portfolioId: id, title, deletedAt }) => (
          <li key={id} className={styles.binRow}>
            <span className={styles.grow}>
              {title} <span className={styles.meta}>{texts.deletedAt(format.moment(deletedAt))}</span>
            </span>
            <Button
              size="small"
              aria-label={texts.restoreOf(title)}
              onClick={() =>
                restore.mutate(
                  { params: { id } },
                  { onSuccess: () => showToast({ text: texts.restored(title), tone: 'done' }) },
                )
              }
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
