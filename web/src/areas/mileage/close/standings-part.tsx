import { mileageCloses, type MileageStanding } from '@naru/contract/areas/mileage/closes.ts';
import { useEffect, useRef, useState } from 'react';

import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import type { UsedListState } from '../../../blocks/list/use-list-state.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { DataColumn } from '../../../ui/data-column.ts';
import { Section } from '../../../ui/section.tsx';
import { closeTexts } from './texts.ts';

interface StandingsProps {
  readonly list: UsedListState<'text'>;
  readonly closeId: string;
}

/** Shows who stood where at a close. */
export function StandingsPart({ list, closeId }: StandingsProps) {
  const texts = useTexts(closeTexts);
  const [isExcel, setIsExcel] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  // It stands below all terms: without this a press on one of them would seem to do nothing.
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'start' });
  }, []);
  const searchText = list.filters.text || undefined;
  const query = useListCall(
    mileageCloses.readClose,
    {
      params: { id: closeId },
      query: {
        searchText,
        ...list.window,
      },
    },
    texts.caption,
  );
  const { standingPage: page, term } = query.data ?? {};
  const title = term ? texts.ranking(texts.term({ year: String(term.year), semester: term.semstrNm })) : texts.caption;
  return (
    <div ref={head} tabIndex={-1}>
      <Section title={title} aside={<Button onClick={() => setIsExcel(true)}>{texts.excel}</Button>}>
        <FilteredList
          list={list}
          page={page}
          query={query}
          caption={title}
          columns={useColumns()}
          rowId={({ student }) => student.studentId}
          rowName={({ student }) => student.name}
          search="text"
          words={texts}
        />
        <ExportDialog
          spec={mileageCloses.exportStandings}
          input={(reason) => ({ params: { id: closeId }, body: { searchText, reason } })}
          listName={title}
          text={texts.excelText}
          open={isExcel}
          onOpenChange={setIsExcel}
        />
      </Section>
    </div>
  );
}

function useColumns(): readonly DataColumn<MileageStanding>[] {
  const texts = useTexts(closeTexts);
  const format = useFormat();
  const points = (value: number): string => texts.points(format.number(value));
  return [
    {
      id: 'rank',
      header: texts.rank,
      cell: ({ rank }) => (rank === null ? texts.noRank : texts.rankOf(format.number(rank))),
      width: '6rem',
      card: 'state',
    },
    {
      id: 'student',
      header: texts.student,
      cell: ({ student }) => student.name,
      rowHeader: true,
      width: '9rem',
      card: 'title',
    },
    { id: 'number', header: texts.number, cell: ({ student }) => student.number, width: '8rem', card: 'fact' },
    {
      id: 'department',
      header: texts.department,
      cell: ({ student }) => student.deptNm,
      text: ({ student }) => student.deptNm,
      grow: true,
    },
    {
      id: 'grade',
      header: texts.grade,
      cell: ({ student }) => texts.gradeOf(format.number(student.grade)),
      width: '6rem',
    },
    {
      id: 'earned',
      header: texts.earned,
      cell: ({ earned }) => points(earned),
      align: 'end',
      width: '8rem',
      card: 'fact',
    },
    { id: 'balance', header: texts.balance, cell: ({ balance }) => points(balance), align: 'end', width: '8rem' },
  ];
}
