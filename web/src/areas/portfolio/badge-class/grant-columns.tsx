import type { BadgeGrantRow, GrantState } from '@naru/contract/areas/portfolio/badge-grant.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { BadgePicture } from '../credential/badge-picture.tsx';
import styles from './badge-class.module.css';
import type { BadgeWords } from './use-badge-words.ts';

const KINDS: Readonly<Record<GrantState, StateKind>> = { GRANTED: 'approved', REVOKED: 'cancelled', ENDED: 'ended' };

export function GrantChip({ state, words }: { readonly state: GrantState; readonly words: BadgeWords }) {
  return <StateChip kind={KINDS[state]}>{words.texts.grants.state[state]}</StateChip>;
}

interface ColumnParts {
  readonly words: BadgeWords;
  readonly format: Format;
  readonly openRow: (id: string) => void;
}

/** Lists the columns of badges that people hold, and what a card on a phone shows. */
export function listGrantColumns({ words, format, openRow }: ColumnParts): readonly DataColumn<BadgeGrantRow>[] {
  const say = words.texts.grants;
  return [
    {
      id: 'student',
      header: say.student,
      cell: ({ assertionId, student }) => (
        <RowLink id={assertionId} onOpen={openRow}>
          {student.name}
        </RowLink>
      ),
      text: ({ student }) => student.name,
      rowHeader: true,
      width: '8rem',
      card: 'title',
    },
    {
      id: 'badge',
      header: say.badge,
      cell: (grant) => (
        <span className={styles.held}>
          <BadgePicture badge={grant} size="small" faded={grant.state !== 'GRANTED'} />
          <span>{words.nameOf(grant.name)}</span>
        </span>
      ),
      text: ({ name }) => words.nameOf(name),
      grow: true,
      card: 'fact',
    },
    {
      id: 'state',
      header: say.stateName,
      cell: ({ state }) => <GrantChip state={state} words={words} />,
      width: '6rem',
      card: 'state',
    },
    { id: 'number', header: say.number, cell: ({ student }) => student.number, width: '8rem', card: 'fact' },
    {
      id: 'dept',
      header: say.department,
      cell: ({ student }) => student.deptNm,
      text: ({ student }) => student.deptNm,
      width: '10rem',
    },
    { id: 'way', header: say.wayName, cell: ({ way }) => say.way[way], width: '6rem' },
    {
      id: 'grantedOn',
      header: say.grantedOn,
      cell: ({ grantedAt }) => format.day(grantedAt, { hasWeekday: false }),
      width: '8rem',
      card: 'fact',
    },
  ];
}
