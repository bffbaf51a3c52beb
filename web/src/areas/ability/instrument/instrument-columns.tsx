import type { InstrumentRow } from '@naru/contract/areas/ability/instrument-facts.ts';

import { RowPageLink } from '../../../blocks/list/row-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { Row } from '../../../ui/row.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { testAddress } from './addresses.ts';
import { VERSION_CHIPS } from './instrument-list.ts';
import type { InstrumentTexts } from './texts.ts';

/** Lists the columns of tests, and what a card on a phone shows. */
export function listInstrumentColumns(all: InstrumentTexts, format: Format): readonly DataColumn<InstrumentRow>[] {
  const texts = all.list;
  return [
    {
      id: 'name',
      header: texts.name,
      cell: ({ testId, name, isValidated, hasDraft }) => (
        <Row>
          <RowPageLink to={testAddress(testId)}>{name}</RowPageLink>
          {!isValidated && <Tag tone="neutral">{all.notValidated}</Tag>}
          {hasDraft && <Tag>{texts.draftWaits}</Tag>}
        </Row>
      ),
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status, number }) => (
        <StateChip kind={VERSION_CHIPS[status]}>
          {texts.statusOf({ status: all.statuses[status], version: all.version(format.number(number)) })}
        </StateChip>
      ),
      width: '11rem',
      card: 'state',
    },
    { id: 'family', header: texts.family, cell: ({ family }) => all.families[family], width: '9rem', card: 'fact' },
    {
      id: 'size',
      header: texts.size,
      cell: ({ itemCount, minutes }) =>
        joinFacts([all.items(format.number(itemCount)), all.minutes(format.number(minutes))]),
      width: '9rem',
      card: 'fact',
    },
    {
      id: 'published',
      header: texts.published,
      cell: ({ publishedAt }) => (publishedAt === null ? '' : format.day(publishedAt)),
      width: '9rem',
    },
    {
      id: 'sessions',
      header: texts.sessions,
      cell: ({ sessionCount }) => texts.sessionsOf(format.number(sessionCount)),
      align: 'end',
      width: '7rem',
    },
  ];
}
