import type { Tx } from '../../../platform/db/db.ts';
import { chooseGroup, readScores } from './reading.ts';
import { scoreAnswers } from './score.ts';
import * as store from './store.ts';

/**
 * Scores the answers of a session, and reads the scores against the norm in force: that is what its person is shown from
 * then on. The caller sets the session's status in the same transaction.
 */
export async function scoreSession(
  tx: Tx,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
): Promise<void> {
  const [session] = await store.selectSessions(tx, [sessionId]);
  if (!session) throw new Error('A session that is being submitted is not there.');
  const instrument = await store.selectInstrument(tx, session.versionId);
  const scores = scoreAnswers(instrument, await store.selectAnswers(tx, sessionId));
  await store.insertScores(tx, sessionId, scores);
  const raws = new Map([[sessionId, new Map(scores.map(({ scaleCode, raw }) => [scaleCode, raw]))]]);
  const normId = (await store.selectOptionalNormInForce(tx, session.versionId)) ?? null;
  const readings = await readAll(tx, { instrument, normId, sessions: [session], raws });
  await store.insertReadings(tx, readings, { now, isShown: true });
}

/**
 * Reads sessions of a version, scored before, against another norm of it. The readings that their people were shown stay;
 * those that were read against it already are left alone.
 */
export async function readAgainstNorm(
  tx: Tx,
  asked: {
    readonly versionId: string;
    readonly normId: string;
    readonly sessionIds: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  const instrument = await store.selectInstrument(tx, asked.versionId);
  const sessions = (await store.selectSessions(tx, asked.sessionIds)).filter(
    (one) => one.versionId === asked.versionId,
  );
  const raws = await store.selectRaws(tx, asked.sessionIds);
  const readings = await readAll(tx, { instrument, normId: asked.normId, sessions, raws });
  await store.insertReadings(tx, readings, { now: asked.now, isShown: false });
}

async function readAll(
  tx: Tx,
  asked: {
    readonly instrument: Parameters<typeof readScores>[0];
    readonly normId: string | null;
    readonly sessions: readonly store.ScoredFacts[];
    readonly raws: ReadonlyMap<string, ReadonlyMap<string, number | null>>;
  },
): Promise<store.NewReading[]> {
  const groups = asked.normId === null ? [] : await store.selectNormGroups(tx, asked.normId);
  return asked.sessions.map((session) => {
    const chosen = chooseGroup(groups, session);
    const raws = asked.raws.get(session.id) ?? new Map<string, number | null>();
    return {
      sessionId: session.id,
      normId: asked.normId,
      chosen,
      scores: readScores(asked.instrument, raws, chosen?.group.rows),
    };
  });
}
