/**
 * Requests for correction of the demonstration: the demo corrector has forty in every state, and the student whom
 * everybody tries first one that is completed and one that is open. Pure.
 */
import type { PaperSnapshot } from '@naru/contract/areas/portfolio/snapshot.ts';
import type { CorrectorKind } from '@naru/contract/areas/portfolio/words.ts';
import type { Insertable } from 'kysely';

import type { DB } from '../../src/platform/db/schema.gen.ts';
import { addDays } from '../calendar.ts';
import type { Person, Plan, Student } from '../model.ts';
import { createIds } from '../random.ts';
import { LETTER_PLOTS, MESSAGES, OVERALLS, OWN_TEMPLATES, TEMPLATES, type LetterPlot } from './correction-texts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CORRECTOR = 'career';
const FIRST = 'student';

type Rows<T extends keyof DB> = Insertable<DB[T]>[];

export interface CorrectionRows {
  readonly letters: Rows<'cover_letter'>;
  readonly questions: Rows<'cover_letter_question'>;
  readonly answers: Rows<'cover_letter_answer'>;
  readonly corrections: Rows<'letter_correction'>;
  readonly changes: Rows<'status_change'>;
  readonly views: Rows<'paper_view'>;
  readonly templates: Rows<'correction_template'>;
}

/** QUEUED: nobody has it. TAKEN: the demo corrector has it. DONE: the demo corrector completed it. */
type State = 'QUEUED' | 'TAKEN' | 'DONE';

interface Plot {
  readonly state: State;
  /** Whole days before today on which it was asked for. */
  readonly askedAgo: number;
  /** Days from today to the last day of an answer; negative where it has passed. */
  readonly answerIn: number;
  readonly wanted: CorrectorKind;
  readonly round: number;
}

const many = (count: number, make: (at: number) => Plot): Plot[] => Array.from({ length: count }, (_, at) => make(at));
const KINDS: readonly CorrectorKind[] = ['ANY', 'CAREER', 'ANY', 'PROFESSOR', 'CAREER', 'ANY', 'COACH'];
const kindOf = (at: number): CorrectorKind => KINDS[at % KINDS.length] ?? 'ANY';

/** Two late ones, three within 48 hours; of forty. */
const PLOTS: readonly Plot[] = [
  ...many(2, (at) => ({ state: 'TAKEN', askedAgo: 6 + at, answerIn: -1 - at, wanted: 'CAREER', round: 1 })),
  ...many(3, (at) => ({ state: 'TAKEN', askedAgo: 3 + at, answerIn: at === 0 ? 0 : 1, wanted: kindOf(at), round: 1 })),
  ...many(7, (at) => ({
    state: 'TAKEN',
    askedAgo: 1 + (at % 2),
    answerIn: 3 + (at % 3),
    wanted: kindOf(at),
    round: 1,
  })),
  ...many(14, (at) => ({
    state: 'QUEUED',
    askedAgo: 1 + (at % 2),
    answerIn: 2 + (at % 4),
    wanted: kindOf(at),
    round: 1,
  })),
  ...many(14, (at) => ({ state: 'DONE', askedAgo: 6 + at, answerIn: -2 - at, wanted: kindOf(at + 2), round: 1 })),
];

/** The student whom everybody tries first: one to look at, one that is being corrected. */
const OWN_PLOTS: readonly Plot[] = [
  { state: 'DONE', askedAgo: 9, answerIn: -4, wanted: 'CAREER', round: 1 },
  { state: 'TAKEN', askedAgo: 2, answerIn: 2, wanted: 'ANY', round: 1 },
];

export interface CorrectionsOwn {
  readonly students: readonly Student[];
  readonly people: readonly Person[];
}

/** Returns nothing where the demo corrector is not there. */
export function makeCorrections(plan: Plan, { students, people }: CorrectionsOwn): CorrectionRows {
  const rows: CorrectionRows = {
    letters: [],
    questions: [],
    answers: [],
    corrections: [],
    changes: [],
    views: [],
    templates: [],
  };
  const corrector = people.find(({ member }) => member.username === CORRECTOR);
  if (!corrector) return rows;
  const making: Making = {
    rows,
    dawn: Date.parse(`${plan.today}T00:00:00+09:00`),
    today: plan.today,
    correctorId: corrector.member.id,
    ids: createIds('letter_correction'),
    changeIds: createIds('status_change:letter_correction'),
  };
  const writers = students.filter(({ leftOn, member, row }) => leftOn === null && !member.is_demo && row.grade >= 3);
  const seen = new Set<string>();
  const others = writers.filter(({ member }) => !seen.has(member.id) && seen.add(member.id));
  PLOTS.forEach((plot, at) => {
    // Nobody has more than one, so that nobody has too many open.
    const writer = others[at];
    if (writer) writeCorrection(making, { plot, at, memberId: writer.member.id });
  });
  const first = students.find(({ member }) => member.username === FIRST);
  if (first) OWN_PLOTS.forEach((plot, at) => writeCorrection(making, { plot, at, memberId: first.member.id }));
  writeTemplates(making);
  return rows;
}

interface Making {
  readonly rows: CorrectionRows;
  readonly dawn: number;
  readonly today: string;
  readonly correctorId: string;
  readonly ids: () => string;
  readonly changeIds: () => string;
}

interface Writing {
  readonly plot: Plot;
  readonly at: number;
  readonly memberId: string;
}

const iso = (ms: number): string => new Date(ms).toISOString();
const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

