import type { OwnSession } from '@naru/contract/areas/learning/attendance.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { attendanceTexts } from './texts.ts';

const KINDS: Readonly<Record<NonNullable<OwnSession['status']>, StateKind>> = {
  PRESENT: 'done',
  LATE: 'waiting',
  ABSENT: 'absent',
  EXCUSED: 'approved',
};

/** How the person was marked in a session that began; nothing where nobody has marked them yet. */
export function OwnMark({ session }: { readonly session: OwnSession }) {
  const texts = useTexts(attendanceTexts);
  const { status, waits } = session;
  if (waits) return <StateChip kind="waiting">{texts.own.waits}</StateChip>;
  return status === null ? null : <StateChip kind={KINDS[status]}>{texts.status[status]}</StateChip>;
}
