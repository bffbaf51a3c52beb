/** Letters that were handed in to be corrected, as rows. */
import type { PaperSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';
import { sql } from 'kysely';

import { newId } from '../src/platform/db/id.ts';
import type { Db } from '../src/platform/db/db.ts';
import type { MadeMember } from './builders.ts';

export interface HandedIn {
  readonly letterId: string;
  readonly questionIds: readonly string[];
  readonly correctionId: string;
}

interface Wish {
  readonly studentId: string;
  readonly answers: readonly string[];
  /** Null: nobody has taken it. */
  readonly corrector: MadeMember | null;
  readonly at: Date;
}

/** Makes a letter with its answers. */
export async function aLetter(
  db: Db,
  { studentId, answers, at }: Pick<Wish, 'studentId' | 'answers' | 'at'>,
): Promise<Pick<HandedIn, 'letterId' | 'questionIds'>> {
  const letterId = newId();
  await db
    .insertInto('cover_letter')
    .values({
      id: letterId,
      member_id: studentId,
      title: '나루전자 지원서',
      company: '나루전자',
      job: '품질 관리',
      language: 'ko',
      created_at: at,
      changed_at: at,
    })
    .execute();
  const rows = answers.map((answer, position) => ({
    id: newId(),
    letter_id: letterId,
    position,
    question: `${position + 1}번 문항`,
    unit: 'CHARACTER',
    answer,
    answered_at: at,
  }));
  await db.insertInto('cover_letter_question').values(rows).execute();
  return { letterId, questionIds: rows.map(({ id }) => id) };
}

/** Hands a letter in as it is now. */
export async function aRequest(
  db: Db,
  letter: Pick<HandedIn, 'letterId' | 'questionIds'>,
  { studentId, answers, corrector, at, round = 1 }: Wish & { readonly round?: number },
): Promise<HandedIn> {
  const correctionId = newId();
  const snapshot: PaperSnapshot = {
    language: 'ko',
    letter: {
      title: '나루전자 지원서',
      company: '나루전자',
      job: '품질 관리',
      dueOn: null,
      questionList: answers.map((answer, place) => ({
        questionId: letter.questionIds[place] ?? '',
        question: `${place + 1}번 문항`,
        most: null,
        unit: 'CHARACTER',
        countsSpaces: true,
        lineBreak: 1,
        answer,
      })),
    },
    resume: null,
  };
  await sql`
    insert into letter_correction (id, member_id, letter_id, round, status, wanted, title, company, answer_by, snapshot,
      assignee_id, claimed_at, requested_at)
    values (${correctionId}::uuid, ${studentId}::uuid, ${letter.letterId}::uuid, ${round}, 'REQUESTED', 'ANY',
      '나루전자 지원서', '나루전자', ${at}, ${JSON.stringify(snapshot)}::jsonb, ${corrector?.id ?? null}::uuid,
      ${corrector ? at : null}::timestamptz, ${at})`.execute(db);
  return { ...letter, correctionId };
}

export async function handIn(db: Db, wish: Wish): Promise<HandedIn> {
  return aRequest(db, await aLetter(db, wish), wish);
}

/** Answers a request, so that its student sees the comments. */
export async function finish(db: Db, correctionId: string, at: Date): Promise<void> {
  await sql`
    update letter_correction c set status = 'COMPLETED', completed_at = ${at}, overall = '잘 읽었어요.',
      rubric = '{"FIT": 4}', version = c.version + 1
    where c.id = ${correctionId}::uuid`.execute(db);
}
