import type { BadgeClassRow } from '@naru/contract/areas/portfolio/badge-class.ts';

import { RowPageLink } from '../../../blocks/list/row-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import type { Format } from '../../../platform/format/format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { BadgeDrawing } from './badge-drawing.tsx';
import styles from './badge-class.module.css';
import { ClassChip } from './class-chip.tsx';
import { classPath } from './routes.ts';
import { RuleWords } from './rule-words.tsx';
import type { BadgeWords } from './use-badge-words.ts';

/** Lists the columns of badges, and what a card on a phone shows. */
export function listClassColumns({ texts, nameOf }: BadgeWords, format: Format): readonly DataColumn<BadgeClassRow>[] {
  const say = texts.list;
  return [
    {
      id: 'name',
      header: say.badge,
      cell: ({ classId, name, look, level, picture, status }) => (
        <span className={styles.named}>
          <BadgeDrawing {...{ look, level, picture }} size="small" isFaded={status !== 'OPEN'} />
          <RowPageLink to={classPath(classId)}>{nameOf(name)}</RowPageLink>
        </span>
      ),
      text: ({ name }) => nameOf(name),
      rowHeader: true,
      width: '19rem',
      card: 'title',
    },
    {
      id: 'status',
      header: say.statusName,
      cell: ({ status }) => <ClassChip status={status} />,
      width: '7rem',
      card: 'state',
    },
    { id: 'level', header: say.levelName, cell: ({ level }) => texts.level[level], width: '5rem', card: 'fact' },
    {
      id: 'rule',
      header: say.ruleName,
      cell: ({ conditionList }) => <RuleWords conditionList={conditionList} />,
      grow: true,
      card: 'fact',
    },
    {
      id: 'granted',
      header: say.granted,
      cell: ({ grantedCount, revokedCount }) =>
        joinFacts([
          say.count(format.number(grantedCount)),
          revokedCount > 0 && say.revokedCount(format.number(revokedCount)),
        ]),
      width: '6rem',
      card: 'fact',
    },
  ];
}
