import { mileageEntries } from '@naru/contract/areas/mileage/entries.ts';
import { useState } from 'react';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DeskTabs } from '../desk/desk-tabs.tsx';
import { useBatchColumns } from './batch-columns.tsx';
import { BATCH_SOURCES, BATCHES } from './batch-list.ts';
import { ImportSheet } from './import-sheet.tsx';
import { entryFormRoute } from './routes.ts';
import { useEntryWords } from './use-entry-words.ts';

/** Lists what the office posted by hand, and leads to posting one or many. */
export function EntryListScreen() {
  const { texts: all } = useEntryWords();
  const texts = all.list;
  const list = useListState(BATCHES);
  const [isImporting, setImporting] = useState(false);
  useScreenTitle(texts.title);
  const { filters } = list;
  const query = usePageCall(
    list,
    mileageEntries.pageBatches,
    {
      searchText: filters.text || undefined,
      source: filters.source || undefined,
    },
    texts.caption,
  );
  const page = query.data?.batchPage;
  const sources = BATCH_SOURCES.map((value) => ({ value, label: texts.sources[value] }));
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          <>
            <Button onClick={() => setImporting(true)}>{texts.sheet}</Button>
            <ButtonLink variant="primary" as={(slot) => <AppLink to={addressOf(entryFormRoute)} {...slot} />}>
              {texts.one}
            </ButtonLink>
          </>
        }
      />
      <DeskTabs value="ENTRIES">
        <FilteredList
          list={list}
          page={page}
          query={query}
          caption={texts.caption}
          columns={useBatchColumns()}
          rowId={({ batchId }) => batchId}
          rowName={({ fileNm, student }) => fileNm ?? student?.name ?? ''}
          search="text"
          choices={[{ filter: 'source', label: texts.source, any: texts.sourceAny, options: sources }]}
          words={texts}
        />
      </DeskTabs>
      {isImporting && <ImportSheet onClose={() => setImporting(false)} />}
    </>
  );
}
