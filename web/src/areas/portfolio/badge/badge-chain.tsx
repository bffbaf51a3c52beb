import type { BadgeName } from '@naru/contract/areas/portfolio/badge.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './badge.module.css';
import { BadgePicture } from '../credential/badge-picture.tsx';
import { badgeCatalogueRoute } from './routes.ts';
import { badgeTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

/** Badges before or after another one; nothing where there are none. */
export function BadgeChain({ title, badges }: { readonly title: string; readonly badges: readonly BadgeName[] }) {
  const { levels } = useTexts(badgeTexts);
  const { say } = useBadgeWords();
  if (badges.length === 0) return null;
  return (
    <Section title={title} size="small" headingLevel={3}>
      <ul className={styles.chain}>
        {badges.map((badge) => (
          <li key={badge.classId} className={styles.chained}>
            <BadgePicture badge={badge} size="small" />
            <span>
              <AppLink to={addressOf(badgeCatalogueRoute, { search: { open: badge.classId } })}>
                {say(badge.name)}
              </AppLink>
              <span className={styles.quiet}> {levels[badge.level]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
