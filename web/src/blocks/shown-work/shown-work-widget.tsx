import { drawBadge } from '@naru/contract/areas/portfolio/badge-picture.ts';
import { shownSummary, type ShownSummary } from '@naru/contract/areas/portfolio/shown-summary.ts';
import type { ReactNode } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import { QueryError } from '../query/query-error.tsx';
import styles from './shown-work.module.css';
import { shownWorkTexts } from './texts.ts';

const STALE_MS = 60_000;
const OWN = '/portfolio/my';

/** Shows how one’s portfolio stands, the newest badge and the nearest one, as docs/specification.md §7, Home, has it. */
export function ShownWorkWidget() {
  const texts = useTexts(shownWorkTexts);
  const query = useCall(shownSummary.readShownSummary, {}, { label: texts.label, staleTime: STALE_MS });
  if (query.isError) return <QueryError title={texts.failed} query={query} />;
  if (!query.data) {
    return (
      <Section title={texts.label}>
        <Skeleton count={4} />
      </Section>
    );
  }
  return <Shown of={query.data} />;
}

function addressOf({ standing, portfolio }: ShownSummary): string {
  if (standing === 'NONE' || !portfolio) return `${OWN}/new`;
  if (portfolio.lostIn !== null) return `/portfolio/resume/form/${portfolio.lostIn}`;
  return standing === 'FACTS' ? `${OWN}/form/${portfolio.portfolioId}` : `${OWN}/publish/${portfolio.portfolioId}`;
}

function Shown({ of }: { readonly of: ShownSummary }) {
  const texts = useTexts(shownWorkTexts);
  const format = useFormat();
  const { standing, portfolio, newest, nearest } = of;
  const views = portfolio?.weekViewCount ?? 0;
  const shown = views > 0 ? texts.viewed(format.number(views)) : texts.notViewed;
  const isShown = standing === 'SHOWN';
  return (
    <Section
      label={texts.label}
      title={isShown ? shown : texts.titles[standing]}
      text={isShown || views === 0 ? portfolio?.title : texts.week(format.number(views))}
    >
      <div>
        <ButtonLink as={(slot) => <AppLink to={addressOf(of)} {...slot} />}>{texts.actions[standing]}</ButtonLink>
      </div>
      {(newest ?? nearest) && (
        <ul className={styles.badges}>
          {newest && (
            <Badge badge={newest} kind={texts.newest} to={`/portfolio/badge/my?open=${newest.assertionId}`}>
              {texts.granted(format.day(newest.grantedAt, { hasWeekday: false }))}
            </Badge>
          )}
          {nearest && (
            <Badge badge={nearest} kind={texts.nearest} to={`/portfolio/badge/intro?open=${nearest.classId}`}>
              {nearest.missingList.map(({ text, path }) => (
                <span key={text}>{path === null ? text : <AppLink to={path}>{text}</AppLink>}</span>
              ))}
            </Badge>
          )}
        </ul>
      )}
    </Section>
  );
}

interface BadgeProps {
  readonly badge: NonNullable<ShownSummary['newest'] | ShownSummary['nearest']>;
  readonly kind: string;
  readonly to: string;
  readonly children: ReactNode;
}

function Badge({ badge: { classId, name, look, level, hasPicture }, kind, to, children }: BadgeProps) {
  const drawn = `data:image/svg+xml,${encodeURIComponent(drawBadge(look, level))}`;
  return (
    <li className={styles.badge}>
      <img src={hasPicture ? `/badge/class/${classId}/picture.png` : drawn} alt="" />
      <div className={styles.words}>
        <span className={styles.quiet}>{kind}</span>
        <AppLink to={to} className={styles.name}>
          {name}
        </AppLink>
        <span className={`${styles.words} ${styles.quiet}`}>{children}</span>
      </div>
    </li>
  );
}
