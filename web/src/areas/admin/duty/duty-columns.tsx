import type { Duty } from '@naru/contract/access.ts';
import { DUTY, type DutyAppointment } from '@naru/contract/areas/duty.ts';

import type { Enumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { RowLink } from '../../../blocks/list/row-link.tsx';
import type { Locale } from '../../../platform/format/context.ts';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { EnumerationChip } from '../../../blocks/enumeration/enumeration-chip.tsx';
import type { DutyTexts } from './texts.ts';

interface ColumnParts {
  readonly locale: Locale;
  readonly texts: DutyTexts;
  readonly format: Format;
  readonly words: Enumeration<Duty>;
  readonly openRow: (id: string) => void;
}

/** Writes a period; one that ended before it began, and so was never in force, by its beginning. */
export function writePeriod(
  { beginsOn, endsOn }: { readonly beginsOn: string; readonly endsOn: string | null },
  format: Format,
): string {
  return format.range(beginsOn, endsOn !== null && endsOn < beginsOn ? null : endsOn, { hasWeekday: false });
}

/** Lists the columns of appointments, and what a card on a phone shows. */
export function listDutyColumns({
  locale,
  texts,
  format,
  words,
  openRow,
}: ColumnParts): readonly DataColumn<DutyAppointment>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      cell: ({ appointmentId, name }) => (
        <RowLink id={appointmentId} onOpen={openRow}>
          {name}
        </RowLink>
      ),
      text: ({ name }) => name,
      rowHeader: true,
      width: '9rem',
      card: 'title',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => <EnumerationChip of="dutyStatus" value={status} />,
      width: '8rem',
      card: 'state',
    },
    {
      id: 'duty',
      header: DUTY.fields.dutyCode.name[locale],
      cell: ({ dutyCode }) => words.wordOf(dutyCode),
      width: '12rem',
      card: 'fact',
    },
    {
      id: 'department',
      header: DUTY.fields.deptCode.name[locale],
      cell: ({ deptNm }) => deptNm ?? '–',
      text: ({ deptNm }) => deptNm ?? '',
      grow: true,
    },
    { id: 'number', header: texts.number, cell: ({ number }) => number, width: '8rem' },
    { id: 'period', header: texts.period, cell: (one) => writePeriod(one, format), width: '14rem', card: 'fact' },
  ];
}
