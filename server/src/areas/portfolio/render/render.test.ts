import { measureContrast } from '@naru/contract/accent.ts';
import {
  BLOCK_KINDS,
  PORTFOLIO_THEMES,
  PortfolioContent,
  type PortfolioBlock,
} from '@naru/contract/areas/portfolio/page-content.ts';
import type { ShownFacts } from '@naru/contract/areas/portfolio/page-facts.ts';
import { describe, expect, it } from 'vitest';

import { aContent, aHeading, aRow, aText } from '../../../../test/shown-pages.ts';
import { newId } from '../../../platform/db/id.ts';
import { lookOf, renderPortfolio } from './render.ts';
import { writeDocumentStyle, writeFrameStyle } from './style.ts';
import {
  computeTokens,
  findTokens,
  printTokens,
  THEMES,
  type Tokens,
} from '@naru/contract/areas/portfolio/page-themes.ts';

/** Writings that would end a text, an attribute or an address. */
const CORPUS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</article></main><style>*{display:none}</style>',
  '&lt;b&gt;',
  '<svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--',
  ']]>',
  '\u202Egnp.exe',
];
const ADDRESSES = [
  'javascript:alert(1)',
  'https://bank.example@evil.example/',
  'data:text/html,<script>alert(1)</script>',
  'https://a.example/"onmouseover="alert(1)',
];

const NO_FACTS: ShownFacts = { recordList: [], badgeList: [], resumeList: [], chartList: [] };
const SOURCE = { kind: 'programme', id: '1' };
const GONE = { kind: 'programme', id: '2' };
const both = (ko: string, en = '') => ({ ko, en });
const picture = (altText = '', isDecorative = false) => ({ fileId: newId(), fileSn: 1, altText, isDecorative });
const PERIOD = { begins: '2024-03', ends: '2024-12', isOngoing: false };
const ASSERTION = newId();
const RESUME = newId();

const FACTS: ShownFacts = {
  recordList: [
    { title: '해커톤 수료', source: SOURCE, confirmation: 'CONFIRMED' as const, checkPath: '/cert/abc' },
    { title: '취소된 수료', source: GONE, confirmation: 'GONE' as const, checkPath: null },
  ].map(({ title, ...more }) => ({
    section: 'TRAINING',
    title: both(title, 'Hackathon'),
    place: both('사업단'),
    detail: both('24시간'),
    text: both(''),
    ...PERIOD,
    ...more,
  })),
  badgeList: [
    {
      assertionId: ASSERTION,
      name: both('함께 배우는 사람'),
      description: both(''),
      level: 'BASIC',
      look: { shape: 'HEXAGON', tone: 'TEAL', sign: 'HANDS' },
      picture: null,
      grantedAt: '2026-05-03T15:30:00.000Z',
      expiresAt: null,
      checkPath: `/badge/${ASSERTION}`,
    },
  ],
  resumeList: [
    {
      resumeId: RESUME,
      title: '이력서',
      sectionList: [
        {
          section: 'AWARD',
          itemList: [
            {
              itemId: newId(),
              title: both('경진대회'),
              place: both('공과대학'),
              detail: both('최우수상'),
              ...PERIOD,
              text: both(''),
              url: '',
              isShown: true,
              breaksBefore: false,
              source: null,
              evidenceFileId: null,
              isConfirmed: false,
            },
          ],
        },
      ],
    },
  ],
  chartList: [
    {
      source: SOURCE,
      title: both('핵심역량 진단'),
      takenOn: '2026-05-01',
      note: both('평균은 50점'),
      scaleList: [{ name: both('협력'), value: 66.4 }],
    },
  ],
};

