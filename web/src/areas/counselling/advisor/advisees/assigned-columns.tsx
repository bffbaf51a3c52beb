import type { Advisee } from '@naru/contract/areas/counselling/advisor/advisees.ts';

import { RowPageLink } from '../../../../blocks/list/row-link.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import type { Format } from '../../../../platform/format/format.ts';
import { addressOf } from '../../../../platform/route.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { StateChip } from '../../../../ui/state-chip.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { AdviseeTexts } from './texts.ts';

const RECORD = { path: '/popup/stdntInfo/{stdntId}' } as const;
const INVITE = { path: '/cnslt/professor/stdnt/form/{id?}' } as const;

const advisorOf = ({ advisorNm }: Advisee): string => advisorNm ?? '–';

/** Lists the columns of assigned students with their last and next meetings. */
export function listAdviseeColumns(
  texts: AdviseeTexts,
  format: Format,
  isWide: boolean,
): readonly DataColumn<Advisee>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      cell: ({ stdntId, name, alertList }) => (
        <>
          <RowPageLink to={addressOf(RECORD, { params: { stdntId } })}>{name}</RowPageLink>
          {alertList.map((alert) => (
            <Tag key={alert} tone="neutral">
              {texts.alerts[alert]}
            </Tag>
          ))}
        </>
      ),
      text: (student) => student.name,
      rowHeader: true,
      width: '9rem',
      card: 'title',
    },
    {
      id: 'department',
      header: texts.department,
      cell: ({ deptNm, grade }) => joinFacts([deptNm, grade === null ? '' : texts.gradeOf(String(grade))]),
      text: (student) => student.deptNm,
      grow: true,
      card: 'fact',
    },
    ...(isWide
      ? [{ id: 'advisor', header: texts.advisor, cell: advisorOf, width: '8rem', card: 'fact' } as const]
      : []),
    { id: 'studentNo', header: texts.studentNo, cell: (student) => student.studentNo ?? '–', width: '8rem' },
    {
      id: 'lastMet',
      header: texts.lastMet,
      cell: ({ lastMetAt }) => (lastMetAt === null ? texts.never : format.day(lastMetAt)),
      width: '10rem',
      card: 'fact',
    },
    {
      id: 'term',
      header: texts.term,
      cell: ({ isMetThisTerm }) => (
        <StateChip kind={isMetThisTerm ? 'done' : 'waiting'}>{isMetThisTerm ? texts.metYes : texts.metNo}</StateChip>
      ),
      width: '7rem',
      card: 'state',
    },
    {
      id: 'next',
      header: texts.next,
      cell: ({ stdntId, name, nextAt, isInvited, isOwn }) => {
        if (nextAt !== null) return format.moment(nextAt);
        if (isInvited) return texts.invited;
        if (!isOwn) return null;
        return (
          <ButtonLink
            size="small"
            as={(slot) => (
              <AppLink
                to={addressOf(INVITE, { params: { id: stdntId } })}
                {...slot}
                aria-label={texts.inviteOf(name)}
              />
            )}
          >
            {texts.invite}
          </ButtonLink>
        );
      },
      width: '12rem',
      card: 'action',
    },
  ];
}
