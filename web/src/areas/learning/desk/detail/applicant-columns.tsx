import type { Applicant } from '@naru/contract/areas/learning/desk/applicants.ts';

import { RowLink } from '../../../../blocks/list/row-link.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import type { Format } from '../../../../platform/format/format.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { StateChip } from '../../../../ui/state-chip.tsx';
import { EnumerationChip } from '../../../../blocks/enumeration/enumeration-chip.tsx';
import type { DeskEnumWords } from '../shared/use-desk-words.ts';
import type { DetailTexts } from './texts.ts';

interface ColumnParts {
  readonly texts: DetailTexts['applicants'];
  readonly format: Format;
  readonly gradeOf: DeskEnumWords['gradeOf'];
  readonly openRow: (id: string) => void;
  /** Something was asked: answers take the place of the moment at which people applied. */
  readonly hasAnswers: boolean;
  /** Sessions are held: what counts then is who came, no more when they applied. */
  readonly hasRates: boolean;
  /** People wait in an order. */
  readonly hasRanks: boolean;
}

/** Lists the columns of applicants, and what a card on a phone shows. */
export function listApplicantColumns(parts: ColumnParts): readonly DataColumn<Applicant>[] {
  const homeOf = ({ deptNm, grade }: Applicant): string =>
    joinFacts([deptNm, grade !== null && gradeOf(String(grade) as '1')]); // 1 to 6
  const { texts, format, gradeOf, openRow, hasAnswers, hasRanks } = parts;
  return [
    {
      id: 'name',
      header: texts.name,
      cell: ({ traineeId, name }) => (
        <RowLink id={traineeId} onOpen={openRow}>
          {name}
        </RowLink>
      ),
      text: ({ name }) => name,
      rowHeader: true,
      width: '7rem',
      card: 'title',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status, appeal }) =>
        appeal?.status === 'ASKED' ? (
          <StateChip kind="waiting">{texts.appeal}</StateChip>
        ) : (
          <EnumerationChip of="traineeStatus" value={status} />
        ),
      width: '6.5rem',
      card: 'state',
    },
    ...(hasRanks
      ? [
          {
            id: 'rank',
            header: texts.rank,
            cell: ({ rank }: Applicant) => (rank === null ? '' : format.number(rank)),
            align: 'end' as const,
            width: '4rem',
          },
        ]
      : []),
    { id: 'number', header: texts.number, cell: ({ number }) => number, width: '7rem', card: 'fact' },
    {
      id: 'department',
      header: texts.department,
      cell: (row) => homeOf(row) || '–',
      text: homeOf,
      grow: !hasAnswers,
      card: 'fact',
    },
    ...listLastColumns(parts),
  ];
}

/** Lists the columns for answers and for who came, or the moment at which people applied in place of both. */
function listLastColumns({ texts, format, hasAnswers, hasRates }: ColumnParts): readonly DataColumn<Applicant>[] {
  const answer: DataColumn<Applicant> = {
    id: 'answer',
    header: texts.answer,
    cell: (row) => row.answer,
    text: (row) => row.answer,
    grow: true,
  };
  const rate: DataColumn<Applicant> = {
    id: 'rate',
    header: texts.rate,
    cell: (row) => (row.rate === null ? '' : `${format.number(row.rate)}%`),
    align: 'end',
    width: '5rem',
  };
  const applied: DataColumn<Applicant> = {
    id: 'applied',
    header: texts.applied,
    cell: ({ appliedAt }) => format.relativeTime(appliedAt, { time: 'always' }),
    width: '9rem',
  };
  if (!hasAnswers && !hasRates) return [applied];
  return [...(hasAnswers ? [answer] : []), ...(hasRates ? [rate] : [])];
}
