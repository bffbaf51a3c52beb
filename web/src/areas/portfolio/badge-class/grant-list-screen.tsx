import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { badgeGrants, GRANT_MOST, GRANT_STATES, GRANT_WAYS } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { useState } from 'react';

import { useDepartmentOptions } from '../../../blocks/list/department-filter.tsx';
import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { BulkBar } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BadgeDeskTabs } from './desk-tabs.tsx';
import { listGrantColumns } from './grant-columns.tsx';
import { daysOf, GRANT_LIST, PERIODS } from './grant-list.ts';
import { GrantSheet } from './grant-sheet.tsx';
import { useBadgeWords } from './use-badge-words.ts';

const RevokeDialog = loadOnUse(async () => (await withTexts(import('./revoke-dialog.tsx'))).RevokeDialog);

const NONE: ReadonlySet<string> = new Set();

/** Lists which badges people hold; some can be chosen and revoked at once. */
export function BadgeGrantListScreen() {
  const words = useBadgeWords();
  const { grants: texts } = words.texts;
  const format = useFormat();
  const list = useListState(GRANT_LIST);
  const departments = useDepartmentOptions();
  const [chosen, setChosen] = useState(NONE);
  const [open, setOpen] = useState<'revoke' | 'export'>();
  useScreenTitle(texts.title);
  const { filters } = list;
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const asked = {
    searchText: filters.text || undefined,
    classId: filters.badge || undefined,
    state: filters.state || undefined,
    way: filters.way || undefined,
    deptCode: filters.dept || undefined,
    ...daysOf(filters.period || undefined, today),
  };
  const query = usePageCall(list, badgeGrants.pageGrants, asked, texts.title);
  const options = useCall(badgeClasses.listClassOptions, {}, { alertMessage: null });
  const badges = (options.data?.classList ?? []).map(({ classId, name }) => ({
    value: classId,
    label: words.nameOf(name),
  }));
  const { grantPage: page, canGrant = false, canExport = false } = query.data ?? {};
  const picked = (page?.content ?? []).filter(({ assertionId }) => chosen.has(assertionId));
  const close = (): void => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={canExport && <Button onClick={() => setOpen('export')}>{texts.excel}</Button>}
      />
      <BadgeDeskTabs value="GRANTS">
        <FilteredList
          list={list}
          page={page}
          query={query}
          caption={texts.caption}
          columns={listGrantColumns({ words, format, openRow: list.openRow })}
          rowId={({ assertionId }) => assertionId}
          rowName={({ student }) => student.name}
          {...(canGrant && { selection: chosen, onSelectionChange: setChosen })}
          isSelectable={({ state }) => canGrant && state !== 'REVOKED'}
          search="text"
          choices={[
            { filter: 'badge', label: texts.badge, any: texts.badgeAny, options: badges },
            {
              filter: 'state',
              label: texts.stateName,
              any: texts.stateAny,
              options: GRANT_STATES.map((value) => ({ value, label: texts.state[value] })),
            },
            {
              filter: 'way',
              label: texts.wayName,
              any: texts.wayAny,
              options: GRANT_WAYS.map((value) => ({ value, label: texts.way[value] })),
            },
            {
              filter: 'period',
              label: texts.period,
              any: texts.periodAny,
              options: PERIODS.map((value) => ({ value, label: texts.periods[value] })),
            },
            { filter: 'dept', label: texts.department, options: departments },
          ]}
          words={texts}
        />
      </BadgeDeskTabs>
      <BulkBar
        count={picked.length}
        label={texts.selectedLabel}
        text={texts.selected(format.number(picked.length))}
        clearLabel={texts.clearSelected}
        onClear={() => setChosen(NONE)}
      >
        <Button variant="danger" onClick={() => setOpen('revoke')}>
          {texts.revoke}
        </Button>
      </BulkBar>
      <GrantSheet list={list} />
      {open === 'revoke' && (
        <RevokeDialog
          badges={picked.slice(0, GRANT_MOST.revoked)}
          onClose={close}
          onDone={() => {
            setChosen(NONE);
            close();
          }}
        />
      )}
      <ExportDialog
        spec={badgeGrants.exportGrants}
        input={(reason) => ({ body: { ...asked, reason } })}
        listName={texts.title}
        text={texts.excelText}
        open={open === 'export'}
        onOpenChange={(isOpen) => !isOpen && close()}
      />
    </>
  );
}
