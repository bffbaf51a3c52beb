import type { BlockKind } from '@naru/contract/areas/portfolio/page-content.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './page.module.css';
import { KIND_ICONS } from './kinds.ts';
import { builderTexts } from './texts.ts';

/** A block with nothing in it yet: what it will be, and that a press fills it. */
export function EmptyBody({ kind }: { readonly kind: BlockKind }) {
  const texts = useTexts(builderTexts);
  return (
    <p className={styles.empty}>
      <Icon of={KIND_ICONS[kind]} />
      {texts.emptyBlock(texts.kinds[kind])}
    </p>
  );
}
