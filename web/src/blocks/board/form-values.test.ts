import type { EditedPost } from '@naru/contract/areas/board-words.ts';
import { expect, test } from 'vitest';

import { BLANK, toContent, toInstant, toMoment, toValues } from './form-values.ts';

test('a day and a time are Korea’s', () => {
  expect(toInstant({ date: '2026-12-04', time: '18:00' })).toBe('2026-12-04T09:00:00.000Z');
  expect(toInstant({ date: '2026-12-04', time: '' })).toBe('2026-12-03T15:00:00.000Z');
  expect(toInstant({ date: null, time: '18:00' })).toBeNull();
  expect(toInstant({ date: 'no day', time: '18:00' })).toBeNull();
  expect(toMoment('2026-12-03T15:30:00.000Z')).toEqual({ date: '2026-12-04', time: '00:30' });
});

test('a blank form is for everybody, at once and without an end', () => {
  expect(toContent({ ...BLANK, title: '글' }, undefined)).toMatchObject({
    publishFrom: null,
    publishTo: null,
    pinTo: null,
    audience: { memberTypeList: null, deptCodeList: null, gradeList: null },
  });
});

test('a post comes back from its form as it was', () => {
  const post: EditedPost = {
    postId: 'a',
    status: 'LIVE',
    version: 3,
    updatedAt: '2026-11-20T01:00:00.000Z',
    updatedByNm: '조민경',
    isOwnUpdate: false,
    title: '글',
    categoryCode: 'JOBS',
    body: { type: 'doc', content: [{ type: 'paragraph' }] },
    publishFrom: '2026-11-20T01:00:00.000Z',
    publishTo: '2026-12-20T01:00:00.000Z',
    isPinned: true,
    pinFrom: '2026-11-20T01:00:00.000Z',
    pinTo: null,
    deadlineAt: null,
    mustRead: true,
    isSecret: false,
    audience: { memberTypeList: ['CURRENT_STUDENT'], deptCodeList: ['21000'], gradeList: [1, 4] },
    fileId: 'g',
    fileSnList: [2],
    fileList: [
      { fileId: 'g', fileSn: 2, fileNm: '안내.pdf', fileSize: 10, mimeType: 'application/pdf', altText: null },
    ],
  };
  const { postId, status, version, updatedAt, updatedByNm, isOwnUpdate, fileList, ...content } = post;
  expect([postId, status, version, updatedAt, updatedByNm, isOwnUpdate, fileList]).toHaveLength(7);
  expect(
    toContent(
      toValues(post, (code) => `학과 ${code}`),
      post,
    ),
  ).toEqual(content);
});
