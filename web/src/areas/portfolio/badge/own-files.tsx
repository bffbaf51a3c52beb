import type { OwnBadgeDetail } from '@naru/contract/areas/portfolio/badge.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import { BadgeFiles } from '../credential/badge-files.tsx';
import styles from './badge.module.css';
import { badgeTexts } from './texts.ts';

/** The files of a badge: pictures that prove themselves, and the credential alone. */
export function OwnFiles({ badge }: { readonly badge: OwnBadgeDetail }) {
  const texts = useTexts(badgeTexts).detail;
  return (
    <Section title={texts.files} size="small" headingLevel={3}>
      <BadgeFiles assertionId={badge.assertionId} words={texts} />
      <p className={styles.quiet}>{texts.filesText}</p>
    </Section>
  );
}
