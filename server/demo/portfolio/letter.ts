/** Cover letters of the student whom everybody tries first. Pure. */
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import { addDays } from '../calendar.ts';
import type { Plan, Student } from '../model.ts';
import { createIds } from '../random.ts';
import { DEMO_LETTERS } from './letter-texts.ts';

export interface LetterRows {
  readonly letters: Insertable<DB['cover_letter']>[];
  readonly questions: Insertable<DB['cover_letter_question']>[];
  readonly answers: Insertable<DB['cover_letter_answer']>[];
}

const WRITER = 'student';
const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;

export function makeLetters({ today }: Plan, students: readonly Student[]): LetterRows {
  const rows: LetterRows = { letters: [], questions: [], answers: [] };
  const memberId = students.find(({ member }) => member.username === WRITER)?.member.id;
  if (memberId === undefined) return rows;
  const nextLetterId = createIds('cover_letter');
  const nextQuestionId = createIds('cover_letter_question');
  const nextAnswerId = createIds('cover_letter_answer');
  const noon = Date.parse(`${today}T12:00:00+09:00`);
  for (const { title, company, job, dueIn, language, daysAgo, questions } of DEMO_LETTERS) {
    const letterId = nextLetterId();
    const changedAt = noon - daysAgo * DAY_MS;
    rows.letters.push({
      id: letterId,
      member_id: memberId,
      title,
      company,
      job,
      due_on: dueIn === null ? null : addDays(today, dueIn),
      language,
      created_at: new Date(changedAt - 5 * DAY_MS).toISOString(),
      changed_at: new Date(changedAt).toISOString(),
    });
    questions.forEach(({ question, most, unit, answer, earlier = [] }, position) => {
      const questionId = nextQuestionId();
      rows.questions.push({
        id: questionId,
        letter_id: letterId,
        position,
        question,
        most,
        unit,
        counts_spaces: true,
        line_break: unit === 'CHARACTER' ? 1 : 2,
        answer,
        answered_at: answer === '' ? null : new Date(changedAt).toISOString(),
        version: answer === '' ? 1 : 2 + earlier.length,
      });
      earlier.forEach((text, at) =>
        rows.answers.push({
          id: nextAnswerId(),
          question_id: questionId,
          number: at + 1,
          reason: at === 0 ? 'NAMED' : 'AUTO',
          name: at === 0 ? '첫 초안' : '',
          answer: text,
          created_at: new Date(changedAt - (earlier.length - at) * HALF_HOUR_MS * 3).toISOString(),
        }),
      );
    });
  }
  return rows;
}
