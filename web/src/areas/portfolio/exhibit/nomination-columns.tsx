import type { NominationSummary, NominationTab } from '@naru/contract/areas/portfolio/nomination.ts';

import { RowPageLink } from '../../../blocks/list/row-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import type { DeskTexts } from './desk-texts.ts';
import { nominationPath } from './routes.ts';
import { NominationChip } from './state-chip.tsx';

type Column = DataColumn<NominationSummary>;

interface ColumnParts {
  readonly texts: DeskTexts;
  readonly format: Format;
  readonly tab: NominationTab;
}

/** Lists the columns of nominations, and what a card on a phone shows. */
export function listNominationColumns(parts: ColumnParts): readonly Column[] {
  const say = parts.texts.list;
  const head: readonly Column[] = [
    {
      id: 'portfolio',
      header: say.portfolio,
      cell: ({ nominationId, title }) => <RowPageLink to={nominationPath(nominationId)}>{title}</RowPageLink>,
      text: ({ title }) => title,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'owner',
      header: say.owner,
      cell: ({ ownerNm, deptNm }) => joinFacts([ownerNm, deptNm]),
      text: ({ ownerNm, deptNm }) => joinFacts([ownerNm, deptNm]),
      width: '14rem',
      card: 'fact',
    },
  ];
  const own: Readonly<Record<NominationTab, readonly Column[]>> = {
    NOMINATED: listNominated(parts),
    REVIEW: [...listNominated(parts), ...listReviewed(parts)],
    SELECTED: [...listNominated(parts), ...listReviewed(parts)],
    EXHIBITED: listExhibited(parts),
    ENDED: listEnded(parts),
  };
  return [...head, ...own[parts.tab]];
}

const listNominated = ({ texts: { list: say }, format }: ColumnParts): readonly Column[] => [
  {
    id: 'nominatedBy',
    header: say.nominatedBy,
    cell: ({ isSelfNominated, nominatedByNm }) => (isSelfNominated ? say.self : nominatedByNm),
    width: '8rem',
  },
  {
    id: 'nominatedAt',
    header: say.nominatedAt,
    cell: ({ nominatedAt }) => format.relativeTime(nominatedAt),
    width: '8rem',
    card: 'fact',
  },
];

const listReviewed = ({ texts: { list: say }, format }: ColumnParts): readonly Column[] => [
  {
    id: 'reviews',
    header: say.reviews,
    cell: ({ reviewCount, isReviewed }) =>
      joinFacts([say.reviewsOf(format.number(reviewCount)), isReviewed && say.mine]),
    width: '9rem',
    card: 'fact',
  },
  {
    id: 'score',
    header: say.score,
    cell: ({ score }) => (score === null ? say.noScore : format.number(score)),
    width: '5rem',
  },
];

const listExhibited = ({ texts: { list: say }, format }: ColumnParts): readonly Column[] => [
  {
    id: 'period',
    header: say.period,
    cell: ({ exhibitFrom, exhibitTo }) => (exhibitFrom === null ? '' : format.range(exhibitFrom, exhibitTo)),
    width: '14rem',
    card: 'fact',
  },
  { id: 'likes', header: say.likes, cell: ({ likeCount }) => format.number(likeCount), width: '5rem' },
];

const listEnded = ({ texts: { list: say }, format }: ColumnParts): readonly Column[] => [
  {
    id: 'state',
    header: say.state,
    cell: ({ status }) => <NominationChip status={status} />,
    width: '9rem',
    card: 'state',
  },
  {
    id: 'ended',
    header: say.ended,
    cell: ({ endedAt }) => format.relativeTime(endedAt),
    width: '8rem',
    card: 'fact',
  },
];
