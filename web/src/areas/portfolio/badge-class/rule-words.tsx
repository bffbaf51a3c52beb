import type { BadgeConditionView } from '@naru/contract/areas/portfolio/badge-class.ts';

import styles from './badge-class.module.css';
import { useBadgeWords } from './use-badge-words.ts';

/** Says a rule in words, a line for each condition. */
export function RuleWords({ conditionList }: { readonly conditionList: readonly BadgeConditionView[] }) {
  const { texts, conditionOf } = useBadgeWords();
  if (conditionList.length === 0) return <span className={styles.meta}>{texts.rule.none}</span>;
  return (
    <ul className={styles.rule}>
      {conditionList.map((view) => (
        <li key={JSON.stringify(view.condition)}>{conditionOf(view)}</li>
      ))}
    </ul>
  );
}
