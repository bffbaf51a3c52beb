import { mileageBalances, type MileageBalance } from '@naru/contract/areas/mileage/balances.ts';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useWaitingNews } from '../../../blocks/list/use-waiting-news.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { DeskTabs } from '../desk/desk-tabs.tsx';
import { ExcelPart } from '../shared/excel-part.tsx';
import { OwedChip } from '../shared/owed-chip.tsx';
import { BALANCES, OWING } from './balance-list.ts';
import { balanceTexts } from './texts.ts';

const MENU = 'LRN_MILEADM';

/** Lists what students have, and finds those who owe something. */
export function BalanceListScreen() {
  const texts = useTexts(balanceTexts);
  const list = useListState(BALANCES);
  useScreenTitle(texts.title);
  const { filters } = list;
  const narrowed = { searchText: filters.text || undefined, isOwed: filters.owing === 'owed' || undefined };
  const query = usePageCall(list, mileageBalances.pageBalances, narrowed, texts.title);
  const { balancePage: page, owedCount } = query.data ?? {};
  const news = useWaitingNews(texts, owedCount);
  const columns = useColumns();
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        news={news}
        actions={
          <ExcelPart
            menuId={MENU}
            spec={mileageBalances.exportBalances}
            input={(reason) => ({ body: { ...narrowed, reason } })}
            listName={texts.caption}
            text={texts.excelText}
          />
        }
      />
      <DeskTabs value="BALANCES">
        <FilteredList
          list={list}
          page={page}
          query={query}
          caption={texts.caption}
          search="text"
          choices={[
            {
              filter: 'owing',
              label: texts.owing,
              any: texts.owingAny,
              options: OWING.map((value) => ({ value, label: texts.owingOnly })),
            },
          ]}
          columns={columns}
          rowId={({ student }) => student.studentId}
          rowName={({ student }) => student.name}
          words={texts}
        />
      </DeskTabs>
    </>
  );
}

function useColumns(): readonly DataColumn<MileageBalance>[] {
  const texts = useTexts(balanceTexts);
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const points = (value: number): string => texts.points(format.number(value));
  return [
    {
      id: 'student',
      header: texts.student,
      cell: ({ student }) => joinFacts([student.name, student.number]),
      text: ({ student }) => joinFacts([student.name, student.number]),
      rowHeader: true,
      width: '12rem',
      card: 'title',
    },
    {
      id: 'department',
      header: texts.department,
      cell: ({ student }) => student.deptNm,
      text: ({ student }) => student.deptNm,
      grow: true,
      card: 'fact',
    },
    {
      id: 'grade',
      header: texts.grade,
      cell: ({ student }) => texts.gradeOf(format.number(student.grade)),
      width: '6rem',
    },
    { id: 'balance', header: texts.balance, cell: ({ balance }) => points(balance), align: 'end', width: '8rem' },
    { id: 'held', header: texts.held, cell: ({ held }) => points(held), align: 'end', width: '8rem' },
    {
      id: 'available',
      header: texts.available,
      // A card has no header to name the number.
      cell: ({ available }) => (isPhone ? texts.availableOf(format.number(available)) : points(available)),
      align: 'end',
      width: '10rem',
      card: 'fact',
    },
    {
      id: 'owed',
      header: texts.owing,
      // Nothing at all where nothing is owed: a card would keep a line for it.
      cell: ({ owed }) => (owed === 0 ? null : <OwedChip owed={owed} />),
      width: '10rem',
      card: 'state',
    },
  ];
}
