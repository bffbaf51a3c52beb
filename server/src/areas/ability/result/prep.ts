/** Shared results on the sheet that prepares a meeting: the main scales with their levels, never an item. */
import type { PrepSource, PrepTest } from '../../../blocks/manifest/prep-source.ts';
import { koreanDate } from '../../../platform/time.ts';
import { mainScales } from './rules.ts';
import { insertView } from './share-store.ts';
import { selectInstruments, selectOptionalResult, selectSiblings } from './store.ts';

export const sharedResults: PrepSource = {
  list: async (ctx, { studentId, readerId, most }) => {
    const { db, locale, now } = ctx;
    const actor = await ctx.platform.sessions.resolvePerson(readerId, { now, allStudentsReason: null });
    if (!actor) return [];
    const reading = { actor, today: koreanDate(now), locale };
    const shared = await selectSiblings(db, { column: 'student', id: studentId }, reading);
    const latest = shared.toSorted((one, other) => other.scoredAt.getTime() - one.scoredAt.getTime()).slice(0, most);
    const rows = await Promise.all(latest.map(({ resultId }) => selectOptionalResult(db, resultId, reading)));
    const found = rows.filter((row) => row !== undefined);
    const instruments = await selectInstruments(
      db,
      found.map(({ versionId }) => versionId),
    );
    return found.flatMap(({ id, testName, scoredAt, audience, versionId, scores }): PrepTest[] => {
      const instrument = instruments.get(versionId);
      if (!instrument || audience === null) return [];
      const scaleList = mainScales(instrument).map((code) => ({
        name: instrument.scaleList.find((scale) => scale.code === code)?.name[locale] ?? code,
        level: scores[code]?.level ?? null,
      }));
      return [{ resultId: id, testNm: testName, scoredAt, audience, scaleList }];
    });
  },
  note: async (tx, { actor, now }, seen) => {
    for (const { resultId, audience } of seen)
      await insertView(tx, { sessionId: resultId, viewerId: actor.memberId, audience, at: now });
  },
};
