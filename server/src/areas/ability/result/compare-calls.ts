import type { testResults as calls } from '@naru/contract/areas/ability/result.ts';

import { fail } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { chooseGroup, readScores, type NormRow, type ReadScores } from '../scoring/reading.ts';
import { selectNormGroups, selectOptionalNormInForce } from '../scoring/store.ts';
import { findResult, noteView } from './calls.ts';
import { loadBetween, presentAttempt, presentNorm, versionOf } from './present.ts';
import { comparableScales, type TakenVersion } from './rules.ts';
import { selectAttempts, selectInstruments, selectOptionalNormFacts } from './store.ts';

export const compareResults: Reader<typeof calls.compareResults> = async (ctx, { params, query }) => {
  const { db, locale } = ctx;
  const row = await findResult(ctx, params.resultId);
  const attempts = await selectAttempts(db, row);
  const [earlier, later] = attempts.filter(({ id }) => id === row.id || id === query.withId);
  if (!earlier || !later) return fail('notFound');
  await noteView(ctx, row);
  const instruments = await selectInstruments(db, [earlier.versionId, later.versionId]);
  const read = versionOf(later, instruments);
  const codes = comparableScales(read, versionOf(earlier, instruments));
  const normId = await selectOptionalNormInForce(db, later.versionId);
  const chosen = normId === undefined ? undefined : chooseGroup(await selectNormGroups(db, normId), later);
  const facts = chosen && (await selectOptionalNormFacts(db, chosen.group.id, locale));
  const scoresOf = (scores: ReadScores) => readAgainst(read, scores, chosen?.group.rows);
  const [before, now] = [scoresOf(earlier.scores), scoresOf(later.scores)];
  const { scaleList } = read.instrument;
  return {
    earlier: presentAttempt(earlier),
    later: presentAttempt(later),
    isOtherVersion: earlier.versionId !== later.versionId,
    norm: facts ? presentNorm(facts) : null,
    rowList: scaleList
      .filter(({ code }) => codes.has(code))
      .map(({ code, name }) => ({
        scaleCode: code,
        name: name[locale],
        earlier: scoreOf(before, earlier.scores, code),
        later: scoreOf(now, later.scores, code),
      })),
    leftOutList: scaleList.filter(({ code }) => !codes.has(code)).map(({ name }) => name[locale]),
    between: await loadBetween(ctx, row, [earlier, later]),
  };
};

/** Reads raw scores once more, so that both results stand against the same people. */
function readAgainst(
  { instrument }: TakenVersion,
  scores: ReadScores,
  rows: ReadonlyMap<string, NormRow> | undefined,
): ReadScores {
  return readScores(instrument, new Map(Object.entries(scores).map(([code, { raw }]) => [code, raw])), rows);
}

/** Points lie within what each version made possible; T is by the one norm. */
const scoreOf = (read: ReadScores, shown: ReadScores, code: string) => ({
  points: shown[code]?.points ?? null,
  t: read[code]?.t ?? null,
});
