import { describe, expect, it } from 'vitest';

import type { ResumeContent, ResumeFact, ResumeItem, ResumeSection } from './resume-content.ts';
import {
  BADGE_SOURCE,
  countLanguages,
  countMet,
  countMonths,
  emptyContent,
  emptyItem,
  isReversed,
  shownPeriod,
  listItems,
  takeFacts,
} from './resume-shape.ts';

let made = 0;
const newId = (): string => `item${(made += 1)}`;
const withItems = (section: ResumeSection, ...items: readonly Partial<ResumeItem>[]): ResumeContent => {
  const empty = emptyContent();
  const itemList = items.map((item) => ({ ...emptyItem(newId()), ...item }));
  return {
    ...empty,
    sectionList: empty.sectionList.map((part) => (part.section === section ? { ...part, itemList } : part)),
  };
};
const fact = (id: string, ends: string, section: ResumeSection = 'TRAINING'): ResumeFact => ({
  section,
  source: { kind: 'programme', id },
  title: { ko: id, en: id },
  place: { ko: '', en: '' },
  detail: { ko: '', en: '' },
  begins: ends,
  ends,
  isOngoing: false,
  text: { ko: '', en: '' },
});

describe('V2 taking up facts', () => {
  it('puts each in its section by period, once, and no more than a section takes', () => {
    const facts = [fact('a', '2024-03'), fact('b', '2025-06'), fact('c', '2023'), fact('d', '2022', 'AWARD')];
    const first = takeFacts(emptyContent(), facts, newId, 2);
    expect(listItems(first).map(({ title }) => title.ko)).toEqual(['d', 'b', 'a']);
    const again = takeFacts(first, facts, newId, 60);
    expect(listItems(again).map(({ title }) => title.ko)).toEqual(['d', 'b', 'a', 'c']);
    expect(takeFacts(again, facts, newId, 60)).toEqual(again);
  });
});

describe('V2 badges among certificates', () => {
  it('stand behind licences, however late they came, and take no place of theirs', () => {
    const badge = (id: string): ResumeFact => ({
      ...fact(id, '2026-11', 'CERTIFICATE'),
      source: { kind: BADGE_SOURCE, id },
    });
    const facts = [badge('a'), badge('b'), badge('c'), fact('정보처리기사', '2025-06', 'CERTIFICATE')];
    const titles = (most: number) =>
      listItems(takeFacts(emptyContent(), facts, newId, most)).map(({ title }) => title.ko);
    expect(titles(6)).toEqual(['정보처리기사', 'a', 'b', 'c']);
    expect(titles(2)).toEqual(['정보처리기사', 'a']);
  });
});

describe('V8 periods', () => {
  it.each([
    ['2025-03', '2025-03', false, 1],
    ['2025-03', '2026-02', false, 12],
    ['2025-11', '', true, 13],
    ['2025', '2026-02', false, null],
    ['2025-03', '', false, null],
    ['2026-03', '2025-03', false, null],
    ['', '', true, null],
  ])('from %s to %s (going on: %s) are %s months', (begins, ends, isOngoing, months) => {
    expect(countMonths({ begins, ends, isOngoing }, '2026-11-25')).toBe(months);
  });

  it('are reversed only where both say so', () => {
    const reversed = (begins: string, ends: string, isOngoing = false) => isReversed({ begins, ends, isOngoing });
    expect(reversed('2026-03', '2025-03')).toBe(true);
    expect(reversed('2026-03', '2026')).toBe(false);
    expect(reversed('2027', '2026-03')).toBe(true);
    expect(reversed('2026-03', '', true)).toBe(false);
    expect(reversed('', '2025')).toBe(false);
  });

  it('are shown once where one month is both, and not at all where they are reversed', () => {
    const shown = (begins: string, ends: string) => {
      const period = shownPeriod({ begins, ends, isOngoing: false });
      return [period.begins, period.ends];
    };
    expect(shown('2025-03', '2026-03')).toEqual(['2025-03', '2026-03']);
    expect(shown('2025-03', '2025-03')).toEqual(['2025-03', '']);
    expect(shown('2026-03', '2025-03')).toEqual(['', '']);
    expect(shown('2027', '2026-03')).toEqual(['', '']);
  });
});

describe('V9 needs', () => {
  const need = { section: 'SKILL', least: 1, words: ['Java', '자바'] } as const;

  it('count items that are shown, have a name, and one of the words', () => {
    const named = (ko: string, more: Partial<ResumeItem> = {}) => ({ title: { ko, en: '' }, ...more });
    const content = withItems('SKILL', named('java 8'), named('엑셀'), named('자바', { isShown: false }), {});
    expect(countMet(content, need)).toBe(1);
    expect(countMet(content, { ...need, words: [] })).toBe(2);
    const hidden = content.sectionList.map((part) => ({ ...part, isShown: false }));
    expect(countMet({ ...content, sectionList: hidden }, { ...need, words: [] })).toBe(0);
  });
});

describe('V7 two languages', () => {
  it('are counted by the texts that each of them has', () => {
    const content = withItems(
      'SKILL',
      { title: { ko: '자바', en: 'Java' }, text: { ko: '2년', en: '' } },
      { title: { ko: '', en: 'Excel' }, text: { ko: ' ', en: '' } },
    );
    expect(countLanguages(content)).toEqual({ all: 3, ko: 2, en: 2 });
  });
});
