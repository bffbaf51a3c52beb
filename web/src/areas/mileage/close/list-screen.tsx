import { mileageCloses } from '@naru/contract/areas/mileage/closes.ts';

import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeskTabs } from '../desk/desk-tabs.tsx';
import styles from './close.module.css';
import { STANDINGS } from './standing-list.ts';
import { StandingsPart } from './standings-part.tsx';
import { TermRow } from './term-row.tsx';
import { closeTexts } from './texts.ts';

/** A close is looked at again so often while it runs. */
const SOON_MS = 1_500;

/** Closes terms, follows a close, and shows who stood where. */
export function CloseListScreen() {
  const texts = useTexts(closeTexts);
  const list = useListState(STANDINGS);
  useScreenTitle(texts.title);
  const query = useCall(
    mileageCloses.listCloses,
    {},
    {
      label: texts.terms,
      staleTime: 0,
      againMs: (output) =>
        output?.termList.some(({ closeList }) => closeList[0]?.status === 'RUNNING') ? SOON_MS : undefined,
    },
  );
  const { termList = [], purposeList = [] } = query.data ?? {};
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <DeskTabs value="CLOSES">
        {query.isError && !query.data && <QueryError title={texts.termsError} query={query} />}
        {query.isPending && <Skeleton count={6} />}
        {query.data && termList.length === 0 && <EmptyState title={texts.noTerms} />}
        {termList.length > 0 && (
          <ul className={styles.terms} aria-label={texts.terms}>
            {termList.map((row) => (
              <TermRow
                key={`${row.term.year}${row.term.semstrCode}`}
                row={row}
                purposes={purposeList}
                onOpen={list.openRow}
                onBegun={() => void query.refetch()}
              />
            ))}
          </ul>
        )}
        {list.open !== null && <StandingsPart key={list.open} list={list} closeId={list.open} />}
      </DeskTabs>
    </>
  );
}
