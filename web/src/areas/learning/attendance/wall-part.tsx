import { attendance, type AttendanceHead } from '@naru/contract/areas/learning/attendance.ts';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CodeBoard } from './code-board.tsx';
import { attendanceTexts } from './texts.ts';
import { useMoment } from './use-moment.ts';

const AGAIN_MS = 60_000;

export interface WallPartProps {
  readonly session: AttendanceHead;
  readonly count: string;
}

/** The code while it counts; when it begins, and that it is over. */
export function WallPart({ session, count }: WallPartProps) {
  const texts = useTexts(attendanceTexts);
  const format = useFormat();
  const moment = useMoment();
  const isDone = session.closedAt !== null || moment > Date.parse(session.countsUntil);
  const query = useCall(
    attendance.readKey,
    { params: { sessionId: session.sessionId } },
    { enabled: !isDone, againMs: () => AGAIN_MS },
  );
  if (session.closedAt !== null) return <EmptyState title={texts.code.closed}>{texts.code.closedText}</EmptyState>;
  if (isDone) return <EmptyState title={texts.code.over}>{texts.code.overText}</EmptyState>;
  if (moment < Date.parse(session.opensAt))
    return <EmptyState title={texts.code.notYet(format.moment(session.opensAt))}>{texts.code.notYetText}</EmptyState>;
  if (query.isPending) return <Skeleton shape="block" height={420} />;
  // A key that was read once makes codes without network.
  if (!query.data?.key) return <QueryError title={texts.code.failed} query={query} />;
  return (
    <CodeBoard
      wallKey={{ key: query.data.key, now: query.data.now, readAt: query.dataUpdatedAt }}
      address={query.data.address}
      title={texts.keep.heading(session.programmeNm, format.number(session.number))}
      count={count}
    />
  );
}
