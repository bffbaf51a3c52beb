/** Tests of the demonstration: their versions, who took them, norms, and a test that the first year has to take. */
import { addDays, type DemoTerm } from '../calendar.ts';
import { ordinalOf, type Person, type Plan, type Student } from '../model.ts';
import { createIds, createRandom } from '../random.ts';
import { readDemoTests } from './instruments.ts';
import { makeNormGroups } from './norms.ts';
import { iso, makePart, type AbilityPart, type DemoNorm, type Making, type Rows } from './session-rows.ts';
import {
  DAY_MS,
  HOUR_MS,
  makeSessions,
  prepare,
  startOf,
  type DemoSession,
  type DemoVersion,
  type SessionsOwn,
} from './sessions.ts';
import { STORIES } from './stories.ts';

export const TESTING_ROLE = 'TESTING_CENTRE';
/** People whose answers are there too: of the largest demonstration, scores are enough. */
const MOST_ANSWERED = 400;
const PART = 1500;
const SHARED = { ADVISOR: 0.15, COACH: 0.05 } as const;
const COMPULSORY_TEST = 'CORE';
const COMPULSORY_DAYS = { before: 18, after: 9 } as const;

export interface AbilityBase {
  readonly tests: Rows<'ability_test'>;
  readonly versions: Rows<'ability_version'>;
  readonly norms: Rows<'ability_norm'>;
  readonly groups: Rows<'ability_norm_group'>;
  readonly normRows: Rows<'ability_norm_row'>;
  readonly assignments: Rows<'ability_assignment'>;
  readonly reminders: Rows<'ability_reminder'>;
}
export interface AbilityOwn extends Pick<SessionsOwn, 'terms' | 'students' | 'collegeOf'> {
  /** Everybody, by the name that they sign in with: who looks at results. */
  readonly people: readonly Person[];
}

/** Makes the tests first, then what people did, some thousand sessions at a time. */
export function* makeAbility(plan: Plan, own: AbilityOwn): Generator<Partial<AbilityBase & AbilityPart>> {
  const office = own.people.find(({ roles }) => roles.includes(TESTING_ROLE));
  const current = own.terms.find(({ isCurrent }) => isCurrent);
  if (!office || !current) return;
  const { tests, versions, rows } = makeVersions(own.terms, { current, office });
  const compulsory = makeCompulsory(plan, { own, current, office, tests });
  const sessions = makeSessions(plan, { ...own, versions, compulsoryFrom: compulsory.from });
  const invalidated = new Set(
    sessions
      .filter(isDoubted)
      .slice(-1)
      .map(({ id }) => id),
  );
  const norms = makeNorms(
    versions,
    sessions.filter(({ id }) => !invalidated.has(id)),
  );
  yield { tests, versions: rows, ...norms.rows, assignments: compulsory.assignments, reminders: compulsory.reminders };
  const results = sessions.filter(({ status }) => status === 'SCORED');
  const making: Making = {
    office,
    norms: norms.byVersion,
    answered: new Set([...new Set(own.students.map(({ member }) => member.id))].slice(0, MOST_ANSWERED)),
    invalidated,
    latest: new Map(results.map((one) => [`${one.username} ${one.testCode}`, one])),
    dawn: startOf(plan.today),
    ids: {
      change: createIds('status_change:ability'),
      reading: createIds('ability_reading'),
      submission: createIds('ability_submission'),
    },
  };
  for (let from = 0; from < sessions.length; from += PART) yield makePart(making, sessions.slice(from, from + PART));
  yield { shares: makeShares(results), views: makeViews(making, own.people) };
}

/** A session that the office takes out of everything: of nobody whom people try. */
const isDoubted = ({ username, status, quality }: DemoSession): boolean =>
  !(username in STORIES) && status === 'SCORED' && quality.includes('STRAIGHT');

function makeVersions(
  terms: readonly DemoTerm[],
  { current, office }: { readonly current: DemoTerm; readonly office: Person },
): { readonly tests: Rows<'ability_test'>; readonly versions: DemoVersion[]; readonly rows: Rows<'ability_version'> } {
  const [testId, versionId] = [createIds('ability_test'), createIds('ability_version')];
  const before = terms.find((term) => ordinalOf(term) === ordinalOf(current) - 3) ?? current;
  const morning = (day: string): number => startOf(day) + 10 * HOUR_MS;
  const tests: Rows<'ability_test'> = [];
  const versions: DemoVersion[] = [];
  for (const [position, { versions: instruments }] of readDemoTests().entries()) {
    const id = testId();
    for (const [at, instrument] of instruments.entries()) {
      const isLast = at === instruments.length - 1;
      versions.push({
        id: versionId(),
        testId: id,
        number: at + 1,
        answered: prepare(instrument),
        publishedAt: at === 0 ? morning(before.beginsOn) : startOf(current.beginsOn),
        retiredAt: isLast ? null : startOf(current.beginsOn),
      });
      if (!isLast) continue;
      const { code, family, name } = instrument;
      tests.push({ id, code, family, name_ko: name.ko, name_en: name.en, position });
    }
  }
  const by = office.member.id;
  const rows = versions.map(({ id, testId: test, number, answered, publishedAt, retiredAt }) => ({
    id,
    test_id: test,
    number,
    status: retiredAt === null ? 'PUBLISHED' : 'RETIRED',
    content: JSON.stringify(answered.instrument),
    created_at: iso(publishedAt - 14 * DAY_MS),
    created_by: by,
    changed_at: iso(publishedAt),
    published_at: iso(publishedAt),
    published_by: by,
    retired_at: retiredAt === null ? null : iso(retiredAt),
    version: retiredAt === null ? 2 : 3,
  }));
  return { tests, versions, rows };
}

