import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { FieldError } from '@naru/contract/envelope.ts';
import type { testSessions as calls, TestAnswer } from '@naru/contract/areas/ability/sessions.ts';

import { takeStep } from '../../../blocks/workflow/take-step.ts';
import { fail, failField, Failure } from '../../../platform/http/failure.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Ids } from '../../../platform/http/idempotency.ts';
import type { CallContext, Gathered, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { saveChoices, selectAnswers, type Saving } from './answer-store.ts';
import { readInstrument, readInstruments } from './content.ts';
import { readFacts } from './facts.ts';
import { sessionMachine, standingOf } from './machine.ts';
import { presentSession } from './present.ts';
import {
  boundElapsed,
  closedBefore,
  findProblems,
  isClosed,
  judgeQuality,
  listMissing,
  mergeChoices,
} from './rules.ts';
import {
  isSubmissionTaken,
  lockOptionalSession,
  selectOptionalSession,
  type SessionFacts,
  type SessionRow,
} from './store.ts';
import { sessionWords } from './words.ts';

const ownOf = ({ actor }: CallContext, id: string) => ({ id, memberId: actor.memberId });

export const readSession: Reader<typeof calls.readSession> = async (ctx, { params: { id } }) => {
  const { db, now } = ctx;
  const row = (await selectOptionalSession(db, ownOf(ctx, id))) ?? fail('notFound');
  const [instrument, answers] = await Promise.all([readInstrument(db, row.versionId), selectAnswers(db, id)]);
  // The same for the same person and session, so that what a browser kept opens again; nothing of it is kept here.
  const draftKey = ctx.platform.deriveKey(`test answers ${ctx.actor.memberId} ${row.id}`).toString('base64');
  return { session: { ...presentSession(row, { instrument, answers, now }), draftKey }, now: now.toISOString() };
};

export const saveAnswers: Writer<typeof calls.saveAnswers> = {
  apply: async (ctx, { params: { id }, body }) => {
    const facts = (await readFacts(ctx.tx, [id])).get(id);
    if (facts?.memberId !== ctx.actor.memberId) fail('notFound');
    await keep(ctx, facts, body);
    return savedAt(ctx);
  },
  answer: async (_ctx, { savedAt: at = '' }) => ({ savedAt: at }),
  // Thousands take a test in the same hour.
  crowd: { over: () => '', applyTogether: saveTogether },
};

const savedAt = ({ now }: CallContext): Ids => ({ savedAt: now.toISOString() });

/** Saves the answers of many by one statement; who is not under way, or comes twice, is applied alone. */
async function saveTogether(
  tx: Tx,
  all: readonly Gathered<typeof calls.saveAnswers>[],
): Promise<(Ids | Failure | undefined)[]> {
  const facts = await readFacts(
    tx,
    all.map(({ input }) => input.params.id),
  );
  const instruments = await readInstruments(
    tx,
    [...facts.values()].map(({ versionId }) => versionId),
  );
  const savings = new Map<string, Saving>();
  const judged = all.map(({ ctx, input: { params, body } }): Saving | Failure | undefined => {
    const own = facts.get(params.id);
    const instrument = own && instruments.get(own.versionId);
    if (!instrument || own.memberId !== ctx.actor.memberId || savings.has(own.id)) return undefined;
    const saving = judge(ctx, own, { instrument, given: body });
    if (!(saving instanceof Failure)) savings.set(own.id, saving);
    return saving;
  });
  const [first] = all;
  if (!first || savings.size === 0) return judged.map((one) => (one instanceof Failure ? one : undefined));
  const held = await saveChoices(tx, [...savings.values()], closedBefore(first.ctx.now));
  return judged.map((one, at) => {
    if (one === undefined || one instanceof Failure) return one;
    const ctx = all[at]?.ctx;
    return ctx && held.has(one.id) ? savedAt(ctx) : undefined;
  });
}

/** @throws Failure `conflict` with how it stands where it is over */
function expectOpen({ now }: CallContext, row: SessionRow): void {
  const closed = isClosed(row.retiredAt, now);
  if (row.status !== 'IN_PROGRESS' || closed) fail('conflict', { current: { ...standingOf(row), isClosed: closed } });
}

interface Given {
  readonly answerList: readonly TestAnswer[];
  readonly atItem: string | null;
  readonly elapsedSeconds: number;
}

/** @throws Failure `invalid` at the answers that the version does not know, `conflict` where it was over by then */
async function keep(ctx: WriteContext, row: SessionFacts, given: Given): Promise<Instrument> {
  const { tx, now } = ctx;
  const instrument = await readInstrument(tx, row.versionId);
  const saving = judge(ctx, row, { instrument, given });
  if (saving instanceof Failure) throw saving;
  const held = await saveChoices(tx, [saving], closedBefore(now));
  if (!held.has(row.id)) expectOpen(ctx, (await selectOptionalSession(tx, ownOf(ctx, row.id))) ?? fail('notFound'));
  return instrument;
}

/** Makes of what was sent what is saved of it; `invalid` at the answers that the version does not know. */
function judge(
  ctx: CallContext,
  { id, startedAt }: SessionFacts,
  { instrument, given }: { readonly instrument: Instrument; readonly given: Given },
): Saving | Failure {
  const { now } = ctx;
  const { answerList, atItem, elapsedSeconds } = given;
  const fields = listUnknown(ctx, instrument, given);
  if (fields.length > 0) return new Failure('invalid', { fields });
  const choices = answerList.map(({ changedAt, ...answer }) => ({ ...answer, changedAt: new Date(changedAt) }));
  return {
    ...ownOf(ctx, id),
    choices: mergeChoices(choices, now),
    atItem,
    elapsedSeconds: boundElapsed(elapsedSeconds, { startedAt, now }),
    now,
  };
}

function listUnknown({ locale }: CallContext, instrument: Instrument, { answerList, atItem }: Given): FieldError[] {
  const { noItem, noValue } = sessionWords[locale];
  const fields = findProblems(instrument, answerList).map(({ at, field }) => ({
    field: `answerList.${at}.${field}`,
    message: field === 'item' ? noItem : noValue,
  }));
  if (atItem !== null && instrument.itemList.every(({ code }) => code !== atItem))
    fields.push({ field: 'atItem', message: noItem });
  return fields;
}

export const submitSession: Writer<typeof calls.submitSession> = {
  apply: async (ctx, { params: { id }, body: { submissionId, acceptsMissing, ...given } }) => {
    const row = (await lockOptionalSession(ctx.tx, ownOf(ctx, id))) ?? fail('notFound');
    // The same submission again, whose answer did not arrive.
    if (row.submissionId === submissionId) return { id };
    expectOpen(ctx, row);
    const say = sessionWords[ctx.locale];
    if (await isSubmissionTaken(ctx.tx, { id, submissionId })) failField('submissionId', say.otherSubmission);
    const instrument = await keep(ctx, row, { ...given, atItem: null });
    const kept = await selectAnswers(ctx.tx, id);
    const answers = new Map(kept.map(({ item, value }) => [item, value]));
    expectAnswered(ctx, instrument, { answers, acceptsMissing });
    const counted = boundElapsed(given.elapsedSeconds, { startedAt: row.startedAt, now: ctx.now });
    const elapsedSeconds = Math.max(row.elapsedSeconds, counted);
    const quality = judgeQuality(instrument, { answers, elapsedSeconds });
    const submission = { action: 'SUBMIT', submissionId, quality } as const;
    await takeStep(ctx, sessionMachine, row, { sides: ['STUDENT'], given: submission });
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const { status, quality } = (await selectOptionalSession(ctx.db, ownOf(ctx, id))) ?? fail('notFound');
    return { sessionId: id, status, qualityList: quality };
  },
};

/** @throws Failure `invalid` at each item that was left out, where the person has not accepted that */
function expectAnswered(
  { locale }: CallContext,
  instrument: Instrument,
  { answers, acceptsMissing }: { readonly answers: ReadonlyMap<string, number>; readonly acceptsMissing: boolean },
): void {
  const say = sessionWords[locale];
  if (answers.size === 0) failField('answerList', say.nothing);
  const missing = acceptsMissing ? [] : listMissing(instrument, new Set(answers.keys()));
  const fields = missing.map(({ code, number }) => ({ field: `itemList.${code}`, message: say.missing(number) }));
  if (fields.length > 0) fail('invalid', { fields });
}
