import { attendance, type OwnSession } from '@naru/contract/areas/learning/attendance.ts';

import { useCall } from '../../../platform/query/use-call.ts';
import { useMoment } from './use-moment.ts';

/** While a session takes codes, the teacher may mark the person at any time. */
const AGAIN_MS = 15_000;

/** How the person stands in each session of a programme, and which one takes their code now; empty without a place. */
export function useOwnSessions(programmeId: string, isIn: boolean) {
  const moment = useMoment();
  const isNow = ({ opensAt, countsUntil, closedAt }: OwnSession): boolean =>
    closedAt === null && moment >= Date.parse(opensAt) && moment <= Date.parse(countsUntil);
  const query = useCall(
    attendance.listOwn,
    { params: { programmeId } },
    { enabled: isIn, againMs: (own) => (own?.sessionList.some(isNow) ? AGAIN_MS : undefined) },
  );
  const sessions = query.data?.sessionList ?? [];
  return {
    query,
    markOf: (sessionId: string): OwnSession | undefined => sessions.find((one) => one.sessionId === sessionId),
    open: sessions.find((one) => isNow(one) && one.status === null && !one.waits),
  };
}
