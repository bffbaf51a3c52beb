import type { Confirmation } from '@naru/contract/areas/portfolio/resume-content.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';

/** Marks an item that the university confirms, or no longer does, and says what that means. */
export function ConfirmationTag({ confirmation }: { readonly confirmation: Confirmation | undefined }) {
  const texts = useTexts(resumeTexts).item;
  if (confirmation === undefined) return null;
  const isGone = confirmation === 'GONE';
  return (
    <Tooltip text={isGone ? texts.goneHelp : texts.confirmedHelp}>
      {(anchor) => (
        <button type="button" className={styles.mark} data-gone={isGone || undefined} {...anchor.join({})}>
          <Icon of={isGone ? IconAlertTriangle : IconRosetteDiscountCheck} size={16} />
          {isGone ? texts.gone : texts.confirmed}
        </button>
      )}
    </Tooltip>
  );
}
