/**
 * What both servers are asked.
 */
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

export async function prepareRequests(
  portal: Server,
  bare: Server,
): Promise<Record<'list' | 'detail' | 'loginInfo', Asked>> {
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
  const sessionId = sessionOf(token);
  return {
    list: { ours: [list], bare: [{ method: 'GET', path: '/list' }] },
    detail: {
      ours: keys.map((key) => get(`${addressOf(reference.courseDetail)}?${key}`)),
      bare: keys.map((key) => ({ method: 'GET', path: `/detail?${key}` })),
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
