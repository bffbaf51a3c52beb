import { describe, expect, it } from 'vitest';

import type { PortfolioBlock, PortfolioContent } from './page-content.ts';
import { promptOf } from './prompt.ts';
import { asksOwner, checkContent, isStopped } from './publish-checks.ts';
import { GRADE_SOURCE } from './resume-shape.ts';

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

  it('stops at a number that is written over two lines or paragraphs', () => {
    const twoParagraphs = contentOf({ blockId: id(5), kind: 'TEXT', text: paragraph('주민번호 990101-', '1234567') });
    expect(check(twoParagraphs).map(({ check: kind, weight }) => [kind, weight])).toEqual([['RESIDENT_NO', 'STOPS']]);
    const phone = contentOf({ blockId: id(5), kind: 'TEXT', text: paragraph('010-1234-', '5678') });
    expect(check(phone).map(({ check: kind }) => kind)).toEqual(['PHONE']);
    expect(check(contentOf({ ...QUOTE, text: '2024년 3월\n5명과 함께' }))).toEqual([]);
  });

  it('asks about what the name of a file says', () => {
    const file = { fileId: id(91), fileSn: 1 };
    const content = contentOf({ blockId: id(6), kind: 'FILE', file, title: '' });
    const named = (name: string) =>
      checkContent('', content, { fileNames: new Map([[`${id(91)}/1`, name]]), ownNumbers: ['20241187'] });
    expect(named('성적증명서_20241187_김서윤.pdf')).toMatchObject([{ check: 'STUDENT_NO', weight: 'ASKS' }]);
    expect(named('990101-1234567.pdf')).toMatchObject([{ check: 'RESIDENT_NO', weight: 'STOPS' }]);
    expect(named('포스터_20241103.pdf')).toEqual([]);
    expect(checkContent('', content)).toEqual([]);
  });

  it('asks about a grade average, chosen as a record or written', () => {
    const record: PortfolioBlock = { blockId: id(7), kind: 'RECORD', sourceList: [{ kind: GRADE_SOURCE, id: id(8) }] };
    expect(check(contentOf(record))).toMatchObject([{ check: 'GRADE', weight: 'ASKS', blockId: id(7) }]);
    expect(check(contentOf({ ...QUOTE, text: '평점 3.52 / 4.5 (5학기)' }))).toMatchObject([{ check: 'GRADE' }]);
    expect(check(contentOf({ ...record, sourceList: [{ kind: 'studies', id: id(8) }] }))).toEqual([]);
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
