import { afterAll, beforeAll, expect, it } from 'vitest';

import { aStudent } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { newId } from '../../../platform/db/id.ts';
import { listPageFacts } from './page-facts.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const WORDS = { ko: '컴퓨터공학과', en: 'Computer Science' };
const GRADE = { ko: '평점 3.52 / 4.5 (5학기)', en: 'GPA 3.52 / 4.5 (5 terms)' };
const fact = (text: typeof GRADE) => ({
  section: 'EDUCATION' as const,
  source: { kind: 'studies', id: newId() },
  title: WORDS,
  place: WORDS,
  detail: WORDS,
  begins: '2024-03',
  ends: '',
  isOngoing: true,
  text,
});

it('F4 a grade average is a fact of its own on a page, which names it, and goes with no other', async () => {
  const { db } = portal.platform;
  const { id } = await aStudent(db, {});
  const facts = [fact(GRADE), fact({ ko: '', en: '' })];
  const list = async () => facts;
  const shown = await listPageFacts(db, { list, textKind: 'grades' }, id);
  expect(shown.map(({ source, title, text }) => [source.kind, title.ko, text.ko])).toEqual([
    ['studies', '컴퓨터공학과', ''],
    ['grades', GRADE.ko, ''],
    ['studies', '컴퓨터공학과', ''],
  ]);
  expect(await listPageFacts(db, { list }, id)).toEqual(facts);
});