const blockId = newId();
/** One block of each kind, with what is written in it. */
const blocksSaying = (text: string, url = ''): PortfolioBlock[] => [
  { blockId, kind: 'HEADING', text, level: 2 },
  aText(text),
  { blockId, kind: 'IMAGE', picture: picture(text), caption: text, shape: 'WIDE', url },
  { blockId, kind: 'GALLERY', pictureList: [{ picture: picture(text), caption: text }] },
  { blockId, kind: 'FILE', file: { fileId: newId(), fileSn: 1 }, title: text },
  { blockId, kind: 'VIDEO', file: null, url, title: text, poster: picture() },
  { blockId, kind: 'VIDEO', file: { fileId: newId(), fileSn: 1 }, url: '', title: text, poster: null },
  { blockId, kind: 'LINK', url, title: text, text },
  { blockId, kind: 'TIMELINE', itemList: [{ title: text, place: text, ...PERIOD, text, source: null }] },
  { blockId, kind: 'SKILL', itemList: [{ name: text, level: 3, text }] },
  { blockId, kind: 'BADGE', assertionIdList: [ASSERTION] },
  { blockId, kind: 'RECORD', sourceList: [SOURCE, GONE] },
  {
    blockId,
    kind: 'PROJECT',
    title: text,
    role: text,
    place: text,
    ...PERIOD,
    text,
    tagList: [text],
    url,
    picture: picture(text),
    source: null,
  },
  { blockId, kind: 'RESUME', resumeId: RESUME, sectionList: ['AWARD', 'EDUCATION'] },
  { blockId, kind: 'CHART', source: SOURCE, caption: text },
  { blockId, kind: 'QUOTE', text, by: text },
  { blockId, kind: 'DIVIDER' },
];

interface Drawn {
  readonly facts?: ShownFacts;
  readonly language?: 'ko' | 'en';
  readonly title?: string;
  readonly isNameless?: boolean;
}

function draw(
  content: PortfolioContent,
  { facts = FACTS, language = 'ko', title = '제목', isNameless = false }: Drawn = {},
): Document {
  const { markup } = renderPortfolio({
    isNameless,
    title,
    language,
    content,
    facts,
    pictureOf: ({ fileId }) => ({ address: `/f/${fileId}`, width: 1600, height: 900 }),
    fileOf: ({ fileId }) => ({
      address: `/f/${fileId}`,
      name: '보고서.pdf',
      extension: 'pdf',
      size: 2_345_678,
      mimeType: 'application/pdf',
    }),
    linkTo: (path) => path,
  });
  return parse(markup);
}

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** A page as its elements and its words. */
interface Document {
  readonly markup: string;
  readonly elements: readonly Element[];
  readonly of: (name: string) => readonly Element[];
}

function parse(markup: string): Document {
  const elements = [...markup.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"<>]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', written = '']) => ({
      name: name.toLowerCase(),
      attributes: new Map(
        [...written.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value] as const),
      ),
    }),
  );
  return { markup, elements, of: (name) => elements.filter((element) => element.name === name) };
}

