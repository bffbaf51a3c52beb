import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import { TEST_FAMILIES } from '@naru/contract/areas/ability/words.ts';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useState } from 'react';

import { FilterSelect, ListFilters } from '../../../blocks/list/list-filters.tsx';
import { ListTable } from '../../../blocks/list/list-table.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { DeskTabs } from '../shared/desk-tabs.tsx';
import { listInstrumentColumns } from './instrument-columns.tsx';
import { INSTRUMENTS, type InstrumentFilter } from './instrument-list.ts';
import { OwnPart } from './own-part.tsx';
import { instrumentTexts } from './texts.ts';

const FileSheet = loadOnUse(async () => (await withTexts(import('./file-sheet.tsx'))).FileSheet);

/** Lists tests by family, with what comes with the portal and is not here yet. */
export function InstrumentListScreen() {
  const all = useTexts(instrumentTexts);
  const texts = all.list;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const list = useListState(INSTRUMENTS);
  const [isImporting, setImporting] = useState(false);
  useScreenTitle(texts.title);
  const { filters } = list;
  const { query, status } = useListCall(
    instrumentDesk.pageInstruments,
    {
      query: {
        searchText: filters.text || undefined,
        family: (filters.family || undefined) as '01' | undefined, // one of the filter's values
        ...list.window,
      },
    },
    texts.caption,
  );
  const { instrumentPage: page, canCreate = false } = query.data ?? {};
  const total = page && texts.found(`${format.number(page.totalElements)}${page.totalIsBound ? '+' : ''}`);
  const names = { family: texts.family, text: texts.search };
  const write = (name: InstrumentFilter, value: string): string =>
    name === 'family' ? all.families[value as '01'] : texts.searchChip(value); // one of the filter's values
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          canCreate && (
            <Button variant="primary" icon={IconUpload} onClick={() => setImporting(true)}>
              {texts.importFile}
            </Button>
          )
        }
      />
      <DeskTabs value="INSTRUMENTS">
        <ListFilters
          list={list}
          label={texts.filters}
          words={{ names, write }}
          search={{ filter: 'text', label: texts.search, hint: texts.searchHint }}
          summary={isPhone ? undefined : total}
        >
          <FilterSelect
            list={list}
            filter="family"
            label={texts.family}
            any={texts.familyAny}
            options={TEST_FAMILIES.map((family) => ({ value: family, label: all.families[family] }))}
          />
        </ListFilters>
        <ListTable
          list={list}
          page={page}
          status={status}
          query={query}
          caption={texts.caption}
          columns={listInstrumentColumns(all, format)}
          rowId={({ testId }) => testId}
          rowName={({ name }) => name}
          summary={total}
          words={{ ...texts, filterNames: names }}
        />
        {canCreate && <OwnPart />}
      </DeskTabs>
      {isImporting && <FileSheet onClose={() => setImporting(false)} />}
    </>
  );
}
