import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aStudent, signIn } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { inTurn, LARGE_BODY, LargeBody } from './large-body.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('lets somebody else’s large body come before the many of one person', async () => {
  const done: string[] = [];
  const send = (person: string, name: string): Promise<void> => {
    const request = {} as FastifyRequest; // nothing else of it is asked
    request.body = new LargeBody((_request, text, tell) => tell(null, JSON.parse(text)), request, `"${name}"`);
    return inTurn(person, request, async () => void done.push(request.body as string)); // as it was written above
  };
  await Promise.all([send('a', 'a1'), send('a', 'a2'), send('a', 'a3'), send('b', 'b1')]);
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('is refused where it is no JSON, and judged by the call where it is', async () => {
  const token = await signIn(portal, await aStudent(portal.platform.db));
  const send = async (payload: string) => {
    const response = await portal.app.inject({
      method: 'PUT',
      url: '/view/cdp/dashboard/layout',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload,
    });
    return response.json<{ code: string }>().code;
  };
  const long = 'x'.repeat(LARGE_BODY);
  expect(await send(`{"widgetList": [], "version": 0, "more": "${long}`)).toBe('E400');
  expect(await send(`{"widgetList": [], "version": 0, "__proto__": {"a": "${long}"}}`)).toBe('E400');
  expect(await send(`{"widgetList": "${long}", "version": 0}`)).toBe('9100');
});
