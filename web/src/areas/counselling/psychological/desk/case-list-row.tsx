import type { PsychSummary } from '@naru/contract/areas/counselling/psychological/desk-words.ts';

import { RecordRow } from '../../../../blocks/counselling/record-row.tsx';
import { WaitedDays } from '../../../../blocks/list/waited-days.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../../ui/state-chip.tsx';
import { caseOf } from './addresses.ts';
import { LevelMark } from './level-mark.tsx';
import { psychDeskTexts } from './texts.ts';

export const STATE_KINDS: Readonly<Record<PsychSummary['status'], StateKind>> = {
  WAITING: 'waiting',
  APPROVED: 'approved',
  IN_PROGRESS: 'progress',
  ENDED: 'ended',
  CANCELLED: 'cancelled',
};

/** Shows whose case it is, how urgent, and what comes next; not a word of what it is about. */
export function CaseListRow({ summary }: { readonly summary: PsychSummary }) {
  const all = useTexts(psychDeskTexts);
  const texts = all.list;
  const format = useFormat();
  const { student, status, nextAt } = summary;
  const facts = [
    student.deptNm,
    summary.isReferred ? texts.referred : '',
    summary.counsellorName ?? texts.unassigned,
    status === 'IN_PROGRESS' || status === 'ENDED'
      ? texts.sessions(format.number(summary.heldCount), format.number(summary.sessionCap))
      : '',
  ];
  return (
    <RecordRow
      when={<LevelMark level={summary.level} />}
      whenNote={texts.waited(format.day(summary.appliedAt))}
      title={<AppLink to={caseOf(summary.applicationId)}>{student.name}</AppLink>}
      facts={facts}
      next={
        nextAt !== null ? (
          texts.next(format.moment(nextAt))
        ) : status === 'WAITING' ? (
          <WaitedDays askedAt={summary.appliedAt} say={texts.waitedDays} />
        ) : undefined
      }
      state={
        summary.isWithdrawn && status === 'IN_PROGRESS' ? (
          <StateChip kind="waiting">{texts.withdrawn}</StateChip>
        ) : (
          <StateChip kind={STATE_KINDS[status]}>{all.statuses[status]}</StateChip>
        )
      }
    />
  );
}