/** Writes a letter with its request, and what became of it. */
function writeCorrection(making: Making, { plot, at, memberId }: Writing): void {
  const { rows, dawn, today, correctorId, ids, changeIds } = making;
  const letter = pick(LETTER_PLOTS, at);
  const askedAt = dawn - plot.askedAgo * DAY_MS + (9 + (at % 8)) * HOUR_MS + (at % 2) * (HOUR_MS / 2);
  const dueOn = plot.state === 'DONE' ? null : addDays(today, Math.max(plot.answerIn, 0) + 1 + (at % 5));
  const { letterId, questionIds, title } = writeLetter(making, { letter, memberId, dueOn, askedAt });
  const questionList = letter.questions.map(({ question, most, answer }, index) => ({
    questionId: questionIds[index] ?? '',
    question,
    most,
    unit: 'CHARACTER' as const,
    countsSpaces: true,
    lineBreak: 1,
    answer,
  }));
  const snapshot: PaperSnapshot = {
    language: 'ko',
    letter: { title: '', company: letter.company, job: letter.job, dueOn, questionList },
    resume: null,
  };
  const id = ids();
  const takenAt = askedAt + 3 * HOUR_MS;
  const doneAt = askedAt + 2 * DAY_MS;
  const isTaken = plot.state !== 'QUEUED';
  const isDone = plot.state === 'DONE';
  rows.corrections.push({
    id,
    member_id: memberId,
    letter_id: letterId,
    resume_id: null,
    round: plot.round,
    status: isDone ? 'COMPLETED' : 'REQUESTED',
    wanted: plot.wanted,
    message: pick(MESSAGES, at),
    title,
    company: letter.company,
    due_on: dueOn,
    answer_by: iso(dawn + (plot.answerIn + 1) * DAY_MS),
    snapshot: JSON.stringify(snapshot),
    characters: questionList.reduce((sum, { answer }) => sum + answer.length, 0),
    assignee_id: isTaken ? correctorId : null,
    claimed_at: isTaken ? iso(takenAt) : null,
    first_comment_at: null,
    requested_at: iso(askedAt),
    completed_at: isDone ? iso(doneAt) : null,
    rubric: JSON.stringify(isDone ? { CONCRETENESS: 3 + (at % 3), FIT: 4, STRUCTURE: 3, EXPRESSION: 4 } : {}),
    overall: isDone ? pick(OVERALLS, at) : '',
    version: isDone ? 3 : isTaken ? 2 : 1,
  });
  const happened = (action: 'ASK' | 'CLAIM' | 'FINISH', when: number, actorId: string): void =>
    void rows.changes.push({
      id: changeIds(),
      entity: 'letter_correction',
      entity_id: id,
      from_status: action === 'ASK' ? null : 'REQUESTED',
      to_status: action === 'FINISH' ? 'COMPLETED' : 'REQUESTED',
      action,
      actor_id: actorId,
      actor_role: { ASK: 'STUDENT', CLAIM: 'CORRECTOR', FINISH: 'ASSIGNEE' }[action],
      assignee_id: action === 'ASK' ? null : actorId,
      at: iso(when),
    });
  happened('ASK', askedAt, memberId);
  if (!isTaken) return;
  happened('CLAIM', takenAt, correctorId);
  rows.views.push(viewOf({ id: ids(), correctionId: id, viewerId: correctorId, at: takenAt }));
  if (isDone) happened('FINISH', doneAt, correctorId);
}

const viewOf = (view: { id: string; correctionId: string; viewerId: string; at: number }) => ({
  id: view.id,
  paper: 'CORRECTION',
  paper_id: view.correctionId,
  viewer_id: view.viewerId,
  audience: 'CORRECTOR',
  viewed_at: iso(view.at),
});

interface WrittenLetter {
  readonly letterId: string;
  readonly questionIds: readonly string[];
  readonly title: string;
}

function writeLetter(
  { rows, ids }: Making,
  wish: {
    readonly letter: LetterPlot;
    readonly memberId: string;
    readonly dueOn: string | null;
    readonly askedAt: number;
  },
): WrittenLetter {
  const { letter, memberId, dueOn, askedAt } = wish;
  const letterId = ids();
  const title = `${letter.company} · ${letter.job}`;
  rows.letters.push({
    id: letterId,
    member_id: memberId,
    title: '',
    company: letter.company,
    job: letter.job,
    due_on: dueOn,
    language: 'ko',
    created_at: iso(askedAt - 2 * DAY_MS),
    changed_at: iso(askedAt - HOUR_MS),
  });
  const questionIds = letter.questions.map(({ question, most, answer }, position) => {
    const id = ids();
    rows.questions.push({
      id,
      letter_id: letterId,
      position,
      question,
      most,
      unit: 'CHARACTER',
      counts_spaces: true,
      line_break: 1,
      answer,
      answered_at: iso(askedAt - HOUR_MS),
      version: 1,
    });
    rows.answers.push({
      id: ids(),
      question_id: id,
      number: 1,
      reason: 'CORRECTION',
      name: '',
      answer,
      created_at: iso(askedAt),
    });
    return id;
  });
  return { letterId, questionIds, title };
}

function writeTemplates({ rows, ids, correctorId }: Making): void {
  const add = (ownerId: string | null) => (pair: readonly [title: string, text: string], position: number) =>
    rows.templates.push({ id: ids(), owner_id: ownerId, title: pair[0], text: pair[1], position });
  TEMPLATES.forEach(add(null));
  OWN_TEMPLATES.forEach(add(correctorId));
}
