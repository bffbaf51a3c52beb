import type { DeskTab, QueuedCorrection } from '@naru/contract/areas/portfolio/correction-desk.ts';

import { RowLink, RowPageLink } from '../../../blocks/list/row-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { ClaimButton } from './claim-button.tsx';
import styles from './desk.module.css';
import { deskPath } from './routes.ts';
import type { DeskTexts } from './texts.ts';

interface ColumnParts {
  readonly texts: DeskTexts;
  readonly format: Format;
  readonly tab: DeskTab;
  /** The list is of completed ones. */
  readonly isDone: boolean;
  readonly mayAssign: boolean;
  readonly openRow: (id: string) => void;
}

/** Lists the columns of requests, and what a card on a phone shows. */
export function listQueueColumns(parts: ColumnParts): readonly DataColumn<QueuedCorrection>[] {
  const { texts, format, tab, isDone, mayAssign, openRow } = parts;
  const say = texts.list;
  const titleOf = ({ title, company }: QueuedCorrection): string =>
    joinFacts([title, company !== '' && !title.includes(company) ? company : undefined]);
  return [
    isDone
      ? {
          id: 'completed',
          header: say.answeredOn,
          cell: ({ completedAt }) => (completedAt === null ? '' : format.relativeTime(completedAt)),
          width: '8rem',
          card: 'fact',
        }
      : {
          id: 'answerBy',
          header: say.answerBy,
          cell: (row) => <AnswerBy row={row} texts={texts} format={format} />,
          width: '8.5rem',
          card: 'state',
        },
    {
      id: 'paper',
      header: say.paper,
      cell: (row) => {
        if (row.isMine) return <RowPageLink to={deskPath(row.correctionId)}>{titleOf(row)}</RowPageLink>;
        if (!mayAssign) return titleOf(row);
        return (
          <RowLink id={row.correctionId} onOpen={openRow}>
            {titleOf(row)}
          </RowLink>
        );
      },
      text: titleOf,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'student',
      header: say.student,
      cell: ({ studentNm, deptNm }) => joinFacts([studentNm, deptNm]),
      text: ({ studentNm, deptNm }) => joinFacts([studentNm, deptNm]),
      width: '13rem',
      card: 'fact',
    },
    ...(tab === 'ALL'
      ? ([
          {
            id: 'assignee',
            header: say.assignee,
            cell: ({ assigneeNm }) => assigneeNm ?? say.nobody,
            width: '7rem',
            card: 'fact',
          },
        ] satisfies DataColumn<QueuedCorrection>[])
      : []),
    { id: 'wanted', header: say.wanted, cell: ({ wanted }) => texts.wanted[wanted], width: '8rem' },
    {
      id: 'characters',
      header: say.characters,
      cell: ({ characters, hasResume, hasLetter }) =>
        joinFacts([
          say.charactersOf(format.number(characters)),
          hasResume ? (hasLetter ? say.withResume : say.resumeOnly) : undefined,
        ]),
      width: '9rem',
      card: 'fact',
    },
    { id: 'round', header: say.round, cell: ({ round }) => say.roundOf(format.number(round)), width: '4.5rem' },
    {
      id: 'due',
      header: say.dueOn,
      cell: ({ dueOn }) => (dueOn === null ? say.noDue : format.day(dueOn)),
      width: '8rem',
    },
    ...(tab === 'QUEUE'
      ? ([
          {
            id: 'action',
            header: say.action,
            hideHeader: true,
            cell: (row) => <ClaimButton row={row} />,
            width: '6rem',
            card: 'action',
          },
        ] satisfies DataColumn<QueuedCorrection>[])
      : []),
  ];
}

interface AnswerByProps {
  readonly row: QueuedCorrection;
  readonly texts: DeskTexts;
  readonly format: Format;
}

/** The last day for an answer; late and soon stand beside it in words. */
function AnswerBy({ row: { urgency, answerOn }, texts, format }: AnswerByProps) {
  return (
    <span className={styles.by} data-urgency={urgency}>
      {format.day(answerOn)}
      {urgency !== 'LATER' && <span className={styles.flag}>{texts.urgency[urgency]}</span>}
    </span>
  );
}
