import type { ResumeContent, ResumeItem, ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent, emptyItem } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { describe, expect, it } from 'vitest';

import { writeDuration, writePeriod } from './period.ts';
import { printResume, type ResumeToPrint } from './printed-resume.ts';
import { PAPER_WORDS } from './words.ts';

const both = (ko: string, en = '') => ({ ko, en });
const item = (itemId: string, values: Partial<ResumeItem> = {}): ResumeItem => ({
  ...emptyItem(itemId),
  title: both(`${itemId} 이름`, `${itemId} title`),
  place: both(`${itemId} 기관`, `${itemId} place`),
  ...values,
});

function content(items: Partial<Record<ResumeSection, ResumeItem[]>>): ResumeContent {
  const empty = emptyContent();
  return {
    person: { ...empty.person, name: both('김하늘', 'Haneul Kim'), birthOn: '2001-05-14', gender: both('여성') },
    sectionList: empty.sectionList.map((part) => ({ ...part, itemList: items[part.section] ?? [] })),
  };
}
const print = (made: ResumeContent, more: Partial<ResumeToPrint> = {}) =>
  printResume({
    content: made,
    confirmations: {},
    language: 'ko',
    isBlind: false,
    schools: [],
    today: '2026-11-26',
    ...more,
  });

describe('V5 a printed résumé', () => {
  it('leaves out what is hidden or gone, and headings of sections that are then empty', () => {
    const made = content({
      WORK: [item('a'), item('b', { isShown: false }), item('c', { source: { kind: 'x', id: '1' } })],
      AWARD: [item('d', { isShown: false })],
    });
    const { sectionList } = print(made, { confirmations: { c: 'GONE' } });
    expect(sectionList.map(({ heading, itemList }) => [heading, itemList.map(({ itemId }) => itemId)])).toEqual([
      ['경력', ['a']],
    ]);
  });

  it('marks what the university confirms, and nothing else', () => {
    const source = { kind: 'x', id: '1' };
    const made = content({ TRAINING: [item('a', { source }), item('b'), item('c', { source })] });
    const { sectionList, hasConfirmed } = print(made, { confirmations: { a: 'CONFIRMED', b: 'CONFIRMED' } });
    expect(sectionList[0]?.itemList.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false, false]);
    expect(hasConfirmed).toBe(true);
    expect(print(made).hasConfirmed).toBe(false);
  });

  it('prints English in its usual order, without a birth date, and only what is written in English', () => {
    const made = content({
      EDUCATION: [item('a')],
      MILITARY: [item('b')],
      WORK: [item('c'), item('d', { title: both('한국어만'), place: both('') })],
      SKILL: [item('e')],
    });
    const english = print(made, { language: 'en' });
    expect(english.name).toBe('Haneul Kim');
    expect(english.factList).toEqual([]);
    expect(english.sectionList.map(({ heading }) => heading)).toEqual([
      'Education',
      'Experience',
      'Skills',
      'Military service',
    ]);
    expect(english.sectionList[1]?.itemList.map(({ main, beside }) => [main, beside])).toEqual([
      ['c title', 'c place'],
    ]);
    const moved = { ...made, sectionList: made.sectionList.toReversed() };
    expect(print(moved, { language: 'en' }).sectionList[0]?.heading).toBe('Skills');
  });

  it('begins a page before the heading where it begins before the first entry', () => {
    const made = content({ WORK: [item('a', { breaksBefore: true }), item('b', { breaksBefore: true })] });
    const [work] = print(made).sectionList;
    expect([work?.breaksBefore, work?.itemList.map(({ breaksBefore }) => breaksBefore)]).toEqual([true, [false, true]]);
  });

  it('V4 hides the schools of a blind one, and the university itself', () => {
    const made = content({
      EDUCATION: [item('a', { title: both('컴퓨터공학과'), place: both('가람대학교') })],
      ACTIVITY: [item('b', { place: both('나루대학 학생회') })],
    });
    const blind = print(made, { isBlind: true, schools: ['나루대학'] });
    expect(JSON.stringify(blind)).not.toMatch(/가람|나루|2001|여성/);
    expect(blind.sectionList[0]?.itemList[0]).toMatchObject({ main: '컴퓨터공학과', beside: '○○' });
  });
});

describe('V8 periods', () => {
  const period = (begins: string, ends: string, isOngoing = false) => ({ begins, ends, isOngoing });

  it.each([
    [period('2024-03', '2025-02'), '2024.03 – 2025.02', 'Mar 2024 – Feb 2025'],
    [period('2024', '', true), '2024 – 재직 중', '2024 – Present'],
    [period('2024-11', ''), '2024.11', 'Nov 2024'],
    [period('', ''), '', ''],
    [period('2024-03', '2024-03'), '2024.03', 'Mar 2024'],
    [period('2025-03', '2024-03'), '', ''],
    [period('2025', '2024-12'), '', ''],
  ])('writes %o', (of, ko, en) => {
    expect(writePeriod(of, 'WORK', PAPER_WORDS.ko)).toBe(ko);
    expect(writePeriod(of, 'WORK', PAPER_WORDS.en)).toBe(en);
  });

  it.each([
    [period('2024-03', '2025-02'), '1년'],
    [period('2024-07', '2024-12'), '6개월'],
    [period('2025-10', '', true), '1년 2개월'],
    [period('2024', '2025'), ''],
    [period('2025-02', '2024-03'), ''],
  ])('says how long %o is', (of, words) => {
    expect(writeDuration(of, '2026-11-26', PAPER_WORDS.ko)).toBe(words);
  });
});
