/**
 * What both servers are asked.
 */
import type { LoadRequest } from './load.ts';
import { signIn, type Server } from './servers.ts';

export interface Asked {
  readonly ours: readonly LoadRequest[];
  readonly bare: readonly LoadRequest[];
}

interface Course {
  readonly year: number;
  readonly semstrCode: string;
  readonly courseCode: string;
  readonly ntNo: string;
}

const PERSON = 'student';

export async function prepareRequests(
  portal: Server,
  bare: Server,
): Promise<Record<'list' | 'detail' | 'loginInfo', Asked>> {
  const token = await signIn(portal.url, PERSON);
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'ko' };
  const get = (path: string): LoadRequest => ({ method: 'GET', path, headers });
  const list = get('/api/cmmn/course/page?page=0&size=20');
  const courses = (await ask<{ coursePage: { content: Course[] } }>(portal, list)).coursePage.content;
  const keys = courses.map(({ year, semstrCode, courseCode, ntNo }) =>
    new URLSearchParams({ year: String(year), semstrCode, courseCode, ntNo }).toString(),
  );
  const loginInfo = get('/api/auth/loginInfo?sysGbnCd=CDP');
  await fetch(`${bare.url}/login-info`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'OK', msg: '', output: await ask(portal, loginInfo) }),
  });
  const session = sessionOf(token);
  return {
    list: { ours: [list], bare: [{ method: 'GET', path: '/list' }] },
    detail: {
      ours: keys.map((key) => get(`/api/cmmn/course/detail?${key}`)),
      bare: keys.map((key) => ({ method: 'GET', path: `/detail?${key}` })),
    },
    loginInfo: { ours: [loginInfo], bare: [{ method: 'GET', path: `/login-info?id=${session}` }] },
  };
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
