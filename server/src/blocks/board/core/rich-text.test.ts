import { RichText, type RichTextNode } from '@naru/contract/shared/rich-text.ts';
import { describe, expect, it } from 'vitest';

import { isTooLong, picturesOf, renderRichText, wordsOf } from './rich-text.ts';

const doc = (...content: RichTextNode[]): RichText => ({ type: 'doc', content });
const text = (words: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const p = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });

describe('a text', () => {
  it('B6 becomes plain HTML of its parts', () => {
    const made = renderRichText(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('신청 기간')] },
        p(text('굵게', { type: 'bold' }), text(' & <b>글자</b>'), { type: 'hardBreak' }, text('"다음"')),
        {
          type: 'orderedList',
          attrs: { start: 3 },
          content: [{ type: 'listItem', content: [p(text('셋째', { type: 'italic' }, { type: 'underline' }))] }],
        },
        { type: 'blockquote', content: [p(text('인용', { type: 'strike' }), text('코드', { type: 'code' }))] },
        { type: 'horizontalRule' },
      ),
    );
    expect(made).toBe(
      '<h2>신청 기간</h2><p><strong>굵게</strong> &amp; &lt;b&gt;글자&lt;/b&gt;<br />"다음"</p>' +
        '<ol start="3"><li><p><u><em>셋째</em></u></p></li></ol>' +
        '<blockquote><p><s>인용</s><code>코드</code></p></blockquote><hr />',
    );
  });

  it('B6 links to the web, to mail, to telephones and into the portal, and nowhere else', () => {
    const link = (href: string): string => renderRichText(doc(p(text('여기', { type: 'link', attrs: { href } }))));
    expect(link('https://naru.example/a?b=1&c=2')).toBe(
      '<p><a href="https://naru.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">여기</a></p>',
    );
    expect(link('/cmmnty/board/archive/list')).toBe('<p><a href="/cmmnty/board/archive/list">여기</a></p>');
    expect(link('mailto:help@naru.example')).toContain('href="mailto:');
    expect(link('https://naru.example@evil.example/')).toBe('<p>여기</p>');
    for (const href of HOSTILE_ADDRESSES) expect(link(href)).toBe('<p>여기</p>');
  });

  it('gives its words, block by block', () => {
    expect(wordsOf(doc(p(text('첫 '), text('줄', { type: 'bold' })), p(text('둘째')), p()))).toBe('첫 줄\n둘째');
  });

  it('knows its pictures, and shows none without a file', () => {
    const picture: RichTextNode = { type: 'image', attrs: { fileId: 'abc', fileSn: 2, alt: '약도 "후문"' } };
    expect(picturesOf(doc(p(text('길')), picture))).toEqual([{ fileId: 'abc', fileSn: 2 }]);
    expect(renderRichText(doc(picture))).toBe('<img data-file="abc/2" alt="약도 &quot;후문&quot;" />');
    expect(renderRichText(doc({ type: 'image', attrs: { alt: 'x' } }))).toBe('');
  });

  it('B6 is too long beyond 100,000 letters', () => {
    expect(isTooLong(doc(p(text('가'.repeat(100_000)))))).toBe(false);
    expect(isTooLong(doc(p(text('가'.repeat(60_000))), p(text('가'.repeat(60_000)))))).toBe(true);
  });
});

const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '/\\evil.example',
  'file:///etc/passwd',
  'blob:https://x',
  'about:blank',
  'x',
  '',
];

const FILE = '01930000-0000-7000-8000-000000000001';

const SCRIPTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'><iframe srcdoc='<script>alert(1)</script>'>",
  '<a href="javascript:alert(1)">x</a>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '</p><style>*{display:none}</style>',
  '<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>',
  '{{constructor.constructor("alert(1)")()}}',
  '<form action=javascript:alert(1)><button>x',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
];

/** The only markup between angle brackets: these tags with these attributes, every value in quotes. */
const TAG =
  /<\/?(?:p|h[234]|ul|ol|li|blockquote|hr|br|img|a|strong|em|u|s|code)(?: (?:href|target|rel|start|data-file|alt)="[^"<>]*")*(?: \/)?>/g;

describe('the corpus of hostile texts', () => {
  it.each(SCRIPTS)('B6 %s stays words', (hostile) => {
    const places: RichTextNode[] = [
      p(text(hostile)),
      p(text(hostile, { type: 'bold' })),
      p(text('x', { type: 'link', attrs: { href: hostile } })),
      p(text('x', { type: 'link', attrs: { href: `https://x.example/${hostile}` } })),
      { type: 'image', attrs: { fileId: hostile, fileSn: 1, alt: hostile } },
      { type: 'heading', attrs: { level: 2 }, content: [text(hostile)] },
    ];
    const html = renderRichText(doc(...places));
    // Without its own tags nothing of it opens one, and no address of it runs.
    expect(html.replaceAll(TAG, '')).not.toMatch(/[<>]/);
    expect(html).not.toMatch(/<a href="(?!https:\/\/x\.example\/)/);
    expect(wordsOf(doc(p(text(hostile))))).toContain(hostile.trim());
  });

  it.each([
    ['an unknown part', { type: 'doc', content: [{ type: 'script', content: [] }] }],
    ['an unknown mark', { type: 'doc', content: [{ type: 'text', text: 'x', marks: [{ type: 'onclick' }] }] }],
    ['a heading of level 1', { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] }],
    ['a tag for a level', { type: 'doc', content: [{ type: 'heading', attrs: { level: '2><script>' } }] }],
    ['no tree', 'text'],
    ['a list', []],
    ['null', null],
    ['text as an object', { type: 'doc', content: [{ type: 'text', text: { toString: 'x' } }] }],
    ['content as text', { type: 'doc', content: 'x' }],
    ['another root', { type: 'paragraph', content: [] }],
  ])('B6 %s is refused', (_what, given) => {
    expect(RichText.safeParse(given).success).toBe(false);
  });

  it.each(['style', 'class', 'onclick', 'onerror', 'src', 'srcset', 'id', 'target', '__proto__', 'textAlign'])(
    'B6 the attribute %s is dropped from every part',
    (name) => {
      const attrs = { [name]: 'javascript:alert(1)' };
      const given = {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            attrs,
            content: [{ type: 'text', text: 'x', marks: [{ type: 'bold', attrs: { ...attrs, href: 'x' } }] }],
          },
          { type: 'image', attrs: { ...attrs, fileId: FILE, fileSn: 1 } },
        ],
      };
      const read = RichText.parse(given);
      expect(JSON.stringify(read)).not.toContain(`"${name}"`);
      expect(renderRichText(read)).toBe(`<p><strong>x</strong></p><img data-file="${FILE}/1" alt="" />`);
    },
  );

  it('B6 nests no deeper than the schema goes', () => {
    let node: object = { type: 'text', text: 'deep' };
    for (let depth = 0; depth < 5000; depth += 1) node = { type: 'blockquote', content: [node] };
    const read = RichText.safeParse({ type: 'doc', content: [node] });
    expect(read.success && wordsOf(read.data)).toBe('');
  });
});
