import type { Requirement } from '@naru/contract/areas/learning/words.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { catalogueTexts } from '../texts.ts';
import styles from './detail-screen.module.css';

/** Lists what applying needs, what is not met first, each with what can be done. */
export function ConditionList({ requirements }: { readonly requirements: readonly Requirement[] }) {
  const texts = useTexts(catalogueTexts).apply;
  const sorted = requirements.toSorted((a, b) => Number(a.isMet) - Number(b.isMet));
  return (
    <ul className={styles.conditions} aria-label={texts.conditions}>
      {sorted.map(({ code, isMet, text }) => (
        <li key={code} className={styles.condition} data-unmet={!isMet || undefined}>
          <Icon of={isMet ? IconCheck : IconX} size={20} />
          <span className="visually-hidden">{isMet ? texts.met : texts.unmet}: </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
