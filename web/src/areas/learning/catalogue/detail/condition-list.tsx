import type { Clash, Requirement } from '@naru/contract/areas/learning/words.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useClashWords } from '../shared/use-clash-words.ts';
import { catalogueTexts } from '../texts.ts';
import styles from './detail-screen.module.css';

/** Lists what applying needs, what is not met first, each with what can be done. */
export function ConditionList({ requirements }: { readonly requirements: readonly Requirement[] }) {
  const texts = useTexts(catalogueTexts).apply;
  const sorted = requirements.toSorted((a, b) => Number(a.isMet) - Number(b.isMet));
  return (
    <ul className={styles.conditions} aria-label={texts.conditions}>
      {sorted.map(({ code, isMet, text, clashList }) => (
        <li key={code} className={styles.condition} data-unmet={!isMet || undefined}>
          <Icon of={isMet ? IconCheck : IconX} size={20} />
          <span className="visually-hidden">{isMet ? texts.met : texts.unmet}: </span>
          {clashList.length === 0 ? text : <ClashLinks clashes={clashList} />}
        </li>
      ))}
    </ul>
  );
}

/** Leads to each of one’s own dates that is in the way. */
function ClashLinks({ clashes }: { readonly clashes: readonly Clash[] }) {
  const say = useClashWords();
  return (
    <ul>
      {clashes.map((clash) => (
        <li key={`${String(clash.number)} ${clash.beginsAt}`}>
          <AppLink to={clash.path}>{say(clash)}</AppLink>
        </li>
      ))}
    </ul>
  );
}
