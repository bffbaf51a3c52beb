import type { corrections as calls, CorrectionBar } from '@naru/contract/areas/portfolio/correction.ts';
import { CORRECTOR_KINDS, PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { addDays } from '../../../blocks/calendar/hours.ts';
import { selectHolidays } from '../../../blocks/calendar/store.ts';
import { beginRecord } from '../../../blocks/workflow/begin-record.ts';
import { newId } from '../../../platform/db/id.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { CallContext, Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import type { Sources } from '../resume/facts.ts';
import { selectWanted } from './corrector-store.ts';
import type { CorrectedPaper } from '../core/end-request.ts';
import { nameLetter } from '../core/letter-name.ts';
import { expectOwn, freezePapers } from './freeze.ts';
import { selectOptionalOwn } from './own-store.ts';
import { selectOptionalLetter, selectQuestions, selectResumes } from './paper-store.ts';
import { answerDay, endOfDay, HOLIDAY_RANGE, workingAnswerDay } from './rules.ts';
import { isOwn } from './scope-sql.ts';
import { CORRECTION, countOpen, insertCorrection, lockRequester, selectRounds } from './store.ts';
import { correctionWords } from './words.ts';

async function readHolidays(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const from = koreanDate(now);
  const rows = await selectHolidays(db, { from, to: addDays(from, HOLIDAY_RANGE) }, 'ko');
  return new Set(rows.map(({ date }) => date));
}

/** Lists the kinds of correctors with who that is for the caller now. */
async function listKinds({ db, actor, now, locale }: CallContext) {
  const rows = await selectWanted(db, { memberId: actor.memberId, today: koreanDate(now) }, locale);
  return CORRECTOR_KINDS.map((wanted) => {
    const found = rows.filter(({ kind }) => wanted === 'ANY' || kind === wanted);
    const personCount = found.reduce((sum, { count }) => sum + count, 0);
    const own = wanted === 'PROFESSOR' || wanted === 'COACH' ? (found[0]?.name ?? null) : null;
    return { wanted, personNm: own, personCount };
  });
}

function barOf(facts: { isOpen: boolean; openCount: number; isEmpty: boolean }): CorrectionBar | null {
  if (facts.isOpen) return 'OPEN';
  if (facts.openCount >= PAPER_MOST.openCorrections) return 'MOST';
  return facts.isEmpty ? 'EMPTY' : null;
}

export const readCorrectionForm: Reader<typeof calls.readCorrectionForm> = async (ctx, { params, query }) => {
  const { db, actor, now, locale } = ctx;
  const asked = { id: params.id, memberId: actor.memberId };
  const isLetter = query.paper === 'LETTER';
  const found = isLetter ? await selectOptionalLetter(db, asked) : undefined;
  const paper: CorrectedPaper = { letterId: isLetter ? params.id : null, resumeId: isLetter ? null : params.id };
  const [resumeList, questionList, rounds, openCount, kindList, holidays] = await Promise.all([
    selectResumes(db, actor.memberId),
    found ? selectQuestions(db, found.letterId) : [],
    selectRounds(db, paper),
    countOpen(db, actor.memberId),
    listKinds(ctx),
    readHolidays(db, now),
  ]);
  const isThere = isLetter ? found?.isDeleted === false : resumeList.some(({ resumeId }) => resumeId === params.id);
  if (!isThere) return fail('notFound');
  const isEmpty = isLetter && questionList.every(({ answer }) => answer.trim() === '');
  return {
    letter: found
      ? {
          letterId: found.letterId,
          title: nameLetter(found, locale),
          company: found.company,
          job: found.job,
          dueOn: found.dueOn,
          language: found.language,
          questionList,
        }
      : null,
    resumeList,
    kindList,
    round: rounds.last + 1,
    bar: barOf({ isOpen: rounds.isOpen, openCount, isEmpty }),
    openCount,
    today: koreanDate(now),
    answerOn: workingAnswerDay(now, holidays),
  };
};

export const createCorrection = (sources: Sources): Writer<typeof calls.createCorrection> => ({
  apply: async (ctx, { body }) => {
    const { tx, actor, now } = ctx;
    const paper = { letterId: body.letterId, resumeId: body.letterId === null ? body.resumeId : null };
    // The student first: two requests at once are counted one after the other.
    await lockRequester(tx, actor.memberId);
    await expectOwn(ctx, body);
    const rounds = await selectRounds(tx, paper);
    await refuse(ctx, { isOpen: rounds.isOpen, wanted: body.wanted, dueOn: body.dueOn });
    const frozen = await freezePapers(ctx, body, sources);
    const id = newId();
    const answerOn = answerDay(now, { dueOn: body.dueOn, holidays: await readHolidays(tx, now) });
    const isNew = await insertCorrection(tx, {
      id,
      memberId: actor.memberId,
      letterId: body.letterId,
      resumeId: body.resumeId,
      round: rounds.last + 1,
      wanted: body.wanted,
      dueOn: body.dueOn,
      message: body.message,
      answerBy: endOfDay(answerOn),
      requestedAt: now,
      ...frozen,
    });
    if (!isNew) failField('letterId', correctionWords[ctx.locale].open);
    const { letterId, resumeId, wanted } = body;
    const audit = { entity: CORRECTION, entityId: id, after: { letterId, resumeId, wanted } };
    const begun = { to: 'REQUESTED', by: 'STUDENT', action: 'ASK' } as const;
    await beginRecord(ctx, { ...begun, audit: { action: 'corrections.create', ...audit } });
    return { id };
  },
  answer: async (ctx, { id = '' }) => {
    const row = await selectOptionalOwn(ctx.db, { id, isIn: isOwn(ctx.actor), locale: ctx.locale });
    return { correctionId: row?.id ?? fail('notFound') };
  },
});

/** @throws Failure `invalid` at its field where the paper cannot be handed in now */
async function refuse(
  ctx: WriteContext,
  asked: { readonly isOpen: boolean; readonly wanted: (typeof CORRECTOR_KINDS)[number]; readonly dueOn: string | null },
): Promise<void> {
  const say = correctionWords[ctx.locale];
  if (asked.isOpen) failField('letterId', say.open);
  if ((await countOpen(ctx.tx, ctx.actor.memberId)) >= PAPER_MOST.openCorrections) failField('letterId', say.most);
  if (asked.dueOn !== null && asked.dueOn < koreanDate(ctx.now)) failField('dueOn', say.past);
  const kind = (await listKinds(ctx)).find(({ wanted }) => wanted === asked.wanted);
  if (!kind || kind.personCount === 0) failField('wanted', say.nobody);
}
