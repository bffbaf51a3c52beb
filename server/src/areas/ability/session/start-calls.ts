import type { testSessions as calls } from '@naru/contract/areas/ability/sessions.ts';
import type { TestFamily } from '@naru/contract/areas/ability/words.ts';

import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectAskedTests } from '../cohort/asked-store.ts';
import { readInstrument } from './content.ts';
import { expireSession } from './expiry-store.ts';
import { expectFamily } from './place.ts';
import { lastResult } from './present.ts';
import { isClosed, judgeRetake } from './rules.ts';
import { selectOptionalStanding, selectOptionalTerm } from './standing-store.ts';
import { insertOptionalSession, lockSessionsOfTest, SESSION, type NewSession, type SessionRow } from './store.ts';
import { selectPublished } from './version-store.ts';
import { sessionWords } from './words.ts';

type Body = Parameters<(typeof startSession)['apply']>[1]['body'];

export const startSession: Writer<typeof calls.startSession> = {
  apply: async (ctx, { params: { family }, body }) => {
    expectFamily(ctx.actor, family, 'C');
    const { memberId } = ctx.actor;
    const sessions = await lockSessionsOfTest(ctx.tx, { memberId, testId: body.testId });
    const open = sessions.find(({ status, family: own }) => status === 'IN_PROGRESS' && own === family);
    if (open && !isClosed(open.retiredAt, ctx.now)) return { id: open.id };
    if (open) await expireSession(ctx.tx, open.id, ctx.now);
    return { id: await begin(ctx, { family, body, sessions }) };
  },
  answer: async (_ctx, { id = '' }) => ({ sessionId: id }),
};

interface Beginning {
  readonly family: TestFamily;
  readonly body: Body;
  /** Those of the same test, the latest first. */
  readonly sessions: readonly SessionRow[];
}

/** Begins once, however many presses come together: the others get what the first began. @throws Failure `invalid` at `testId` */
async function begin(ctx: WriteContext, { family, body, sessions }: Beginning): Promise<string> {
  const { tx, actor, now } = ctx;
  const { testId, language } = body;
  const say = sessionWords[ctx.locale];
  const today = koreanDate(now);
  const published = (await selectPublished(tx, family)).find((one) => one.testId === testId);
  if (!published) return failField('testId', say.noTest);
  const [standing, term] = [await selectOptionalStanding(tx, actor.memberId), await selectOptionalTerm(tx, today)];
  if (!standing) return fail('forbidden');
  if (!term) return failField('testId', say.noTerm);
  const instrument = await readInstrument(tx, published.versionId);
  const retake = judgeRetake(instrument, lastResult(sessions), { today, term, nextTermOn: term.nextTermOn });
  // A compulsory test asks for a result since it opened.
  if (retake && !(await selectAskedTests(tx, { memberId: actor.memberId, today })).has(testId))
    failField('testId', say.again(retake.againOn));
  const { year, semesterCode } = term;
  const { memberId } = actor;
  const { versionId } = published;
  const session: NewSession = { ...standing, memberId, testId, versionId, year, semesterCode, language, at: now };
  const id = await insertOptionalSession(tx, session);
  if (id === undefined) {
    const [begun] = await lockSessionsOfTest(tx, { memberId, testId });
    return begun?.status === 'IN_PROGRESS' ? begun.id : fail('conflict');
  }
  const audit = {
    action: 'test_sessions.start',
    entity: SESSION,
    entityId: id,
    after: { testId, versionId, language },
  };
  await beginRecord(ctx, { to: 'IN_PROGRESS', by: 'STUDENT', audit });
  return id;
}
