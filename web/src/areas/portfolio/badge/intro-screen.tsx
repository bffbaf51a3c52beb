import { ownBadges, type CatalogueBadge } from '@naru/contract/areas/portfolio/badge.ts';

import { ChoiceFilters, filterNamesOf } from '../../../blocks/list/choice-filters.tsx';
import { ListEmpty } from '../../../blocks/list/list-empty.tsx';
import { type ListOf, useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import styles from './badge.module.css';
import { IntroCard } from './intro-card.tsx';
import { BADGE_LIST, narrowBadges } from './intro-list.ts';
import { IntroSheet } from './intro-sheet.tsx';
import { ownBadgesRoute } from './routes.ts';
import { badgeTexts } from './texts.ts';
import { useBadgeWords } from './use-badge-words.ts';

/** All badges that there are; students and alumni see how far they are with each. */
export function BadgeCatalogueScreen() {
  const texts = useTexts(badgeTexts).intro;
  const list = useListState(BADGE_LIST);
  const query = useCall(ownBadges.listCatalogue, {}, { label: texts.title });
  useScreenTitle(texts.title);
  const badges = query.data?.badgeList;
  const isEarner = badges?.some(({ standing }) => standing !== null) ?? false;
  const toMine = (
    <ButtonLink as={(slot) => <AppLink to={addressOf(ownBadgesRoute)} {...slot} />}>{texts.toMine}</ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={isEarner ? texts.ownPurpose : texts.purpose}
        actions={isEarner ? toMine : undefined}
      />
      {query.isLoading && <Skeleton count={8} />}
      {query.error && !badges && <QueryError title={texts.errorTitle} query={query} />}
      {badges && <Catalogue badges={badges} isEarner={isEarner} list={list} />}
      <IntroSheet list={list} />
    </>
  );
}

interface CatalogueProps {
  readonly badges: readonly CatalogueBadge[];
  readonly isEarner: boolean;
  readonly list: ListOf<typeof BADGE_LIST>;
}

function Catalogue({ badges, isEarner, list }: CatalogueProps) {
  const all = useTexts(badgeTexts);
  const texts = all.intro;
  const format = useFormat();
  const { competencies } = useBadgeWords();
  const found = narrowBadges(badges, list.filters);
  const optionsOf = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));
  const choices = [
    { filter: 'competency', label: texts.competency, any: texts.competencyAny, options: competencies },
    { filter: 'level', label: texts.level, any: texts.levelAny, options: optionsOf(all.levels) },
    ...(isEarner
      ? [
          {
            filter: 'standing',
            label: texts.standing,
            any: texts.standingAny,
            options: optionsOf(all.standings),
          } as const,
        ]
      : []),
  ] as const;
  return (
    <Stack gap={24}>
      <ChoiceFilters
        list={list}
        search="text"
        choices={choices}
        words={texts}
        summary={texts.found(format.number(found.length))}
      />
      {found.length === 0 && (
        <ListEmpty list={list} words={{ ...texts, filterNames: filterNamesOf({ search: 'text', choices }, texts) }} />
      )}
      <ul className={styles.catalogue}>
        {found.map((badge) => (
          <IntroCard key={badge.classId} badge={badge} onOpen={list.openRow} />
        ))}
      </ul>
    </Stack>
  );
}
