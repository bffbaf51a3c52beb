import type { LoggedChange } from '@naru/contract/areas/change-log.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import type { ChangeTexts } from './texts.ts';

interface ColumnParts {
  readonly texts: ChangeTexts;
  readonly format: Format;
  readonly openRow: (id: string) => void;
}

export const MINUTE = 'YYYY. M. D. HH:mm';

/** Writes the record by its name; many have none. */
export const writeRecord = ({ recordNm }: LoggedChange): string => recordNm ?? '–';

/** Lists the columns of changes, and what a card on a phone shows. */
export function listChangeColumns({ texts, format, openRow }: ColumnParts): readonly DataColumn<LoggedChange>[] {
  return [
    { id: 'at', header: texts.at, cell: ({ at }) => format.dateTime(at, MINUTE), width: '10rem', card: 'fact' },
    {
      id: 'act',
      header: texts.act,
      cell: ({ changeId, actNm }) => (
        <RowLink id={changeId} onOpen={openRow}>
          {actNm}
        </RowLink>
      ),
      text: ({ actNm }) => actNm,
      rowHeader: true,
      width: '12rem',
      card: 'title',
    },
    { id: 'kind', header: texts.kind, cell: ({ kindNm }) => kindNm, width: '9rem' },
    { id: 'record', header: texts.record, cell: writeRecord, text: writeRecord, grow: true, card: 'fact' },
    { id: 'by', header: texts.by, cell: ({ byNm }) => byNm ?? texts.portal, width: '9rem', card: 'fact' },
    { id: 'number', header: texts.number, cell: ({ byNumber }) => byNumber ?? '–', width: '8rem' },
  ];
}
