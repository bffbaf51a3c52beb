import { ownBadges, type OwnBadge } from '@naru/contract/areas/portfolio/badge.ts';
import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs';

import { defineList } from '../../../blocks/list/list-state.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { NearPart } from './near-part.tsx';
import { OwnSheet } from './own-sheet.tsx';
import { badgeCatalogueRoute } from './routes.ts';
import { Shelf } from './shelf.tsx';
import { badgeTexts } from './texts.ts';

/** Nothing narrows the shelf; the address names the badge that is open. */
const SHELF = defineList({ filters: {}, sorts: [] });
const CATALOGUE = addressOf(badgeCatalogueRoute);

/** The person’s own badges as a shelf; each opens beside it. */
export function OwnBadgesScreen() {
  const texts = useTexts(badgeTexts).my;
  const format = useFormat();
  const list = useListState(SHELF);
  const query = useCall(ownBadges.listOwnBadges, {}, { label: texts.title });
  useScreenTitle(texts.title);
  const { data } = query;
  const badges = data?.badgeList ?? [];
  const among = (state: OwnBadge['state']): OwnBadge[] => badges.filter((badge) => badge.state === state);
  const [valid, over, revoked] = [among('VALID'), among('EXPIRED'), among('REVOKED')];
  const toCatalogue = (
    <ButtonLink variant="primary" icon={IconAward} as={(slot) => <AppLink to={CATALOGUE} {...slot} />}>
      {texts.toCatalogue}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      {query.isLoading && <Skeleton shape="block" height={320} />}
      {query.error && !data && <QueryError title={texts.errorTitle} query={query} />}
      {data && (
        <Stack gap={48}>
          {badges.length === 0 && (
            <EmptyState icon={IconAward} title={texts.emptyTitle} actions={toCatalogue}>
              {texts.emptyText}
            </EmptyState>
          )}
          {valid.length > 0 && (
            <Section title={texts.shelf(format.number(valid.length))}>
              <Shelf badges={valid} onOpen={list.openRow} />
            </Section>
          )}
          <NearPart badges={data.nearList} />
          {over.length > 0 && (
            <Section title={texts.over} text={texts.overText} size="small">
              <Shelf badges={over} onOpen={list.openRow} />
            </Section>
          )}
          {revoked.length > 0 && (
            <Section title={texts.revoked} text={texts.revokedText} size="small">
              <Shelf badges={revoked} onOpen={list.openRow} />
            </Section>
          )}
        </Stack>
      )}
      <OwnSheet list={list} />
    </>
  );
}
