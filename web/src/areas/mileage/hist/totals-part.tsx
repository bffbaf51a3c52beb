import { mileage } from '@naru/contract/areas/mileage/own.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { ExcelPart } from '../shared/excel-part.tsx';
import styles from './hist.module.css';
import { mileageHistTexts } from './texts.ts';
import { TOTAL_LIST } from './total-list.ts';

type TotalRow = CallOutput<typeof mileage.pageTotals>['totalPage']['content'][number];

/** Lists students with what they have in all: single lines are for themselves and the office (docs/specification.md, Mileage). */
export function TotalsPart() {
  const all = useTexts(mileageHistTexts);
  const texts = all.totals;
  const isPhone = useMediaQuery(phone);
  const list = useListState(TOTAL_LIST);
  const query = usePageCall(
    list,
    mileage.pageTotals,
    {
      searchText: list.filters.text || undefined,
    },
    texts.caption,
  );
  const page = query.data?.totalPage;
  return (
    <>
      <PageHeader
        title={all.title}
        actions={
          <ExcelPart
            menuId="LRN_MILE"
            spec={mileage.exportTotals}
            input={(reason) => ({ body: { searchText: list.filters.text || undefined, reason } })}
            listName={texts.caption}
            text={texts.excelText}
          />
        }
      />
      <p className={styles.notice}>{texts.purpose}</p>
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={useColumns(isPhone)}
        rowId={({ studentId }) => studentId}
        rowName={({ name }) => name}
        search="text"
        words={texts}
      />
    </>
  );
}

function useColumns(isPhone: boolean): readonly DataColumn<TotalRow>[] {
  const all = useTexts(mileageHistTexts);
  const texts = all.totals;
  const format = useFormat();
  const points = (value: number): string => all.points(format.number(value));
  return [
    { id: 'name', header: texts.name, cell: ({ name }) => name, rowHeader: true, width: '9rem', card: 'title' },
    { id: 'number', header: texts.number, cell: ({ number }) => number, width: '8rem', card: 'fact' },
    {
      id: 'department',
      header: texts.department,
      cell: ({ deptNm }) => deptNm,
      text: ({ deptNm }) => deptNm,
      grow: true,
      card: 'fact',
    },
    { id: 'grade', header: texts.grade, cell: ({ grade }) => texts.gradeOf(format.number(grade)), width: '6rem' },
    {
      id: 'earned',
      header: texts.earned,
      // A card has no header to name the number.
      cell: ({ earnedThisTerm }) => (isPhone ? texts.earnedOf(format.number(earnedThisTerm)) : points(earnedThisTerm)),
      align: 'end',
      width: '8rem',
      card: 'fact',
    },
    {
      id: 'balance',
      header: texts.balance,
      cell: ({ balance }) => <b>{points(balance)}</b>,
      align: 'end',
      width: '8rem',
      card: 'action',
    },
  ];
}
