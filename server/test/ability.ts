/** Tests and who took them, as rows that the portal itself could have made. */
import { Instrument } from '@naru/contract/areas/ability/instrument.ts';
import type { TestLanguage, VersionStatus } from '@naru/contract/areas/ability/words.ts';
import type { z } from 'zod';

import { scoreSession } from '../src/areas/ability/scoring/score-session.ts';
import { newId } from '../src/platform/db/id.ts';
import type { Db } from '../src/platform/db/db.ts';

/** The Tuesday morning on which tests are taken. */
export const TAKING = new Date('2026-11-24T01:00:00Z');

const DAY_MS = 24 * 3_600_000;
const PARTS = ['SELF', 'THINK', 'TALK', 'TEAM', 'WORLD'] as const;
const both = (text: string) => ({ ko: text, en: text });

/**
 * Ten items with values from 1 to 5 on five scales of two items, the second item of each turned round, and TOTAL, the
 * mean of the five: the first two items are of SELF, the next two of THINK. The tenth may be left out.
 */
export function anInstrument(wish: Partial<z.input<typeof Instrument>> = {}): Instrument {
  const itemList = PARTS.flatMap((_part, at) => [2 * at + 1, 2 * at + 2]).map((number) => ({
    code: `Q${number}`,
    text: { ko: `나는 ${number}번처럼 해요.`, en: `I do as number ${number} says.` },
    responses: 'AGREE',
    isOptional: number === 10,
  }));
  const levelList = (['LOW', 'MIDDLE', 'HIGH'] as const).map((level) => ({ level, text: both(level) }));
  const parts = PARTS.map((code, at) => ({
    code,
    name: both(code),
    definition: both(`About ${code}.`),
    formula: 'SUM' as const,
    goodEnd: 'HIGH' as const,
    itemList: [{ item: `Q${2 * at + 1}` }, { item: `Q${2 * at + 2}`, isReversed: true }],
    parent: 'TOTAL',
    levelList,
  }));
  const scaleList = PARTS.map((scale) => ({ scale }));
  return Instrument.parse({
    format: 'naru-instrument-1',
    code: 'core',
    family: '01',
    name: { ko: '핵심역량 진단', en: 'Core competency test' },
    summary: { ko: '내가 무엇을 잘하는지 알아봐요.', en: 'Find out what you are good at.' },
    instructions: { ko: '요즘의 나를 떠올리며 답해 주세요.', en: 'Answer as you are these days.' },
    source: { ko: '시험에만 쓰는 검사예요.', en: 'Made for tests of the portal only.' },
    minutes: 5,
    itemsPerPage: 5,
    responseList: [
      {
        code: 'AGREE',
        optionList: [
          { value: 1, label: { ko: '전혀 아니다', en: 'Not at all' } },
          { value: 2, label: { ko: '아니다', en: 'No' } },
          { value: 3, label: { ko: '보통이다', en: 'So so' } },
          { value: 4, label: { ko: '그렇다', en: 'Yes' } },
          { value: 5, label: { ko: '매우 그렇다', en: 'Very much' } },
        ],
      },
    ],
    itemList,
    scaleList: [
      ...parts,
      { code: 'TOTAL', name: both('TOTAL'), definition: both('All.'), formula: 'MEAN', scaleList, levelList },
    ],
    pictureList: [{ kind: 'RADAR', title: both('Profile'), scaleList: [...PARTS] }],
    ...wish,
  });
}

export interface MadeTest {
  readonly testId: string;
  readonly versionId: string;
  readonly number: number;
  readonly instrument: Instrument;
}

interface TestWish {
  readonly instrument?: Instrument;
  /** PUBLISHED by default. */
  readonly status?: VersionStatus;
  /** Makes it a further version of this test. */
  readonly testId?: string;
  readonly number?: number;
  readonly retiredAt?: Date;
}

/** Inserts a version of a test, and the test where it is the first. */
export async function aTest(db: Db, wish: TestWish = {}): Promise<MadeTest> {
  const { instrument = anInstrument(), status = 'PUBLISHED', number = 1 } = wish;
  const [testId, versionId] = [wish.testId ?? newId(), newId()];
  const before = new Date(TAKING.getTime() - 40 * DAY_MS);
  if (wish.testId === undefined) {
    const { code, family, name } = instrument;
    await db
      .insertInto('ability_test')
      .values({ id: testId, code, family, name_ko: name.ko, name_en: name.en })
      .execute();
  }
  await db
    .insertInto('ability_version')
    .values({
      id: versionId,
      test_id: testId,
      number,
      status,
      content: JSON.stringify(instrument),
      created_at: before,
      changed_at: before,
      published_at: status === 'DRAFT' ? null : before,
      retired_at: status === 'RETIRED' ? (wish.retiredAt ?? TAKING) : null,
    })
    .execute();
  return { testId, versionId, number, instrument };
}

/** Answers to all items of an instrument, each with one of the values that it offers. */
export function answersOf(
  { itemList, responseList }: Instrument,
  choose: (item: string, at: number) => number = () => 0,
): Map<string, number> {
  const offered = new Map(responseList.map(({ code, optionList }) => [code, optionList.map(({ value }) => value)]));
  return new Map(
    itemList.map(({ code, responses }, at) => {
      const values = offered.get(responses) ?? [];
      return [code, values[choose(code, at) % values.length] ?? 0];
    }),
  );
}

interface SessionWish {
  readonly memberId: string;
  readonly test: MadeTest;
  readonly answers?: ReadonlyMap<string, number>;
  readonly departmentCode?: string;
  readonly collegeCode?: string | null;
  readonly grade?: number;
  readonly language?: TestLanguage;
  readonly switchedLanguage?: boolean;
  /** The moment of its submission; it began ten minutes before. */
  readonly at?: Date;
}

async function aSession(db: Db, wish: SessionWish, columns: { scored_at: Date | null }): Promise<string> {
  const { at = TAKING, language = 'ko', answers = answersOf(wish.test.instrument) } = wish;
  const id = newId();
  await db
    .insertInto('term')
    .values({ year: 2026, semester_code: '20', begins_on: '2026-09-01', ends_on: '2026-12-31', week1_on: '2026-09-01' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('ability_session')
    .values({
      id,
      member_id: wish.memberId,
      test_id: wish.test.testId,
      version_id: wish.test.versionId,
      status: columns.scored_at ? 'SCORED' : 'IN_PROGRESS',
      department_code: wish.departmentCode ?? '20000',
      college_code: wish.collegeCode ?? null,
      grade: wish.grade ?? 2,
      year: 2026,
      semester_code: '20',
      language,
      switched_language: wish.switchedLanguage ?? false,
      started_at: new Date(at.getTime() - 600_000),
      last_at: at,
      elapsed_seconds: 300,
      submission_id: columns.scored_at ? newId() : null,
      ...columns,
    })
    .execute();
  const rows = [...answers].map(([item_code, value]) => ({
    session_id: id,
    item_code,
    value,
    language,
    changed_at: at,
  }));
  if (rows.length > 0) await db.insertInto('ability_answer').values(rows).execute();
  return id;
}

/** Inserts a session that somebody is in the middle of. */
export async function anOpenSession(db: Db, wish: SessionWish): Promise<string> {
  return aSession(db, wish, { scored_at: null });
}

/** Inserts a session with a result: its answers, scored and read against the norm in force. */
export async function aScoredSession(db: Db, wish: SessionWish): Promise<string> {
  const now = wish.at ?? TAKING;
  const id = await aSession(db, wish, { scored_at: now });
  await db.transaction().execute((tx) => scoreSession(tx, { sessionId: id, now }));
  return id;
}
