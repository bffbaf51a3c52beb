import { portfolioStart } from '@naru/contract/areas/portfolio/start.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NEW_PORTFOLIO } from './addresses.ts';
import { BeginPart } from './begin-part.tsx';
import { BinPart } from './bin-part.tsx';
import { CardItem } from './card-item.tsx';
import styles from './start.module.css';
import { startTexts } from './texts.ts';

/** Lists the person's portfolios: how each stands, and what comes next. Without one it leads to the ten-minute start. */
export function PortfolioListScreen() {
  const all = useTexts(startTexts);
  const texts = all.list;
  useScreenTitle(texts.title);
  const query = useCall(portfolioStart.listPortfolios, {}, { label: texts.title, staleTime: 0 });
  const cards = query.data?.portfolioList;
  const deleted = query.data?.deletedList ?? [];
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          cards &&
          cards.length > 0 && (
            <ButtonLink variant="primary" icon={IconPlus} as={(slot) => <AppLink to={NEW_PORTFOLIO} {...slot} />}>
              {texts.create}
            </ButtonLink>
          )
        }
      />
      {query.isLoading && <Skeleton count={6} />}
      {query.isError && !query.data && <QueryError title={all.errorTitle} query={query} />}
      {cards?.length === 0 && <BeginPart />}
      {cards && cards.length > 0 && (
        <ul className={styles.cards} aria-label={texts.listLabel}>
          {cards.map((card) => (
            <CardItem key={card.portfolioId} card={card} />
          ))}
        </ul>
      )}
      {deleted.length > 0 && <BinPart deleted={deleted} />}
    </>
  );
}
