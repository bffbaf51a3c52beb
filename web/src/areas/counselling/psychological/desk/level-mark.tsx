import type { TriageLevel } from '@naru/contract/areas/counselling/psychological/words.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './desk.module.css';
import { psychDeskTexts } from './texts.ts';

/** How soon somebody is to be seen, by shape and word. */
export function LevelMark({ level }: { readonly level: TriageLevel }) {
  const { levels } = useTexts(psychDeskTexts);
  const isHigh = level === 'PRIORITY' || level === 'EMERGENCY';
  return (
    <span className={styles.level} data-level={level}>
      <Icon of={isHigh ? IconAlertTriangle : IconCircle} size={16} />
      {levels[level]}
    </span>
  );
}
