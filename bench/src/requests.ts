/**
 * The requests that the load sends to both servers.
 */
import { board } from '@naru/contract/areas/board.ts';
import { reference } from '@naru/contract/areas/reference.ts';
import { session } from '@naru/contract/areas/session.ts';
import type { CallOutput, CallSpec } from '@naru/contract/call.ts';

import type { LoadRequest } from './load.ts';
import { signIn, type Server } from './servers.ts';

export interface Asked {
  readonly ours: readonly LoadRequest[];
  readonly bare: readonly LoadRequest[];
}

const PERSON = 'student';

/** Two syllables that a twentieth of the notices hold. */
export const BOARD_SEARCH = '논문';

export async function prepareRequests(
  portal: Server,
  bare: Server,
): Promise<Record<'list' | 'detail' | 'loginInfo' | 'posts' | 'fewPosts' | 'postSearch' | 'post', Asked>> {
  const token = await signIn(portal.url, PERSON);
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'ko' };
  const get = (path: string): LoadRequest => ({ method: 'GET', path, headers });
  const list = get(`${addressOf(reference.pageCourses)}?page=0&size=20`);
  const { coursePage } = await ask<CallOutput<typeof reference.pageCourses>>(portal, list);
  const keys = coursePage.content.map(({ year, semstrCode, courseCode, ntNo }) =>
    new URLSearchParams({ year: String(year), semstrCode, courseCode, ntNo }).toString(),
  );
  const loginInfo = get(`${addressOf(session.loginInfo)}?sysGbnCd=CDP`);
  await fetch(`${bare.url}/login-info`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'OK', msg: '', output: await ask(portal, loginInfo) }),
  });
  const notices = `${addressOf(board.pagePosts).replace('{code}', 'notice')}?page=0&size=20`;
  const posts = get(notices);
  // The board of 1,000 posts is no bare twin: the portal answers both for it and for the large one.
  const fewPosts = get(notices.replace('/notice/', '/archive/'));
  const { postPage } = await ask<CallOutput<typeof board.pagePosts>>(portal, posts);
  const postIds = postPage.content.map((post) => post.postId);
  const post = addressOf(board.readPost).replace('{code}', 'notice');
  const sessionId = sessionOf(token);
  return {
    list: { ours: [list], bare: [{ method: 'GET', path: '/list' }] },
    detail: {
      ours: keys.map((key) => get(`${addressOf(reference.courseDetail)}?${key}`)),
      bare: keys.map((key) => ({ method: 'GET', path: `/detail?${key}` })),
    },
    posts: { ours: [posts], bare: [{ method: 'GET', path: '/posts' }] },
    fewPosts: { ours: [posts], bare: [fewPosts] },
    postSearch: {
      ours: [get(`${notices}&searchText=${encodeURIComponent(BOARD_SEARCH)}`)],
      bare: [{ method: 'GET', path: '/posts/search' }],
    },
    post: {
      ours: postIds.map((id) => get(post.replace('{id}', id))),
      bare: postIds.map((id) => ({ method: 'GET', path: `/post?id=${id}` })),
    },
    loginInfo: { ours: [loginInfo], bare: [{ method: 'GET', path: `/login-info?id=${sessionId}` }] },
  };
}

function addressOf({ base, path }: CallSpec): string {
  return base + path;
}

async function ask<T>(server: Server, { path, headers }: LoadRequest): Promise<T> {
  const response = await fetch(`${server.url}${path}`, { headers: { ...headers } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return ((await response.json()) as { output: T }).output; // the envelope of our own server
}

function sessionOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sid: string }).sid; // a token of our own server
}
