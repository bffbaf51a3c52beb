import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import { TEST_FAMILIES } from '@naru/contract/areas/ability/words.ts';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useState } from 'react';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DeskTabs } from '../shared/desk-tabs.tsx';
import { listInstrumentColumns } from './instrument-columns.tsx';
import { INSTRUMENTS } from './instrument-list.ts';
import { OwnPart } from './own-part.tsx';
import { instrumentTexts } from './texts.ts';

const FileSheet = loadOnUse(async () => (await withTexts(import('./file-sheet.tsx'))).FileSheet);

/** Lists tests by family, with what comes with the portal and is not here yet. */
export function InstrumentListScreen() {
  const all = useTexts(instrumentTexts);
  const texts = all.list;
  const format = useFormat();
  const list = useListState(INSTRUMENTS);
  const [isImporting, setImporting] = useState(false);
  useScreenTitle(texts.title);
  const { filters } = list;
  const query = usePageCall(
    list,
    instrumentDesk.pageInstruments,
    {
      searchText: filters.text || undefined,
      family: filters.family || undefined,
    },
    texts.caption,
  );
  const { instrumentPage: page, canCreate = false } = query.data ?? {};
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
        <FilteredList
          list={list}
          page={page}
          query={query}
          caption={texts.caption}
          columns={listInstrumentColumns(all, format)}
          rowId={({ testId }) => testId}
          rowName={({ name }) => name}
          search="text"
          choices={[
            {
              filter: 'family',
              label: texts.family,
              any: texts.familyAny,
              options: TEST_FAMILIES.map((family) => ({ value: family, label: all.families[family] })),
            },
          ]}
          words={texts}
        />
        {canCreate && <OwnPart />}
      </DeskTabs>
      {isImporting && <FileSheet onClose={() => setImporting(false)} />}
    </>
  );
}
