import { useMemo } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { StateChip } from '../../../../ui/state-chip.tsx';
import type { SampleRequest } from './requests.ts';
import { componentTexts } from './texts.ts';

export function useRequestColumns(): readonly DataColumn<SampleRequest>[] {
  const all = useTexts(componentTexts);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: all.table.name,
        cell: ({ id }) => all.people[id].name,
        rowHeader: true,
        sortable: true,
        card: 'title',
      },
      {
        id: 'department',
        header: all.table.department,
        cell: ({ id }) => all.people[id].department,
        grow: true,
        card: 'fact',
      },
      {
        id: 'date',
        header: all.table.date,
        cell: ({ date }) => format.day(date),
        sortable: true,
        card: 'fact',
      },
      {
        id: 'points',
        header: all.table.points,
        cell: ({ points }) => format.number(points),
        align: 'end',
        sortable: true,
      },
      {
        id: 'state',
        header: all.table.state,
        cell: ({ state }) => <StateChip kind={state}>{all.states[state]}</StateChip>,
        card: 'state',
      },
    ],
    [all, format],
  );
}
