import type { LawCase } from '@naru/contract/areas/counselling/law/words.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';

/** How it went so far, the latest first. */
export function LawHistory({ lawCase }: { readonly lawCase: Pick<LawCase, 'historyList'> }) {
  const texts = useTexts(lawTexts).history;
  const format = useFormat();
  return (
    <Section title={texts.title} size="small">
      <ol className={styles.entries}>
        {lawCase.historyList.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.to}`}>
            <p>{texts.to[entry.to]}</p>
            <p className={styles.meta}>
              {joinFacts([texts.by[entry.by], format.relativeTime(entry.at, { time: 'always' })])}
            </p>
            {entry.reason !== null && <p className={styles.text}>{entry.reason}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
