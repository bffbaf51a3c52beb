import { reference } from '@naru/contract/areas/reference.ts';
import type { CallSpec } from '@naru/contract/call.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aDepartment, aMember, aStudent, signIn } from '../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
let student: string;
let outsider: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000' });
  student = await signIn(portal, await aStudent(db));
  outsider = await signIn(portal, await aMember(db, { isExternal: true }));
});
afterAll(() => portal.close());

/** Written by hand from docs/specification.md §7: labels for everybody, people and courses for the university's own. */
const expected: [keyof typeof reference, 'everybody' | 'members'][] = [
  ['listCodes', 'everybody'],
  ['enumeration', 'everybody'],
  ['pageCourses', 'members'],
  ['courseDetail', 'members'],
  ['pageCourseMasters', 'members'],
  ['listDepartments', 'members'],
  ['departmentTrees', 'members'],
  ['departmentDetail', 'members'],
  ['listCourseDuties', 'members'],
  ['listTutors', 'members'],
];

const input = {
  params: { id: '10000', name: 'semester' },
  query: { year: 2026, semstrCode: '10', courseCode: 'NONE', ntNo: '01' },
};

describe('reference data', () => {
  it('has a line for every call', () => {
    expect(expected.map(([call]) => call).sort()).toEqual(Object.keys(reference).sort());
  });

  it.each(expected)('%s is for %s', async (name, whom) => {
    const ask = async (token?: string): Promise<string> => {
      const spec: CallSpec = reference[name];
      const given = spec.path === '/code' ? {} : input;
      return (await portal.ask(spec, given, token ? { token } : {})).envelope.code;
    };
    const done = name === 'courseDetail' ? '404' : '0000';
    expect([await ask(), await ask(outsider), await ask(student)]).toEqual(
      whom === 'everybody' ? [done, done, done] : ['S401', 'S403', done],
    );
  });
});
