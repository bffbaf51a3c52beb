/** Freezes papers as they are handed in. */
import type { corrections as calls } from '@naru/contract/areas/portfolio/correction.ts';
import { blindResume } from '@naru/contract/areas/portfolio/blind.ts';
import type { PaperSnapshot, SnapshotQuestion } from '@naru/contract/areas/portfolio/snapshot.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import type { z } from 'zod';

import { fail, failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import type { CorrectedPaper } from '../core/end-request.ts';
import { keepShown } from '../core/keep-shown.ts';
import { nameLetter } from '../core/letter-name.ts';
import { readFacts, type Sources } from '../resume/facts.ts';
import { indexFacts, leaveOutGone, settle } from '../resume/rules.ts';
import { countSnapshot } from './length.ts';
import {
  keepAnswers,
  keepResume,
  lockOptionalResume,
  lockQuestions,
  selectOptionalLetter,
  selectQuestions,
} from './paper-store.ts';
import { correctionWords } from './words.ts';

type Asked = z.output<typeof calls.createCorrection.body>;

export interface FrozenPaper {
  readonly title: string;
  readonly company: string;
  readonly snapshot: PaperSnapshot;
  readonly characters: number;
}

/** Refuses papers that are somebody else's or were deleted. @throws Failure `notFound`, `invalid` at its field */
export async function expectOwn(ctx: WriteContext, { letterId, resumeId }: CorrectedPaper): Promise<void> {
  const { tx, actor, locale } = ctx;
  const say = correctionWords[locale];
  if (letterId === null && resumeId === null) failField('letterId', say.nothing);
  if (letterId !== null) {
    const found = await selectOptionalLetter(tx, { id: letterId, memberId: actor.memberId });
    if (found?.isDeleted ?? fail('notFound')) failField('letterId', say.deletedLetter);
  }
  if (resumeId === null) return;
  const found = await lockOptionalResume(tx, { id: resumeId, memberId: actor.memberId });
  if (found?.isDeleted ?? fail('notFound')) failField('resumeId', say.deletedResume);
}

/** Reads what is handed in, holds it, and keeps a version of each part. @throws Failure `invalid` at its field */
export async function freezePapers(ctx: WriteContext, asked: Asked, sources: Sources): Promise<FrozenPaper> {
  const letter = asked.letterId === null ? null : await freezeLetter(ctx, asked.letterId, asked.questionIdList);
  const language = letter?.language ?? asked.language;
  const { resumeId } = asked;
  const resume = resumeId === null ? null : await freezeResume(ctx, { resumeId, language, sources });
  const snapshot: PaperSnapshot = { language, letter: letter?.frozen ?? null, resume };
  const title = letter ? nameLetter(letter.frozen, ctx.locale) : (resume?.title ?? '');
  return { title, company: letter?.frozen.company ?? '', snapshot, characters: countSnapshot(snapshot) };
}

async function freezeLetter(ctx: WriteContext, letterId: string, questionIds: readonly string[]) {
  const { tx, actor, now, locale } = ctx;
  const say = correctionWords[locale];
  const found = await selectOptionalLetter(tx, { id: letterId, memberId: actor.memberId });
  if (!found) return fail('notFound');
  await lockQuestions(tx, letterId);
  const questionList = pickQuestions(await selectQuestions(tx, letterId), new Set(questionIds));
  if (questionList.length === 0) failField('questionIdList', say.noQuestion);
  if (questionList.every(({ answer }) => answer.trim() === '')) failField('questionIdList', say.empty);
  await keepAnswers(tx, { questionIds: questionList.map(({ questionId }) => questionId), at: now });
  const { title, company, job, dueOn, language } = found;
  return { language, frozen: { title, company, job, dueOn, questionList } };
}

const pickQuestions = (all: readonly SnapshotQuestion[], chosen: ReadonlySet<string>): SnapshotQuestion[] =>
  all.filter(({ questionId }) => chosen.has(questionId));

interface ResumeAsked {
  readonly resumeId: string;
  readonly language: PaperLanguage;
  readonly sources: Sources;
}

async function freezeResume(ctx: WriteContext, { resumeId, language, sources }: ResumeAsked) {
  const { tx, actor, now } = ctx;
  const found = await lockOptionalResume(tx, { id: resumeId, memberId: actor.memberId });
  if (!found) return fail('notFound');
  await keepResume(tx, { resumeId, at: now });
  const facts = indexFacts(await readFacts(tx, sources, actor.memberId));
  const settled = settle(found.content, { facts, earlier: [found.content] });
  const kept = leaveOutGone(settled.content, facts);
  return { title: found.title, content: keepShown(found.isBlind ? blindResume(kept) : kept), language };
}
