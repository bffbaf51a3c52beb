import { describe, expect, it } from 'vitest';

import type { PortfolioBlock, PortfolioContent } from './page-content.ts';
import { promptOf } from './prompt.ts';
import { asksOwner, checkContent, isStopped } from './publish-checks.ts';

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const PICTURE = { fileId: id(90), fileSn: 1, altText: '', isDecorative: false };

const paragraph = (...texts: string[]) => ({
  type: 'doc' as const,
  content: texts.map((text) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })),
});

function contentOf(...blocks: PortfolioBlock[]): PortfolioContent {
  return {
    background: { kind: 'THEME', theme: 'PAPER' },
    head: { name: '', headline: '', summary: '', picture: null, linkList: [] },
    rowList: [{ rowId: id(1), layout: '1', tone: 'PLAIN', breaksBefore: false, phoneOrder: [], cellList: [blocks] }],
  };
}
const QUOTE: PortfolioBlock = { blockId: id(2), kind: 'QUOTE', text: '잘했어요', by: '교수님' };
const check = (content: PortfolioContent, title = '포트폴리오') => checkContent(title, content);

describe('F4 look before publishing', () => {
  it('says that there is nothing to show, and stops', () => {
    const findings = check(contentOf({ blockId: id(3), kind: 'DIVIDER' }));
    expect(findings).toEqual([{ check: 'EMPTY', weight: 'STOPS', blockId: null, place: null, text: '' }]);
    expect(isStopped(findings)).toBe(true);
  });

  it('finds nothing in a portfolio that is in order', () => {
    expect(check(contentOf(QUOTE))).toEqual([]);
  });

  it('F9 stops at each picture without words that is not decoration', () => {
    const gallery: PortfolioBlock = {
      blockId: id(4),
      kind: 'GALLERY',
      pictureList: [
        { picture: PICTURE, caption: '' },
        { picture: { ...PICTURE, isDecorative: true }, caption: '' },
        { picture: { ...PICTURE, altText: '발표하는 모습' }, caption: '' },
        { picture: { ...PICTURE, altText: '  ' }, caption: '' },
      ],
    };
    const findings = check(contentOf(gallery));
    const found = { check: 'ALT_TEXT', weight: 'STOPS', blockId: id(4), place: 'GALLERY', text: '' };
    expect(findings).toEqual([found, found]);
  });

  it('asks about personal data wherever it stands, with its block', () => {
    const content = contentOf(
      { blockId: id(5), kind: 'TEXT', text: paragraph('연락 주세요', '010-1234-5678') },
      { blockId: id(6), kind: 'LINK', url: 'https://naru.ac.kr', title: 'minji@naru.ac.kr', text: '' },
      { ...QUOTE, by: '서울 강남구 테헤란로 12' },
    );
    const findings = check({ ...content, head: { ...content.head, summary: '생년월일 1999.03.02' } });
    expect(findings.map(({ check: kind, blockId, place }) => [kind, blockId, place])).toEqual([
      ['BIRTH_DATE', null, 'HEAD'],
      ['PHONE', id(5), 'TEXT'],
      ['EMAIL', id(6), 'LINK'],
      ['ADDRESS', id(2), 'QUOTE'],
    ]);
    expect(asksOwner(findings)).toBe(true);
    expect(isStopped(findings)).toBe(false);
  });

  it('finds a number that is written in parts of different looks', () => {
    const text = {
      type: 'doc' as const,
      content: [
        {
          type: 'paragraph' as const,
          content: [
            { type: 'text' as const, text: '010-' },
            { type: 'text' as const, text: '1234', marks: [{ type: 'bold' as const }] },
            { type: 'text' as const, text: '-5678' },
          ],
        },
      ],
    };
    expect(check(contentOf({ blockId: id(5), kind: 'TEXT', text })).map(({ text: found }) => found)).toEqual([
      '010-1234-5678',
    ]);
  });

  it('stops at a resident number, in the title too', () => {
    expect(isStopped(check(contentOf(QUOTE), '990101-1234567'))).toBe(true);
  });

  it('only tells of prompts that are left', () => {
    const findings = check(contentOf(QUOTE, { ...QUOTE, blockId: id(7), text: promptOf('누가 한 말인가요?') }));
    expect(findings.map(({ check: kind, weight }) => [kind, weight])).toEqual([['PROMPT', 'TELLS']]);
    expect(isStopped(findings) || asksOwner(findings)).toBe(false);
  });

  it('lists no more than can be read', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ ...QUOTE, blockId: id(at), by: '010-1234-5678' }));
    expect(check(contentOf(...many))).toHaveLength(50);
  });
});
