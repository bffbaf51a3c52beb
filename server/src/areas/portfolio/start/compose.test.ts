import { blocksOf, listBlocks, listChartSources, listSources } from '@naru/contract/areas/portfolio/page-names.ts';
import { LAYOUT_CELLS, PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import type { ShownFacts, ShownRecord } from '@naru/contract/areas/portfolio/page-facts.ts';
import { countPrompts, isPrompt, withoutPrompts } from '@naru/contract/areas/portfolio/prompt.ts';
import { RESUME_SECTIONS } from '@naru/contract/areas/portfolio/resume-content.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { START_AUDIENCES, START_TEMPLATES, StartChoices } from '@naru/contract/areas/portfolio/start.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { newId } from '../../../platform/db/id.ts';
import type { Known, KnownStory } from './making.ts';
import { suggestChoices } from './suggest.ts';
import { templateWords } from './template-words.ts';
import { composeDraft } from './templates.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 });
/** As long as a part of a card can be. */
const long = fc.string({ unit: 'grapheme', maxLength: 2000 });
const both = fc.record({ ko: text, en: text });
const month = fc.constantFrom('', '2024', '2025-03', '2026-11');
const uuid = fc.uuid().map((id) => id.toLowerCase());

const record = fc.record({
  section: fc.constantFrom(...RESUME_SECTIONS),
  source: fc.record({ kind: fc.constantFrom('programme', 'duty', 'studies'), id: uuid }),
  title: both,
  place: both,
  detail: both,
  begins: month,
  ends: month,
  isOngoing: fc.boolean(),
  text: both,
  confirmation: fc.constantFrom('CONFIRMED' as const, 'GONE' as const),
  checkPath: fc.constant(null),
}) satisfies fc.Arbitrary<ShownRecord>;

const story = fc.record({
  id: uuid,
  title: text,
  situation: long,
  task: long,
  action: long,
  result: long,
  tags: fc.array(text, { maxLength: 10 }),
  begins: month,
  ends: month,
  sourceKind: fc.constantFrom('', 'programme'),
  sourceId: uuid,
}) satisfies fc.Arbitrary<KnownStory>;

const badge = fc.record({
  assertionId: uuid,
  name: both,
  description: both,
  level: fc.constantFrom('BASIC' as const, 'ADVANCED' as const, 'EXPERT' as const),
  look: fc.constant({ shape: 'HEXAGON', tone: 'TEAL', sign: 'STAR' } as const),
  picture: fc.constant(null),
  grantedAt: fc.constant('2026-11-01T00:00:00.000Z'),
  expiresAt: fc.constant(null),
  checkPath: fc.constant('/badge/x'),
});

const facts: fc.Arbitrary<ShownFacts> = fc.record({
  recordList: fc.array(record, { maxLength: 40 }),
  badgeList: fc.array(badge, { maxLength: 30 }),
  resumeList: fc.constant([]),
  chartList: fc.constant([]),
});

const known: fc.Arbitrary<Known> = fc.record({
  name: both,
  summary: both,
  facts,
  stories: fc.array(story, { maxLength: 8 }),
});

const NOTHING: Known = {
  name: { ko: '이도현', en: '' },
  summary: { ko: '', en: '' },
  facts: { recordList: [], badgeList: [], resumeList: [], chartList: [] },
  stories: [],
};

const language = fc.constantFrom('ko' as const, 'en' as const);
const template = fc.constantFrom(...START_TEMPLATES);
const audience = fc.constantFrom(...START_AUDIENCES);

describe('F11 the ten-minute start', () => {
  it('makes a whole portfolio within its bounds of anything that the portal may know', () => {
    fc.assert(
      fc.property(known, template, language, audience, (one, look, written, who) => {
        const choices = { ...suggestChoices(one), audience: who };
        expect(StartChoices.safeParse(choices).success).toBe(true);
        const content = composeDraft(look, { known: one, choices, language: written, newId });
        expect(PortfolioContent.safeParse(content).error).toBeUndefined();
        for (const row of content.rowList) {
          expect(row.cellList).toHaveLength(LAYOUT_CELLS[row.layout].length);
          expect(row.cellList.every((cell) => cell.length > 0)).toBe(true);
        }
        const ids = [
          ...content.rowList.map(({ rowId }) => rowId),
          ...listBlocks(content).map((block) => block.blockId),
        ];
        expect(new Set(ids).size).toBe(ids.length);
        expect(listBlocks(content).length).toBeLessThanOrEqual(SHOWN_MOST.blocks);
      }),
      { numRuns: 60 },
    );
  });

  it('invents nothing: facts are those that the university confirms, words are the person’s or prompts', () => {
    fc.assert(
      fc.property(known, template, language, (one, look, written) => {
        const choices = suggestChoices(one);
        const content = composeDraft(look, { known: one, choices, language: written, newId });
        const confirmed = one.facts.recordList.filter(({ confirmation }) => confirmation === 'CONFIRMED');
        const keys = new Set(confirmed.map(({ source }) => sourceKey(source)));
        expect(listSources(content).every((source) => keys.has(sourceKey(source)))).toBe(true);
        expect(listChartSources(content)).toEqual([]);
        const own = withoutPrompts(content);
        const told = new Set(one.stories.map(({ title }) => title.replaceAll(/\s+/g, ' ').trim()));
        const headings = new Set(Object.values(templateWords[written].headings));
        const texts = blocksOf(own, 'HEADING').map(({ text: words }) => words);
        expect(texts.filter((words) => !headings.has(words))).toEqual([]);
        const titles = blocksOf(own, 'PROJECT').flatMap(({ source, title }) => (source ? [] : title.trim()));
        expect(titles.filter((title) => ![...told].some((whole) => whole.startsWith(title)) && title !== '')).toEqual(
          [],
        );
        expect(blocksOf(own, 'QUOTE').filter(({ text: words }) => words !== '')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('brings nothing of what was named and is not known', () => {
    const choices: StartChoices = {
      ...suggestChoices(NOTHING),
      sourceList: [{ kind: 'programme', id: newId() }],
      assertionIdList: [newId()],
      cardIdList: [newId()],
      resumeId: newId(),
      chartSource: { kind: 'test', id: newId() },
    };
    for (const look of START_TEMPLATES) {
      const content = composeDraft(look, { known: NOTHING, choices, language: 'ko', newId });
      const kinds = new Set(listBlocks(content).map(({ kind }) => kind));
      for (const kind of ['RECORD', 'BADGE', 'RESUME', 'CHART', 'TIMELINE'] as const) expect(kinds).not.toContain(kind);
      expect(listSources(content)).toEqual([]);
    }
  });

  it('gives somebody without any record a skeleton of prompts, which others never see', () => {
    for (const look of START_TEMPLATES) {
      const choices = suggestChoices(NOTHING);
      const content = composeDraft(look, { known: NOTHING, choices, language: 'ko', newId });
      expect(content.head.name).toBe('이도현');
      expect(isPrompt(content.head.headline)).toBe(true);
      expect(countPrompts(content)).toBeGreaterThan(4);
      const shown = withoutPrompts(content);
      expect(countPrompts(shown)).toBe(0);
      expect(JSON.stringify(shown)).not.toContain('✎');
      expect(blocksOf(shown, 'HEADING')).toEqual([]);
    }
  });

  it('names nobody where the person does not want it', () => {
    const choices = { ...suggestChoices(NOTHING), showsName: false };
    const content = composeDraft('STORY', { known: NOTHING, choices, language: 'ko', newId });
    expect(JSON.stringify(content)).not.toContain('이도현');
  });
});
