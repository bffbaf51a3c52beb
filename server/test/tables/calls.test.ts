/**
 * Every call, without a session and by each of the demo people, against a table by hand. A call without a line fails.
 */
import { analytics } from '@naru/contract/areas/analytics.ts';
import { session } from '@naru/contract/areas/session.ts';
import { understanding } from '@naru/contract/areas/understanding.ts';
import type { CallSpec } from '@naru/contract/call.ts';
import { DEMO_PEOPLE } from '@naru/contract/testing/menu-table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { EXPECTED_CALLS, EXPECTED_REACH, EXPECTED_RECORDS, TEACHING } from '../expected/calls.ts';
import type { ExpectedCall, Whom } from '../expected/people.ts';
import { addressFor, ALL_CALLS, CALLS } from './ask.ts';
import { openDemoPortal, type DemoPortal } from './demo.ts';

const STATUS: Readonly<Record<string, number>> = {
  '0000': 200,
  '404': 404,
  '9100': 422,
  '9101': 409,
  '9103': 409,
  S401: 401,
  S403: 403,
  E415: 415,
  E1001: 400,
  E1003: 400,
  E1007: 400,
  E1008: 400,
};

let demo: DemoPortal;
beforeAll(async () => {
  demo = await openDemoPortal();
}, 60_000);
afterAll(() => demo.portal.close());

let asked = 0;
/** Asks from an address of its own: what is limited by address is no part of who may. */
const ask = async (spec: CallSpec, expected: ExpectedCall, token?: string): Promise<[string, number]> => {
  asked += 1;
  const search = new URLSearchParams(expected.query).toString();
  const response = await demo.portal.app.inject({
    method: spec.method,
    remoteAddress: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
    url: addressFor(spec, expected.params) + (search && `?${search}`),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(expected.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(expected.body !== undefined && { payload: JSON.stringify(expected.body) }),
  });
  const envelope = response.json<{ code: string; msg: string; output: object }>();
  expect(Object.keys(envelope)).toEqual(['code', 'msg', 'output']);
  // A refusal reveals nothing but that it is one.
  const isRefusal = envelope.code === 'S401' || envelope.code === 'S403';
  expect(isRefusal ? Object.keys(envelope.output) : []).toEqual([]);
  return [envelope.code, response.statusCode];
};

const isFor = (whom: Whom, name: string): boolean => {
  if (typeof whom === 'object') return whom.includes(name);
  if (whom === 'administrators') return name === 'admin';
  return whom !== 'members' || name !== 'outsider';
};

/** A line a call, and one an action that asks for more than its call does: `survey.stepSurvey:DELETE`. */
const linesOf = (calls: typeof ALL_CALLS): typeof ALL_CALLS =>
  calls.flatMap(([id, spec]) => {
    const guarded = Object.entries(spec.actions ?? {}).filter(([, { access }]) => access !== undefined);
    return [[id, spec], ...guarded.map(([action]) => [`${id}:${action}`, spec] as const)] as const;
  });

it('has a line for every call and every action with access of its own, and no line without one', () => {
  expect(Object.keys(EXPECTED_CALLS).sort()).toEqual(
    linesOf(ALL_CALLS)
      .map(([id]) => id)
      .sort(),
  );
});

describe('every call, by who asks', () => {
  it.each(linesOf(CALLS))('%s', async (id, spec) => {
    const expected = EXPECTED_CALLS[id];
    if (!expected) throw new Error(`${id} has no line in server/test/expected`);
    const nobody = expected.whom === 'everybody' ? expected.code : 'S401';
    const got: Record<string, unknown> = {
      nobody: await ask(spec, expected),
      'a token that is none': await ask(spec, expected, 'not.a.token'),
    };
    const wanted: Record<string, unknown> = {
      nobody: [nobody, STATUS[nobody]],
      'a token that is none': [nobody, STATUS[nobody]],
    };
    for (const name of DEMO_PEOPLE) {
      const code = isFor(expected.whom, name) ? expected.code : (expected.others ?? 'S403');
      wanted[name] = [code, STATUS[code]];
      got[name] = await ask(spec, expected, demo.tokenOf(name));
      if (expected.endsSession) await demo.signInAgain(name);
    }
    expect(got).toEqual(wanted);
  });
});

describe('rows by scope', () => {
  it.each(Object.entries(EXPECTED_REACH))('of %s know %j', async (target, known) => {
    const { member } = await demo.portal.get(session.authMember, {}, { token: demo.tokenOf(target) });
    const query = { type: 'CMPRH_GOAL', stdntId: member.stdntId ?? '' } as const;
    const answers: Record<string, string> = {};
    for (const name of DEMO_PEOPLE.filter((one) => one !== 'outsider' && !TEACHING.includes(one))) {
      const { envelope } = await demo.portal.ask(session.studentStatus, { query }, { token: demo.tokenOf(name) });
      answers[name] = envelope.code;
    }
    const people = Object.keys(answers);
    expect(people.filter((name) => answers[name] === '0000')).toEqual(people.filter((name) => known.includes(name)));
    expect(people.filter((name) => answers[name] === '404')).toEqual(people.filter((name) => !known.includes(name)));
  });

  const idOf = async (name: string): Promise<string> =>
    (await demo.portal.get(session.authMember, {}, { token: demo.tokenOf(name) })).member.stdntId ?? '';
  const openRecord = async (stdntId: string, name: string): Promise<string> =>
    (await demo.portal.ask(understanding.readStudent, { params: { stdntId } }, { token: demo.tokenOf(name) })).envelope
      .code;

  it.each(Object.entries(EXPECTED_RECORDS))('the record of %s opens for %j', async (target, known) => {
    const id = await idOf(target);
    const opens = EXPECTED_CALLS['understanding.readStudent']?.whom ?? [];
    for (const name of DEMO_PEOPLE.filter((one) => !TEACHING.includes(one) || known.includes(one))) {
      const refused = opens.includes(name) ? '404' : 'S403';
      expect([name, await openRecord(id, name)]).toEqual([name, known.includes(name) ? '0000' : refused]);
    }
  });

  it.each(TEACHING)('%s opens the records that the own list has, and no other', async (name) => {
    const query = { size: 'all' as const };
    const token = demo.tokenOf(name);
    const { studentPage } = await demo.portal.get(analytics.pageStudents, { query }, { token });
    const everybody = await demo.portal.get(analytics.pageStudents, { query }, { token: demo.tokenOf('admin') });
    const own = new Set(studentPage.content.map(({ stdntId }) => stdntId));
    expect(studentPage.content.every(({ canOpen }) => canOpen)).toBe(true);
    for (const { stdntId } of everybody.studentPage.content.filter((_one, at) => at % 10 === 0))
      expect(await openRecord(stdntId, name)).toBe(own.has(stdntId) ? '0000' : '404');
  });
});
