import type { MemberSummary } from '@naru/contract/areas/member.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import { useMemberTypeNames } from '../../../blocks/navigation/use-member-type-names.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { MemberStatusChip } from './member-status.tsx';
import type { MemberTexts } from './texts.ts';

/** The columns of the table, and what of them a card on a phone shows. */
export function listMemberColumns(
  texts: MemberTexts,
  openRow: (id: string) => void,
): readonly DataColumn<MemberSummary>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      cell: (member) => (
        <RowLink id={member.memberId} onOpen={openRow}>
          {member.name}
        </RowLink>
      ),
      text: (member) => member.name,
      rowHeader: true,
      width: '12rem',
      card: 'title',
    },
    {
      id: 'status',
      header: texts.status,
      // Nearly everybody's account is in use: only what is out of the ordinary catches the eye.
      cell: ({ status }) => (status === 'ACTIVE' ? null : <MemberStatusChip status={status} />),
      width: '7rem',
      card: 'state',
    },
    { id: 'username', header: texts.identifiers, cell: writeIdentifiers, text: writeIdentifiers, card: 'fact' },
    {
      id: 'types',
      header: texts.type,
      cell: (member) => <Types member={member} texts={texts} />,
      width: '12rem',
      card: 'fact',
    },
    { id: 'department', header: texts.department, cell: readDepartment, text: readDepartment, grow: true },
    {
      id: 'lastSignIn',
      header: texts.lastSignIn,
      cell: (member) => <LastSignIn member={member} texts={texts} />,
      width: '9rem',
    },
  ];
}

/** For students both are mostly the same, and then shown once. */
function writeIdentifiers({ username, studentNo }: MemberSummary): string {
  return joinFacts([...new Set([username, studentNo])].filter((one) => one !== null));
}

function readDepartment({ departmentName }: MemberSummary): string {
  return departmentName ?? '';
}

interface CellProps {
  readonly member: MemberSummary;
  readonly texts: MemberTexts;
}

function Types({ member, texts }: CellProps) {
  const names = useMemberTypeNames(member.naruMemberTypeList);
  return member.externalAt === 'Y' ? texts.outside : names;
}

function LastSignIn({ member, texts }: CellProps) {
  const format = useFormat();
  return member.lastSignInAt === null ? texts.never : format.relativeTime(member.lastSignInAt);
}
