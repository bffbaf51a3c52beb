import { duties, DUTY } from '@naru/contract/areas/duty.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale, withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Row } from '../../../ui/row.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { listDutyColumns } from './duty-columns.tsx';
import { DUTY_LIST } from './duty-list.ts';
import styles from './duty.module.css';
import { DutySheet } from './duty-sheet.tsx';
import { dutyTexts } from './texts.ts';

const AppointDialog = loadOnUse(async () => (await withTexts(import('./appoint-dialog.tsx'))).AppointDialog);
const ImportSheet = loadOnUse(async () => (await withTexts(import('./import-sheet.tsx'))).ImportSheet);

/** Lists who has which duty and until when; the one main action appoints somebody. */
export function DutyListScreen() {
  const texts = useTexts(dutyTexts);
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const list = useListState(DUTY_LIST);
  const locale = useLocale();
  const words = useEnumeration('duty');
  const statuses = useEnumeration('dutyStatus');
  const departments = useDepartmentOptions();
  const [open, setOpen] = useState<'appoint' | 'import' | 'export'>();
  useScreenTitle(texts.title);
  const { filters } = list;
  const asked = {
    searchText: filters.text || undefined,
    dutyCode: filters.duty || undefined,
    status: filters.status || undefined,
    deptCode: filters.dept || undefined,
  };
  const query = usePageCall(list, duties.pageDuties, asked, texts.title);
  const { dutyPage: page, waitingCount = 0, dutyCodeList = [], deptList = null, canExport } = query.data ?? {};
  const close = (): void => setOpen(undefined);
  // On a phone the rows come first, and rare actions last.
  const rare = (
    <>
      {canExport && (
        <Button icon={IconDownload} onClick={() => setOpen('export')}>
          {texts.excel.open}
        </Button>
      )}
      {dutyCodeList.length > 0 && <Button onClick={() => setOpen('import')}>{texts.importFile}</Button>}
    </>
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          <>
            {!isPhone && rare}
            {dutyCodeList.length > 0 && (
              <Button variant="primary" onClick={() => setOpen('appoint')}>
                {texts.appoint}
              </Button>
            )}
          </>
        }
      />
      {waitingCount > 0 && filters.status !== 'WAITING' && (
        <div className={styles.notice}>
          <Notice
            tone="amber"
            title={texts.waiting(format.number(waitingCount))}
            action={
              <Button size="small" onClick={() => list.setOnlyFilter('status', 'WAITING')}>
                {texts.showWaiting}
              </Button>
            }
          />
        </div>
      )}
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={listDutyColumns({ locale, texts, format, words, openRow: list.openRow })}
        rowId={({ appointmentId }) => appointmentId}
        rowName={({ name }) => name}
        search="text"
        choices={[
          { filter: 'duty', label: DUTY.fields.dutyCode.name[locale], any: texts.dutyAny, options: words.options },
          { filter: 'status', label: texts.status, any: texts.statusAny, options: statuses.options },
          { filter: 'dept', label: DUTY.fields.deptCode.name[locale], options: departments },
        ]}
        words={texts}
      />
      {isPhone && <Row>{rare}</Row>}
      <DutySheet list={list} />
      {open === 'appoint' && <AppointDialog duties={dutyCodeList} places={deptList} onClose={close} />}
      {open === 'import' && <ImportSheet onClose={close} />}
      <ExportDialog
        spec={duties.exportDuties}
        input={(reason) => ({ body: { ...asked, reason } })}
        listName={texts.title}
        text={texts.excel.text}
        open={open === 'export'}
        onOpenChange={(isOpen) => !isOpen && close()}
      />
    </>
  );
}
