import type { testSessions as calls, TestToTake } from '@naru/contract/areas/ability/sessions.ts';
import { FAMILY_MENUS, TEST_FAMILIES, type TestFamily } from '@naru/contract/areas/ability/words.ts';

import type { CallContext, Reader } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectAskedTests } from '../cohort/asked-store.ts';
import { countAnswers } from './answer-store.ts';
import { readInstruments } from './content.ts';
import { expectFamily } from './place.ts';
import { presentTest } from './present.ts';
import { selectOptionalTerm } from './standing-store.ts';
import { selectSessions, type SessionRow } from './store.ts';
import { selectPublished } from './version-store.ts';

export const listTests: Reader<typeof calls.listTests> = async (ctx, { params: { family } }) => {
  expectFamily(ctx.actor, family, 'R');
  return { testList: await listFamily(ctx, family) };
};

export interface TestToBegin {
  readonly family: TestFamily;
  readonly testId: string;
  readonly name: string;
  readonly minutes: number;
  /** A session that was begun and can be finished; null for none. */
  readonly sessionId: string | null;
}

/** Finds the tests that the caller can take or finish now, of all families. */
export async function findTestsToTake(ctx: CallContext): Promise<TestToBegin[]> {
  const families = TEST_FAMILIES.filter((family) => ctx.actor.rights.may(FAMILY_MENUS[family], 'C'));
  const lists = await Promise.all(families.map(async (family) => ({ family, tests: await listFamily(ctx, family) })));
  return lists.flatMap(({ family, tests }) =>
    tests
      .filter(({ canBegin, open }) => canBegin || open !== null)
      .map(({ testId, testNm: name, minutes, open }) => ({
        family,
        testId,
        name,
        minutes,
        sessionId: open?.sessionId ?? null,
      })),
  );
}

async function listFamily(ctx: CallContext, family: TestFamily): Promise<TestToTake[]> {
  const { db, actor, locale, now } = ctx;
  const today = koreanDate(now);
  const [published, sessions, term] = await Promise.all([
    selectPublished(db, family),
    selectSessions(db, { memberId: actor.memberId, family }),
    selectOptionalTerm(db, today),
  ]);
  const seen = sessions.filter(({ status }) => status !== 'EXPIRED');
  const versionOf = new Map(published.map(({ testId, versionId }) => [testId, versionId]));
  const shown = [...versionOf, ...latestVersions(seen, versionOf)];
  const openIds = seen.filter(({ status }) => status === 'IN_PROGRESS').map(({ id }) => id);
  const [instruments, answerCounts, asked] = await Promise.all([
    readInstruments(db, [...shown.map(([, id]) => id), ...seen.map(({ versionId }) => versionId)]),
    countAnswers(db, openIds),
    selectAskedTests(db, { memberId: actor.memberId, today }),
  ]);
  const facts = {
    locale,
    now,
    mayTake: actor.studentId !== null && actor.rights.may(FAMILY_MENUS[family], 'C'),
    retakeFacts: term && { today, term, nextTermOn: term.nextTermOn },
  };
  return shown.flatMap(([testId, versionId]) => {
    const instrument = instruments.get(versionId);
    if (!instrument) return [];
    const own = seen.filter((row) => row.testId === testId);
    const isPublished = versionOf.has(testId);
    const test = { testId, instrument, isPublished, askedBy: asked.get(testId) ?? null, sessions: own };
    return [presentTest({ ...test, answerCounts, instruments }, facts)];
  });
}

/** Finds tests that are no longer published, each with the version that the caller took last. */
function latestVersions(sessions: readonly SessionRow[], published: ReadonlyMap<string, string>): [string, string][] {
  const others = sessions.filter(({ testId }) => !published.has(testId));
  return [...new Map(others.toReversed().map(({ testId, versionId }) => [testId, versionId]))];
}
