import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BadgeDrawing } from './badge-drawing.tsx';
import styles from './badge-class.module.css';
import { ClassActions } from './class-actions.tsx';
import { ClassChip } from './class-chip.tsx';
import { ClassFacts } from './class-facts.tsx';
import { GrantsPart } from './grants-part.tsx';
import { badgeClassListRoute } from './routes.ts';
import { TryPart } from './try-part.tsx';
import { useBadgeWords } from './use-badge-words.ts';

/** While a run is under way, its progress is asked for so often. */
const RUN_MS = 2000;

/** One badge: its picture, rule and figures, and what the office can do with it now. */
export function BadgeClassDetailScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { texts: all, nameOf } = useBadgeWords();
  const texts = all.detail;
  const query = useCall(
    badgeClasses.readClass,
    { params: { id } },
    { label: texts.title, againMs: (data) => (data?.badge.run?.status === 'RUNNING' ? RUN_MS : undefined) },
  );
  const badge = query.data?.badge;
  const name = badge && nameOf({ ko: badge.nameKo, en: badge.nameEn });
  useScreenTitle(name ?? texts.title);
  const list = addressOf(badgeClassListRoute);
  if (query.isError && !badge) {
    const back = (
      <ButtonLink variant="text" as={(slot) => <AppLink to={list} {...slot} />}>
        {texts.toList}
      </ButtonLink>
    );
    return <ReadFailure query={query} words={texts} back={back} />;
  }
  if (!badge || name === undefined) return <Skeleton count={8} />;
  const { look, level, picture, status } = badge;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={list}>{texts.toList}</AppLink>}
        picture={<BadgeDrawing {...{ look, level, picture }} size="large" />}
        title={name}
        chip={<ClassChip status={status} />}
        actions={<ClassActions badge={badge} name={name} />}
      />
      <div className={styles.parts}>
        <GrantsPart badge={badge} />
        {badge.canChange && badge.status !== 'OPEN' && badge.conditionList.length > 0 && (
          <TryPart key={badge.version} classId={badge.classId} />
        )}
        <ClassFacts badge={badge} />
      </div>
    </>
  );
}