describe('F1 the page of a portfolio', () => {
  it.each(CORPUS)('shows %s as it is written, in every place where somebody can write', (text) => {
    const url = 'https://example.com/a';
    const content = aContent([aRow(...blocksSaying(text, url))]);
    content.head.name = text;
    content.head.headline = text;
    content.head.summary = text;
    content.head.linkList = [{ name: text, url }];
    const { elements, markup } = draw(content, { title: text });
    const plain = draw(
      {
        ...aContent([aRow(...blocksSaying('x', url))]),
        head: { ...content.head, name: 'x', headline: 'x', summary: 'x', linkList: [{ name: 'x', url }] },
      },
      { title: 'x' },
    );
    // The same elements stand there, with the same attributes, as with a harmless letter.
    const shape = (all: readonly Element[]) =>
      all.map(({ name, attributes }) => `${name} ${[...attributes.keys()].join(' ')}`);
    expect(shape(elements)).toEqual(shape(plain.elements));
    expect(markup.match(/<(?:script|style|iframe|object|embed)\b/i)).toBeNull();
  });

  it.each(ADDRESSES)('leads nowhere by the address %s', (url) => {
    const content = aContent([aRow(...blocksSaying('글', url))]);
    content.head.linkList = [{ name: '링크', url }];
    const { elements } = draw(content);
    const addresses = elements.flatMap(({ attributes }) => attributes.get('href') ?? []);
    expect(addresses.every((one) => /^\/|^https:\/\/a\.example\/(?!.*")/.test(one))).toBe(true);
  });

  it('carries no script, no style attribute and no handler, whatever its blocks', () => {
    const { elements } = draw(aContent([aRow(...blocksSaying('글', 'https://example.com'))]));
    const names = new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]));
    expect([...names].filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });

  it('draws a block of each kind', () => {
    const blocks = blocksSaying('글자', 'https://example.com');
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(BLOCK_KINDS));
    expect(PortfolioContent.safeParse(aContent([aRow(...blocks)])).error).toBeUndefined();
    const { elements } = draw(aContent([aRow(...blocks)]));
    const drawn = elements.flatMap(
      ({ attributes }) => /^block b-(\w+)$/.exec(attributes.get('class') ?? '')?.[1] ?? [],
    );
    expect(drawn).toEqual(blocks.map(({ kind }) => kind.toLowerCase()));
  });

  it('leaves out what is empty, and a row of nothing', () => {
    const empty = blocksSaying('', '').filter(
      ({ kind }) => !['BADGE', 'RECORD', 'RESUME', 'CHART', 'DIVIDER', 'FILE'].includes(kind),
    );
    const bare = empty.map((block) => ('picture' in block ? { ...block, picture: null } : block));
    const { markup } = draw(aContent([aRow(...bare.filter(({ kind }) => kind !== 'GALLERY' && kind !== 'VIDEO'))]));
    expect(markup).not.toContain('class="row"');
    expect(markup).toContain('아직 담긴 내용이 없어요.');
  });

  it('F1 shows no fact that the university confirms no longer, and its own words for those that it does', () => {
    const item = { title: '내가 지은 이름', place: '', ...PERIOD, text: '내 글', source: SOURCE };
    const blocks: PortfolioBlock[] = [
      { blockId, kind: 'TIMELINE', itemList: [item, { ...item, title: '지어낸 것', source: GONE }] },
      { blockId, kind: 'RECORD', sourceList: [GONE, SOURCE] },
    ];
    const { markup } = draw(aContent([aRow(...blocks)]));
    expect(markup).not.toMatch(/취소된 수료|지어낸 것|내가 지은 이름/);
    expect(markup).toContain('내 글');
    expect(markup.match(/해커톤 수료<\/h\d>/g)).toHaveLength(2);
    expect(markup).toContain('<a class="mark" href="/cert/abc" aria-label="학교 확인: 해커톤 수료">');
    const nothing = draw(aContent([aRow(...blocks)]), { facts: NO_FACTS });
    expect(nothing.markup).not.toContain('학교 확인');
  });

  it('leads nowhere that tells whose it is, where its owner is not named', () => {
    const blocks: PortfolioBlock[] = [
      { blockId, kind: 'RECORD', sourceList: [SOURCE] },
      { blockId, kind: 'BADGE', assertionIdList: [ASSERTION] },
    ];
    const { markup } = draw(aContent([aRow(...blocks)]), { isNameless: true });
    expect(markup).toContain('학교 확인');
    expect(markup).not.toMatch(/\/badge\/|\/cert\//);
    expect(draw(aContent([aRow(...blocks)])).markup).toMatch(/\/badge\/.*|\/cert\//);
  });

  it('says no name of a file, either, where its owner is not named', () => {
    const blocks: PortfolioBlock[] = [{ blockId, kind: 'FILE', file: { fileId: newId(), fileSn: 1 }, title: '' }];
    const { markup } = draw(aContent([aRow(...blocks)]), { isNameless: true });
    const { markup: named } = draw(aContent([aRow(...blocks)]));
    const [, name = ''] = /download="([^"]+)"/.exec(named) ?? [];
    expect(name).not.toBe('');
    expect(markup).toContain(`download="파일.`);
    expect(markup).not.toContain(name);
  });

  it('never leaps over a level of headings', () => {
    const heading = (level: 2 | 3): PortfolioBlock => ({ blockId: newId(), kind: 'HEADING', text: '제목', level });
    const inText: PortfolioBlock = {
      blockId,
      kind: 'TEXT',
      text: {
        type: 'doc',
        content: [{ type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text: '가' }] }],
      },
    };
    for (const blocks of [
      [heading(3), ...blocksSaying('글')],
      [inText, heading(2), inText, ...blocksSaying('글').slice(1)],
      blocksSaying('글').slice(1),
    ]) {
      const levels = [...draw(aContent([aRow(...blocks)])).markup.matchAll(/<h(\d)/g)].map(([, level]) =>
        Number(level),
      );
      const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect({ levels, leaps }).toEqual({ levels, leaps: [] });
    }
  });

  it('gives every picture its size and its words, and none to one that decorates', () => {
    const { of } = draw(
      aContent([
        aRow(
          { blockId, kind: 'IMAGE', picture: picture('발표하는 날'), caption: '', shape: 'WIDE', url: '' },
          { blockId, kind: 'IMAGE', picture: picture('버려질 말', true), caption: '', shape: 'WIDE', url: '' },
        ),
      ]),
    );
    expect(of('img').map(({ attributes }) => attributes.get('alt'))).toEqual(['발표하는 날', '']);
    expect(of('img').every(({ attributes }) => attributes.has('width') && attributes.has('height'))).toBe(true);
  });

  it('reads its cells in the order that its student chose for a phone, and names their places beside each other', () => {
    const row = {
      ...aRow(),
      layout: '3' as const,
      phoneOrder: [2, 0, 1],
      cellList: [[aText('가')], [aText('나')], [aText('다')]],
    };
    const { elements, markup } = draw(aContent([row]));
    const cells = elements.flatMap(
      ({ attributes }) => /^cell w4 o(\d)$/.exec(attributes.get('class') ?? '')?.[1] ?? [],
    );
    expect(cells).toEqual(['2', '0', '1']);
    expect(markup.match(/[가나다](?=<)/g)).toEqual(['다', '가', '나']);
  });

  it('speaks English around English content, and falls back to the words that there are', () => {
    const { markup } = draw(aContent([aRow(aHeading('Work'), ...blocksSaying('text'))]), { language: 'en' });
    expect(markup).toContain('Verified by the university');
    expect(markup).toContain('Hackathon');
    expect(markup).toContain('Earned on 4 May 2026');
    expect(markup).toContain('경진대회');
  });
});

