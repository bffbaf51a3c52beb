/** How lines come to be: one way for whatever brings points, and one for taking them back. */
import { emitEvent } from '../../../blocks/event/emit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { mileagePosted } from '../core/posted-event.ts';
import { judgeDeed, lapse, type Judged } from '../rule/rules.ts';
import {
  selectCounted,
  selectOptionalDay,
  selectOptionalRule,
  type DayFacts,
  type ItemRow,
  type RuleRow,
} from '../rule/store.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  insertLine,
  lockAccount,
  selectCorrections,
  selectPostingTerm,
  selectSourceLines,
  type CountingLine,
} from './store.ts';

/** Something that may bring points. */
export interface Earning {
  readonly memberId: string;
  readonly item: ItemRow;
  /** A day in Seoul. */
  readonly happenedOn: string;
  readonly quantity: number;
  readonly promised: number | null;
}

export interface JudgedEarning extends Judged {
  readonly rule: RuleRow | undefined;
  /** Undefined: before all terms. */
  readonly day: DayFacts | undefined;
}

/** Says what a deed would bring now; posting does no more than write this down. */
export async function judgeEarning(db: Db, { memberId, item, happenedOn, ...deed }: Earning): Promise<JudgedEarning> {
  const day = await selectOptionalDay(db, memberId, happenedOn);
  const rule = await selectOptionalRule(db, item.id, happenedOn);
  const counted = day
    ? await selectCounted(db, { memberId, item, year: day.year, semesterCode: day.semesterCode })
    : { termPoints: 0, lifePoints: 0 };
  return { rule, day, ...judgeDeed(rule, { ...deed, registerStatus: day?.registerStatus ?? null }, counted) };
}

export interface Poster {
  readonly tx: Tx;
  readonly now: Date;
  readonly platform: Pick<Platform, 'followersOf'>;
}

/** The fact that a line comes from. */
export type Source =
  | { readonly traineeId: string }
  | { readonly testSessionId: string }
  | { readonly meetingId: string }
  | { readonly claimId: string };

export interface Posting extends Earning {
  readonly source: Source;
  /** Null: the portal, by the rule. */
  readonly postedBy: string | null;
  /** The survey that its points waited for is over, and nobody answered: they are lost. */
  readonly isUnanswered?: boolean;
}

/** A line that was written, and what it brought or took. */
export interface Posted {
  readonly lineId: string;
  readonly points: number;
  /** Points would have come, had the survey been answered. */
  readonly hasLapsed?: boolean;
}

/**
 * Posts what a deed brings, once: nothing where a line of its source counts already or no rule is in force. A deed that brings
 * no points has a line too, which says why. Locks the account.
 */
export async function postEarning({ tx, now, platform }: Poster, posting: Posting): Promise<Posted | undefined> {
  const { memberId, item, happenedOn, quantity, source, postedBy } = posting;
  await lockAccount(tx, memberId);
  const { counting, count } = await selectSourceLines(tx, source);
  if (counting) return undefined;
  const { rule, day, ...judged } = await judgeEarning(tx, posting);
  if (!rule || !day) return undefined;
  const hasLapsed = posting.isUnanswered === true && judged.points > 0;
  const { points, explanationList } = hasLapsed ? lapse(judged) : judged;
  const about = { year: day.year, semesterCode: day.semesterCode };
  const lineId = await insertLine(tx, {
    memberId,
    kind: 'EARN',
    amount: points,
    term: await selectPostingTerm(tx, about, koreanDate(now)),
    about,
    happenedOn,
    sourceKey: `${keyOf(source)}:${count + 1}`,
    typeCode: item.typeCode,
    itemId: item.id,
    ruleId: rule.id,
    gradeGroup: item.gradeGroup,
    ...source,
    quantity,
    explanationList,
    postedAt: now,
    postedBy,
  });
  if (lineId === undefined) return undefined;
  await emitEvent({ tx, platform }, mileagePosted, { recordId: lineId, version: 1, data: { memberId, points } });
  return { lineId, points, hasLapsed };
}

interface Reversal {
  readonly memberId: string;
  readonly source: Source | { readonly useId: string };
  readonly memo: string;
  readonly postedBy: string | null;
}

/**
 * Takes the counting line of a source back, if there is one, and what objections to it corrected; what is spent already
 * becomes a debt. Locks the account.
 */
export async function reverseSource(poster: Poster, reversal: Reversal): Promise<Posted | undefined> {
  const { tx } = poster;
  await lockAccount(tx, reversal.memberId);
  const { counting } = await selectSourceLines(tx, reversal.source);
  if (!counting) return undefined;
  const posted = await reverseLine(poster, reversal, counting);
  // A correction counts towards no cap and no sum of its type, and neither does taking it back.
  const loose = { typeCode: null, itemId: null, gradeGroup: null };
  for (const correction of await selectCorrections(tx, counting.id))
    await reverseLine(poster, reversal, { ...correction, ...loose });
  return posted;
}

async function reverseLine(
  { tx, now, platform }: Poster,
  { memberId, source, memo, postedBy }: Reversal,
  line: CountingLine,
): Promise<Posted | undefined> {
  const about = { year: line.aboutYear, semesterCode: line.aboutSemester };
  const points = -line.amount;
  const lineId = await insertLine(tx, {
    memberId,
    kind: 'REVERSE',
    amount: points,
    term: await selectPostingTerm(tx, about, koreanDate(now)),
    about,
    happenedOn: koreanDate(now),
    sourceKey: `reverse:${line.id}`,
    typeCode: line.typeCode,
    itemId: line.itemId,
    ruleId: line.ruleId,
    gradeGroup: line.gradeGroup,
    ...source,
    reversesId: line.id,
    memo,
    postedAt: now,
    postedBy,
  });
  if (lineId === undefined) return undefined;
  await emitEvent({ tx, platform }, mileagePosted, { recordId: lineId, version: 1, data: { memberId, points } });
  return { lineId, points };
}

function keyOf(source: Source): string {
  if ('traineeId' in source) return `programme:${source.traineeId}`;
  if ('meetingId' in source) return `meeting:${source.meetingId}`;
  return 'testSessionId' in source ? `test:${source.testSessionId}` : `claim:${source.claimId}`;
}
