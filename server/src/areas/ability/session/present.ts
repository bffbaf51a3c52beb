/** Sessions and tests as their student sees them. */
import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { SessionToTake, TestToTake } from '@naru/contract/areas/ability/sessions.ts';

import type { Locale } from '../../../platform/http/messages.ts';
import { koreanDate } from '../../../platform/time.ts';
import { endOf, isClosed, judgeRetake, type Choice, type Result, type RetakeFacts } from './rules.ts';
import type { SessionRow } from './store.ts';

export function presentSession(
  row: SessionRow,
  { instrument, answers, now }: { instrument: Instrument; answers: readonly Choice[]; now: Date },
): Omit<SessionToTake, 'draftKey'> {
  const { name, instructions, itemsPerPage, minutes, responseList, itemList } = instrument;
  return {
    sessionId: row.id,
    testId: row.testId,
    family: row.family,
    testNm: name,
    instructions,
    status: row.status,
    isClosed: isClosed(row.retiredAt, now),
    finishBy: koreanDate(endOf(row)),
    language: row.language,
    atItem: row.atItem,
    elapsedSeconds: row.elapsedSeconds,
    itemsPerPage,
    minutes,
    responseList,
    itemList,
    answerList: answers.map(({ changedAt, ...answer }) => ({ ...answer, changedAt: changedAt.toISOString() })),
  };
}

/** Finds the last result that counts. */
export function lastResult(rows: readonly SessionRow[]): Result | undefined {
  const results = rows.flatMap((row) =>
    row.status === 'SCORED' && row.scoredAt ? [{ ...row, scoredAt: row.scoredAt }] : [],
  );
  return results.toSorted((a, b) => b.scoredAt.getTime() - a.scoredAt.getTime())[0];
}

export interface TestFacts {
  readonly testId: string;
  readonly instrument: Instrument;
  /** It has a published version. */
  readonly isPublished: boolean;
  /** The day until which a compulsory test asks the caller to take it, whenever they took it before; null: none does. */
  readonly askedBy: string | null;
  /** The caller’s own, the latest first. */
  readonly sessions: readonly SessionRow[];
  readonly answerCounts: ReadonlyMap<string, number>;
  /** Contents of the versions of the sessions. */
  readonly instruments: ReadonlyMap<string, Instrument>;
}

interface ListFacts {
  readonly locale: Locale;
  readonly now: Date;
  readonly mayTake: boolean;
  /** Undefined: no term is set up, and nothing can begin. */
  readonly retakeFacts: RetakeFacts | undefined;
}

export function presentTest(test: TestFacts, { locale, now, mayTake, retakeFacts }: ListFacts): TestToTake {
  const { instrument, sessions } = test;
  const open = sessions.find((row) => row.status === 'IN_PROGRESS' && !isClosed(row.retiredAt, now));
  const retake =
    retakeFacts && test.askedBy === null ? judgeRetake(instrument, lastResult(sessions), retakeFacts) : null;
  const canBegin = mayTake && test.isPublished && !open && retakeFacts !== undefined && retake === null;
  return {
    testId: test.testId,
    testNm: instrument.name[locale],
    summary: instrument.summary[locale],
    instructions: instrument.instructions[locale],
    source: instrument.source[locale],
    minutes: instrument.minutes,
    itemCount: instrument.itemList.length,
    isValidated: instrument.evidence !== undefined,
    open: open && mayTake ? presentOpen(open, test) : null,
    canBegin,
    dueOn: mayTake ? test.askedBy : null,
    retake: mayTake && test.isPublished && !open ? retake : null,
    attemptList: sessions.flatMap((row) =>
      row.scoredAt === null
        ? []
        : [
            {
              sessionId: row.id,
              takenAt: row.scoredAt.toISOString(),
              versionNo: row.versionNumber,
              status: row.status,
              qualityList: row.quality,
              reason: row.reason,
            },
          ],
    ),
  };
}

function presentOpen(row: SessionRow, { answerCounts, instruments }: TestFacts): NonNullable<TestToTake['open']> {
  return {
    sessionId: row.id,
    answeredCount: answerCounts.get(row.id) ?? 0,
    itemCount: instruments.get(row.versionId)?.itemList.length ?? 0,
    lastAt: row.lastAt.toISOString(),
    finishBy: koreanDate(endOf(row)),
  };
}