function makeNorms(versions: readonly DemoVersion[], sessions: readonly DemoSession[]) {
  const [normId, groupId] = [createIds('ability_norm'), createIds('ability_norm_group')];
  const rows = {
    norms: [] as Rows<'ability_norm'>,
    groups: [] as Rows<'ability_norm_group'>,
    normRows: [] as Rows<'ability_norm_row'>,
  };
  const byVersion = new Map<string, DemoNorm>();
  for (const version of versions) {
    const counted = sessions
      .filter((one) => one.version.id === version.id && one.status === 'SCORED')
      .filter(({ quality, switched }) => quality.length === 0 && !switched)
      .map(({ memberId, place, answers, scores }) => ({
        memberId,
        ...place,
        answers,
        raws: new Map(scores.map(({ scaleCode, raw }) => [scaleCode, raw])),
      }));
    const groups = makeNormGroups(version.answered.instrument, counted, groupId);
    if (groups.length === 0) continue;
    const id = normId();
    byVersion.set(version.id, { id, groups });
    rows.norms.push({
      id,
      version_id: version.id,
      number: 1,
      name_ko: '시연용 규준',
      name_en: 'Demonstration norm',
      source: 'DEMO',
      status: 'IN_FORCE',
      built_at: iso(version.publishedAt),
      built_by: null,
      version: 2,
    });
    for (const group of groups) {
      rows.groups.push({ id: group.id, norm_id: id, college_code: group.collegeCode, grade: group.grade });
      for (const [scale, { people, mean, deviation, error, cuts }] of group.rows)
        rows.normRows.push({ group_id: group.id, scale_code: scale, people, mean, deviation, error, cuts: [...cuts] });
    }
  }
  return { rows, byVersion };
}

function makeCompulsory(
  plan: Plan,
  { own, current, office, tests }: { own: AbilityOwn; current: DemoTerm; office: Person; tests: Rows<'ability_test'> },
) {
  const wanted = addDays(plan.today, -COMPULSORY_DAYS.before);
  const from = wanted < current.beginsOn ? current.beginsOn : wanted;
  const test = tests.find(({ code }) => code === COMPULSORY_TEST);
  const id = createIds('ability_assignment')();
  const assignments: Rows<'ability_assignment'> = test
    ? [
        {
          id,
          test_id: test.id,
          name_ko: `${current.year}학년도 ${current.semesterCode === '10' ? 1 : 2}학기 신입생 핵심역량 진단`,
          name_en: `First-year core competency test, ${current.semesterCode === '10' ? 'spring' : 'fall'} ${current.year}`,
          grades: [1],
          department_codes: [],
          opens_on: from,
          due_on: addDays(plan.today, COMPULSORY_DAYS.after),
          created_at: iso(startOf(addDays(from, -3)) + 10 * HOUR_MS),
          created_by: office.member.id,
        },
      ]
    : [];
  const isCohort = ({ row }: Student): boolean => row.grade === 1 && row.register_status === 'ENROLLED';
  const told = from < plan.today && test ? own.students.filter(isCohort) : [];
  const reminders = told.map(({ member }) => ({
    assignment_id: id,
    member_id: member.id,
    occasion: 'OPENED',
    sent_at: iso(startOf(from) + 9 * HOUR_MS),
  }));
  return { from, assignments, reminders };
}

/** Lets some students, and those of the stories, share a test; from an hour after their first result of it. */
function makeShares(results: readonly DemoSession[]): Rows<'ability_share'> {
  const nextId = createIds('ability_share');
  const first = [...new Map(results.toReversed().map((one) => [`${one.username} ${one.testCode}`, one])).values()];
  return first.flatMap((session) => {
    const { memberId, username, testCode, version, at } = session;
    const random = createRandom(`ability share ${memberId} ${testCode}`);
    const chosen = (['ADVISOR', 'COACH'] as const).filter((audience) => random.chance(SHARED[audience]));
    const story = STORIES[username];
    const told = story?.shares?.filter(({ test }) => test === testCode).map(({ audience }) => audience) ?? [];
    return (story ? told : chosen).map((audience) => ({
      id: nextId(),
      member_id: memberId,
      test_id: version.testId,
      audience,
      granted_at: iso(at),
      revoked_at: null,
    }));
  });
}

/** Results that somebody was let see and has opened. */
function makeViews({ latest, dawn }: Making, people: readonly Person[]): Rows<'ability_view'> {
  const nextId = createIds('ability_view');
  return Object.entries(STORIES).flatMap(([username, { viewed }]) => {
    const session = viewed && latest.get(`${username} ${viewed.test}`);
    const viewer = people.find(({ member }) => member.username === viewed?.by);
    if (!viewed || !session || !viewer) return [];
    const viewedAt = Math.min(session.at + DAY_MS, dawn);
    return [
      {
        id: nextId(),
        session_id: session.id,
        viewer_id: viewer.member.id,
        audience: viewed.audience,
        viewed_at: iso(viewedAt),
      },
    ];
  });
}
