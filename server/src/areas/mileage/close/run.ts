/**
 * A close at work: a job that goes through people in batches, each in a transaction with how far it is, so that a process
 * that is lost costs a batch and another one goes on (docs/specification.md, Mileage).
 */
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectRegisterTerms, selectReplayedLines, type OwnedLine } from '../ledger/lots-store.ts';
import { replayLines } from '../ledger/lots.ts';
import { insertLines, lockAccounts, type NewLine } from '../ledger/store.ts';
import { tellExpired } from './notifications.ts';
import { expireLots, type ExpiringLot } from './rules.ts';
import {
  endClose,
  failClose,
  insertStandings,
  lockOptionalRunning,
  selectConcerned,
  selectEnrolled,
  updateMemberCount,
  updateProgress,
  type RunningClose,
} from './run-store.ts';

/** Its id is the close's. */
export const closeJob = defineJob<{ closeId: string }>('mileage.close', {
  retries: 9,
  delaySeconds: 2,
  longestSeconds: 3_600,
});

type ClosePlatform = Pick<Platform, 'db' | 'now'>;

export function closeJobs(platform: ClosePlatform): JobHandler[] {
  return [
    handleJob(closeJob, async ({ data: { closeId }, signal, isLast }) => {
      try {
        while (await closeSome(platform, closeId)) signal.throwIfAborted();
      } catch (error) {
        if (isLast) await failClose(platform.db, closeId, platform.now());
        throw error;
      }
    }),
  ];
}

const AT_ONCE = 200;

/** Does the next batch of a close, or ends it after the last one. Returns whether there is more to do. */
export function closeSome({ db, now }: ClosePlatform, closeId: string, most = AT_ONCE): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const close = await lockOptionalRunning(tx, closeId);
    if (!close) return false;
    if (close.lastMemberId === null) await updateMemberCount(tx, close);
    const memberIds = await selectConcerned(tx, close, most);
    const last = memberIds.at(-1);
    if (last === undefined) {
      await endClose(tx, close, now());
      return false;
    }
    const expired = await expireAll(tx, { close, memberIds, now: now() });
    await insertStandings(tx, close, memberIds);
    await tellExpired(tx, { memberIds: [...expired.keys()], close });
    const points = [...expired.values()].reduce((sum, some) => sum + some, 0);
    await updateProgress(tx, closeId, { last, count: memberIds.length, points, people: expired.size });
    return true;
  });
}

interface Batch {
  readonly close: RunningClose;
  readonly memberIds: readonly string[];
  readonly now: Date;
}

/** Writes what expires, and sums it by member: nothing where a lot has expired with this term already. */
async function expireAll(tx: Tx, { close, memberIds, now }: Batch): Promise<Map<string, number>> {
  const accounts = await lockAccounts(tx, memberIds);
  const register = await selectRegisterTerms(tx, memberIds, close);
  const enrolled = await selectEnrolled(tx, memberIds, close);
  const linesOf = Map.groupBy(await selectReplayedLines(tx, memberIds), ({ memberId }) => memberId);
  const expiring = memberIds.flatMap((memberId) => {
    const past = register.get(memberId);
    // A term on leave costs nothing.
    if (!past || !enrolled.has(memberId)) return [];
    const own = linesOf.get(memberId) ?? [];
    const { balance, held } = accounts.get(memberId) ?? { balance: 0, held: 0 };
    const { lotList } = replayLines(own, { enrolled: past.enrolled, isEnrolled: true, current: close });
    return expireLots(lotList, balance - held).map((lot) => expiryOf(lot, { close, now, own }));
  });
  const expired = new Map<string, number>();
  for (const { memberId, amount } of await insertLines(tx, expiring))
    expired.set(memberId, (expired.get(memberId) ?? 0) - amount);
  return expired;
}

interface Expiry {
  readonly close: RunningClose;
  readonly now: Date;
  readonly own: readonly OwnedLine[];
}

function expiryOf({ lotId, amount }: ExpiringLot, { close, now, own }: Expiry): NewLine {
  const line = own.find(({ id }) => id === lotId);
  if (!line) throw new Error('A lot has no line.');
  const term = { year: close.year, semesterCode: close.semesterCode };
  return {
    memberId: line.memberId,
    kind: 'EXPIRE',
    amount: -amount,
    term,
    about: term,
    happenedOn: koreanDate(now),
    // Points that come back to a lot later expire with a later term.
    sourceKey: `expire:${lotId}:${term.year}${term.semesterCode}`,
    typeCode: line.typeCode,
    lotId,
    postedAt: now,
    postedBy: null,
  };
}