const COLOURS = ['#e8b23a', '#000000', '#ffffff', '#0b6e75', '#ff0000', '#00ff00', '#7f7f7f', '#767676', '#1e1e5a'];

const PAIRS = (tokens: Tokens): readonly (readonly [string, string])[] => [
  [tokens.ink, tokens.paper],
  [tokens.soft, tokens.paper],
  [tokens.accent, tokens.paper],
  [tokens.ink, tokens.raised],
  [tokens.soft, tokens.raised],
  [tokens.accent, tokens.raised],
  [tokens.onSolid, tokens.solid],
  [tokens.onSolidSoft, tokens.solid],
  ...tokens.head.flatMap((surface) => [[tokens.onHead, surface] as const, [tokens.onHeadSoft, surface] as const]),
];

describe('F1 looks of a page', () => {
  it.each([
    ...PORTFOLIO_THEMES.map((theme) => [theme, THEMES[theme]] as const),
    ...COLOURS.map((colour) => [colour, computeTokens(colour)] as const),
  ])('keep a contrast of 4.5 in %s, on screen and on paper', (_look, tokens) => {
    for (const [ink, surface] of [...PAIRS(tokens), ...PAIRS(printTokens(tokens))])
      expect({ ink, surface, ratio: measureContrast(ink, surface) }).toSatisfy(
        ({ ratio }: { ratio: number }) => ratio >= 4.5,
      );
  });

  it('have a name each, and no other name has one', () => {
    expect(PORTFOLIO_THEMES.map((theme) => findTokens(theme))).toEqual(PORTFOLIO_THEMES.map((theme) => THEMES[theme]));
    expect(lookOf({ background: { kind: 'COLOR', color: '#e8b23a' } })).toBe('e8b23a');
    for (const wrong of ['', 'paper', '../x', 'E8B23A', 'ffff', 'constructor'])
      expect(writeDocumentStyle(wrong, undefined)).toBeUndefined();
  });

  it('load nothing but the font that they name', () => {
    const css = writeDocumentStyle('NIGHT', { address: '/pt-font/a.woff2' }) ?? '';
    expect(css.match(/url\([^)]*\)/g)).toEqual(["url('/pt-font/a.woff2')"]);
    expect(writeFrameStyle('NIGHT')).not.toMatch(/url\(|@import|:root/);
  });
});
