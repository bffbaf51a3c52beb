import type { BadgeClassDetail } from '@naru/contract/areas/portfolio/badge-class.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './badge-class.module.css';
import { badgeGrantListRoute } from './routes.ts';
import { RunFailed } from './run-failed.tsx';
import { badgeDeskTexts } from './texts.ts';

/** How often the badge was granted, and how far the run over everybody is. */
export function GrantsPart({ badge }: { readonly badge: BadgeClassDetail }) {
  const texts = useTexts(badgeDeskTexts).detail;
  const format = useFormat();
  const { classId, status, grantedCount, revokedCount, run } = badge;
  if (status === 'DRAFT') return null;
  const figures = { granted: format.number(grantedCount), revoked: format.number(revokedCount) };
  const said = revokedCount === 0 ? texts.grantsText(figures.granted) : texts.grantsRevoked(figures);
  const isNone = grantedCount === 0 && revokedCount === 0;
  return (
    <Section
      title={texts.grants}
      text={isNone ? texts.grantsNone : said}
      link={(slot) => <AppLink to={addressOf(badgeGrantListRoute, { search: { badge: classId } })} {...slot} />}
      linkLabel={texts.toGrants}
    >
      {run?.status === 'RUNNING' && (
        <div className={styles.run}>
          <ProgressBar
            label={texts.running}
            value={run.checkedCount}
            max={Math.max(1, run.totalCount)}
            valueText={texts.runSteps(format.number(run.checkedCount), format.number(run.totalCount))}
          />
          <p className={styles.meta}>{texts.runLeave}</p>
        </div>
      )}
      {run?.status === 'FAILED' && status === 'OPEN' && <RunFailed badge={badge} />}
      {run?.status === 'DONE' && run.grantedCount > 0 && (
        <p className={styles.meta}>{texts.runDone(format.number(run.grantedCount))}</p>
      )}
    </Section>
  );
}
