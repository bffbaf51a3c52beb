/**
 * Posts for tests, made as a person makes them.
 */
import type { PostContent } from '@naru/contract/areas/board-words.ts';
import { board } from '@naru/contract/areas/board.ts';
import type { RichText } from '@naru/contract/shared/rich-text.ts';

import type { TestPortal } from './portal.ts';

export function aText(...paragraphs: string[]): RichText {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}

/** Returns the least that a form sends. */
export function aContent(wish: Partial<PostContent> = {}): PostContent {
  return {
    title: '2학기 장학금 신청',
    categoryCode: null,
    body: aText('신청은 12월 4일까지예요.'),
    publishFrom: null,
    publishTo: null,
    isPinned: false,
    pinFrom: null,
    pinTo: null,
    deadlineAt: null,
    mustRead: false,
    isSecret: false,
    audience: { memberTypeList: null, deptCodeList: null, gradeList: null },
    fileId: null,
    fileSnList: [],
    ...wish,
  };
}

/** Publishes at once and gives the id. */
export async function aPost(
  portal: TestPortal,
  by: { token: string; code?: string; publish?: boolean },
  wish: Partial<PostContent> = {},
): Promise<string> {
  const { postId } = await portal.get(
    board.createPost,
    { params: { code: by.code ?? 'notice' }, body: { ...aContent(wish), publish: by.publish ?? true } },
    { token: by.token },
  );
  return postId;
}
