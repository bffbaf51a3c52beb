import type { CaseSummary } from '@naru/contract/areas/counselling/overview/history.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { StateChip, type StateKind } from '../../ui/state-chip.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import { RecordRow } from './record-row.tsx';
import { counsellingTexts } from './texts.ts';

export interface CaseRowProps {
  readonly summary: CaseSummary;
  readonly hidesState?: boolean | undefined;
}

const STATES: Readonly<Record<CaseSummary['status'], StateKind>> = {
  WAITING: 'waiting',
  APPROVED: 'approved',
  IN_PROGRESS: 'progress',
  ENDED: 'done',
  CANCELLED: 'cancelled',
};
const STUDENT_PATHS = '/cs/';
const SOON_DAYS = 3;

/** A case in a list: of which kind, how it stands, and what comes next. It says no more. */
export function CaseRow({ summary, hidesState = false }: CaseRowProps) {
  const texts = useTexts(counsellingTexts);
  const format = useFormat();
  const { kind, status, askedAt, beginsAt, next, path } = summary;
  const side = path.startsWith(STUDENT_PATHS) ? 'student' : 'counsellor';
  const isOwnTurn = next !== null && (next.who === 'BOTH' || next.who === side.toUpperCase());
  // Meeting is no duty that is late.
  const isDue = isOwnTurn && next.step !== 'MEET' && next.dueAt !== null;
  const days = isDue ? (format.daysUntil(next.dueAt) ?? Infinity) : Infinity;
  const isSoon = days <= SOON_DAYS;
  const isLate = days < 0;
  return (
    <RecordRow
      when={format.day(beginsAt ?? askedAt)}
      whenNote={beginsAt === null ? texts.cases.asked : format.time(beginsAt)}
      title={<AppLink to={path}>{texts.cases.kinds[kind]}</AppLink>}
      next={next === null ? undefined : describeNext(texts.cases.next[side][next.step], next)}
      tone={isSoon ? 'soon' : undefined}
      state={hidesState ? undefined : <StateChip kind={STATES[status]}>{texts.cases.states[status]}</StateChip>}
    />
  );

  function describeNext(text: string, { step, dueAt }: NonNullable<CaseSummary['next']>): string {
    if (dueAt === null) return step === 'MEET' ? texts.cases.noDate[side] : text;
    const moment = format.relativeTime(dueAt, { time: 'always', inSentence: true });
    if (step === 'MEET') return texts.at(text, moment);
    return isLate ? texts.late(text, moment) : texts.until(text, moment);
  }
}
