import type { CatalogueBadge } from '@naru/contract/areas/portfolio/badge.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './badge.module.css';
import { BadgePicture } from '../credential/badge-picture.tsx';
import { ConditionSteps } from './condition-steps.tsx';
import { badgeCatalogueRoute } from './routes.ts';
import { badgeTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

/** The badges that the person is nearest to, with what is missing; nothing where none was begun. */
export function NearPart({ badges }: { readonly badges: readonly CatalogueBadge[] }) {
  const all = useTexts(badgeTexts);
  const texts = all.my;
  const format = useFormat();
  const { say } = useBadgeWords();
  if (badges.length === 0) return null;
  return (
    <Section
      title={texts.near}
      link={(slot) => <AppLink to={addressOf(badgeCatalogueRoute)} {...slot} />}
      linkLabel={texts.nearAll}
    >
      <ul className={styles.near}>
        {badges.map((badge) => {
          const missing = badge.conditionList.filter(({ progress }) => progress?.isMet !== true);
          return (
            <li key={badge.classId} className={styles.nearBadge}>
              <BadgePicture badge={badge} size="regular" />
              <div className={styles.nearWords}>
                <p className={styles.name}>
                  <AppLink to={addressOf(badgeCatalogueRoute, { search: { open: badge.classId } })}>
                    {say(badge.name)}
                  </AppLink>
                </p>
                <p className={styles.quiet}>{all.progress.left(format.number(missing.length))}</p>
                <ConditionSteps steps={missing} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
