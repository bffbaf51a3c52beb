/** Sessions of the demonstration as rows: answers, scores, readings, and how their states changed. */
import type { Insertable } from 'kysely';

import { chooseGroup, readScores, type NormGroup } from '../../src/areas/ability/scoring/reading.ts';
import type { DB } from '../../src/platform/db/schema.gen.ts';
import type { TakenTest } from '../mileage/core.ts';
import type { Person } from '../model.ts';
import { DAY_MS, type DemoSession } from './sessions.ts';
import { STORIES } from './stories.ts';

const DOUBTED = '같은 답을 이어서 고른 문항이 많아 결과로 쓰기 어려워요. 다시 검사해 주세요.';

export type Rows<T extends keyof DB> = Insertable<DB[T]>[];

export interface AbilityPart {
  readonly sessions: Rows<'ability_session'>;
  readonly changes: Rows<'status_change'>;
  readonly answers: Rows<'ability_answer'>;
  readonly scores: Rows<'ability_score'>;
  readonly readings: Rows<'ability_reading'>;
  readonly shares: Rows<'ability_share'>;
  readonly views: Rows<'ability_view'>;
  readonly taken: TakenTest[];
}

/** Everything that a session's rows need. */
export interface Making {
  readonly office: Person;
  readonly norms: ReadonlyMap<string, DemoNorm>;
  readonly answered: ReadonlySet<string>;
  readonly invalidated: ReadonlySet<string>;
  readonly latest: ReadonlyMap<string, DemoSession>;
  readonly dawn: number;
  readonly ids: Readonly<Record<'change' | 'reading' | 'submission', () => string>>;
}

export interface DemoNorm {
  readonly id: string;
  readonly groups: readonly NormGroup[];
}

export const iso = (ms: number): string => new Date(ms).toISOString();

export function makePart(making: Making, sessions: readonly DemoSession[]): AbilityPart {
  const part: AbilityPart = {
    sessions: [],
    changes: [],
    answers: [],
    scores: [],
    readings: [],
    shares: [],
    views: [],
    taken: [],
  };
  for (const session of sessions) {
    part.sessions.push(toSessionRow(making, session));
    part.changes.push(...toChanges(making, session));
    if (session.status === 'SCORED') part.taken.push(toTaken(making, session));
    part.scores.push(
      ...session.scores.map(({ scaleCode, raw, answered }) => ({
        session_id: session.id,
        scale_code: scaleCode,
        raw,
        answered,
      })),
    );
    if (making.answered.has(session.memberId)) part.answers.push(...toAnswers(session));
    if (session.status === 'SCORED') part.readings.push(toReading(making, session));
  }
  return part;
}

function toSessionRow(making: Making, session: DemoSession): Insertable<DB['ability_session']> {
  const { id, username, testCode, status, version, place, term, at, answers } = session;
  const isResult = status === 'SCORED';
  const isInvalid = making.invalidated.has(id);
  const isLatest = making.latest.get(`${username} ${testCode}`)?.id === id;
  const reflection = STORIES[username]?.reflection;
  const items = version.answered.items;
  return {
    id,
    member_id: session.memberId,
    test_id: version.testId,
    version_id: version.id,
    status: isInvalid ? 'INVALIDATED' : status,
    department_code: place.departmentCode,
    college_code: place.collegeCode,
    grade: place.grade,
    year: term.year,
    semester_code: term.semesterCode,
    language: session.language,
    switched_language: session.switched,
    at_item: isResult ? (items.at(-1)?.code ?? null) : (items[answers.size]?.code ?? null),
    elapsed_seconds: session.elapsed,
    started_at: iso(session.startedAt),
    last_at: iso(at),
    scored_at: isResult ? iso(at) : null,
    submission_id: isResult ? making.ids.submission() : null,
    quality: [...session.quality],
    reflection: isLatest && reflection?.test === testCode ? reflection.text : '',
    invalidated_by: isInvalid ? making.office.member.id : null,
    invalidated_at: isInvalid ? iso(invalidatedAt(making, at)) : null,
    reason: isInvalid ? DOUBTED : null,
    version: (status === 'IN_PROGRESS' ? 1 : 2) + (isInvalid ? 1 : 0),
  };
}

function toTaken(making: Making, { id, memberId, term, at }: DemoSession): TakenTest {
  const { year, semesterCode } = term;
  const isInvalid = making.invalidated.has(id);
  return {
    sessionId: id,
    memberId,
    year,
    semesterCode,
    at,
    invalidatedAt: isInvalid ? invalidatedAt(making, at) : null,
  };
}

/** A day later, but not today. */
const invalidatedAt = ({ dawn }: Making, at: number): number => Math.min(at + DAY_MS, dawn);

function toChanges(making: Making, session: DemoSession): Rows<'status_change'> {
  const { id, memberId, status, startedAt, at } = session;
  const change = (
    from: string | null,
    to: string,
    [moment, role, actor]: readonly [number, string, string | null],
  ) => ({
    id: making.ids.change(),
    entity: 'ability_session',
    entity_id: id,
    from_status: from,
    to_status: to,
    actor_id: actor,
    actor_role: role,
    at: iso(moment),
  });
  const changes = [change(null, 'IN_PROGRESS', [startedAt, 'STUDENT', memberId])];
  if (status === 'SCORED') changes.push(change('IN_PROGRESS', 'SCORED', [at, 'STUDENT', memberId]));
  if (status === 'EXPIRED') changes.push(change('IN_PROGRESS', 'EXPIRED', [at + 30 * DAY_MS, 'SYS', null]));
  if (making.invalidated.has(id))
    changes.push(change('SCORED', 'INVALIDATED', [invalidatedAt(making, at), 'OFFICE', making.office.member.id]));
  return changes;
}

/** Half of the answers of somebody who switched are in the other language. */
function toAnswers({ id, answers, language, switched, at }: DemoSession): Rows<'ability_answer'> {
  const other = language === 'ko' ? 'en' : 'ko';
  const changedAt = iso(at);
  return [...answers].map(([item, value], place) => ({
    session_id: id,
    item_code: item,
    value,
    language: switched && place > answers.size / 2 ? other : language,
    changed_at: changedAt,
  }));
}

function toReading(
  { norms, ids }: Making,
  { id, version, place, scores, at }: DemoSession,
): Insertable<DB['ability_reading']> {
  const norm = norms.get(version.id);
  const chosen = norm && chooseGroup(norm.groups, place);
  const raws = new Map(scores.map(({ scaleCode, raw }) => [scaleCode, raw]));
  return {
    id: ids.reading(),
    session_id: id,
    norm_id: norm?.id ?? null,
    group_id: chosen?.group.id ?? null,
    people: chosen?.people ?? null,
    scores: JSON.stringify(readScores(version.answered.instrument, raws, chosen?.group.rows)),
    is_shown: true,
    read_at: iso(at),
  };
}
