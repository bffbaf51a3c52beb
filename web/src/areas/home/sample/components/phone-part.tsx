import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DataCards } from '../../../../ui/data-cards.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import type { DataTableProps } from '../../../../ui/data-table.tsx';
import { StateChip } from '../../../../ui/state-chip.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useDataTable } from '../../../../ui/use-data-table.ts';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

interface Meeting {
  readonly id: 'first' | 'second';
  readonly isDone: boolean;
}

const MEETINGS: readonly Meeting[] = [
  { id: 'first', isDone: false },
  { id: 'second', isDone: true },
];

export function PhonePart() {
  const all = useTexts(componentTexts);
  const texts = all.phone;
  const [isChecked, setIsChecked] = useState(false);

  function check() {
    setIsChecked(true);
    showToast({ text: texts.checked });
  }

  const columns: readonly DataColumn<Meeting>[] = [
    {
      id: 'state',
      header: all.table.state,
      cell: ({ isDone }) =>
        isDone ? (
          <StateChip kind="done">{all.states.done}</StateChip>
        ) : (
          <StateChip kind="waiting">{all.states.waiting}</StateChip>
        ),
      card: 'state',
    },
    { id: 'title', header: texts.subject, cell: ({ id }) => texts[id].title, rowHeader: true, card: 'title' },
    { id: 'when', header: texts.when, cell: ({ id }) => texts[id].when, card: 'fact' },
    { id: 'where', header: texts.where, cell: ({ id }) => texts[id].where, card: 'fact' },
    {
      id: 'next',
      header: texts.subject,
      cell: ({ id, isDone }) =>
        isDone && !isChecked ? (
          <Button variant="text" size="small" onClick={check}>
            {texts[id].note}
          </Button>
        ) : isDone ? null : (
          <small>{texts[id].note}</small>
        ),
      card: 'action',
    },
  ];
  const list: DataTableProps<Meeting> = {
    caption: texts.list,
    columns,
    rows: MEETINGS,
    rowId: ({ id }) => id,
    empty: null,
    labels: {
      loading: all.loading,
      selectAll: all.table.selectAll,
      selectRow: ({ id }) => texts[id].title,
      sortBy: all.table.sortBy,
      sortOption: (header, direction) => all.table[direction](header),
    },
  };
  const table = useDataTable(list);
  return (
    <Part title={texts.title}>
      <DataCards {...list} table={table} />
    </Part>
  );
}
