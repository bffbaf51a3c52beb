import type { RichText } from '@naru/contract/shared/rich-text.ts';
import { expect, it } from 'vitest';

import { aText } from '../../../../test/posts.ts';
import { listChangedParts, type PostText } from './rules.ts';

const file = (fileSn: number) => ({ fileId: 'a', fileSn });
const text: PostText = {
  title: '강의평가 문항',
  categoryCode: 'DESIGN',
  body: aText('의견을 주세요.'),
  words: '의견을 주세요.',
  files: [file(1)],
};
const bold: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '의견을 주세요.', marks: [{ type: 'bold' }] }] }],
};
const padded = { ...text.body, content: text.body.content.map((node) => ({ ...node, marks: undefined })) } as RichText; // as a form may send it

it.each<[string, Partial<PostText>, string[]]>([
  ['nothing', {}, []],
  ['an absent field', { body: padded }, []],
  ['the title', { title: '문항' }, ['TITLE']],
  ['the category', { categoryCode: null }, ['CATEGORY']],
  ['the words', { body: aText('고마워요.'), words: '고마워요.' }, ['TEXT']],
  ['the look of the words', { body: bold }, ['LOOK']],
  ['a further file', { files: [file(1), file(2)] }, ['FILES']],
  ['another file in its place', { files: [file(2)] }, ['FILES']],
  [
    'all of it',
    { title: '문항', categoryCode: null, words: '고마워요.', files: [] },
    ['TITLE', 'CATEGORY', 'TEXT', 'FILES'],
  ],
])('N3 of a change the history says %s', (_what, after, parts) => {
  expect(listChangedParts(text, { ...text, ...after })).toEqual(parts);
});
