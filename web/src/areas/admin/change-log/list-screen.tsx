import { changeLog } from '@naru/contract/areas/change-log.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';

import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { listChangeColumns } from './change-columns.tsx';
import { CHANGE_LIST, readDays } from './change-list.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { DaysFilter } from './days-filter.tsx';
import { changeTexts } from './texts.ts';

/** Lists what offices and administrators have changed: who, what and when. */
export function ChangeListScreen() {
  const texts = useTexts(changeTexts);
  const format = useFormat();
  const list = useListState(CHANGE_LIST);
  const [isExporting, setExporting] = useState(false);
  useScreenTitle(texts.title);
  const { filters } = list;
  const days = readDays(filters);
  const params = {
    searchText: filters.text || undefined,
    kind: filters.kind || undefined,
    recordId: filters.record || undefined,
    from: days.from ?? undefined,
    until: days.to ?? undefined,
  };
  const query = usePageCall(list, changeLog.pageChanges, params, texts.title);
  const { changePage: page, kindList = [], canExport } = query.data ?? {};
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          canExport && (
            <Button icon={IconDownload} onClick={() => setExporting(true)}>
              {texts.excel.open}
            </Button>
          )
        }
      />
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={listChangeColumns({ texts, format, openRow: list.openRow })}
        rowId={({ changeId }) => changeId}
        rowName={({ actNm }) => actNm}
        search="text"
        choices={[
          {
            filter: 'kind',
            label: texts.kind,
            any: texts.kindAny,
            options: kindList.map(({ kind, kindNm }) => ({ value: kind, label: kindNm })),
          },
          ...(filters.record
            ? [
                {
                  filter: 'record' as const,
                  label: texts.record,
                  any: texts.recordAny,
                  options: [{ value: filters.record, label: texts.oneRecord }],
                },
              ]
            : []),
        ]}
        words={texts}
      >
        <DaysFilter list={list} />
      </FilteredList>
      <ChangeSheet list={list} />
      <ExportDialog
        spec={changeLog.exportChanges}
        input={(reason) => ({ body: { ...params, reason } })}
        listName={texts.title}
        text={texts.excel.text}
        open={isExporting}
        onOpenChange={setExporting}
      />
    </>
  );
}
