import { reference } from '@naru/contract/areas/reference.ts';
import { session } from '@naru/contract/areas/session.ts';
import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { areaKeyOf, callKeyOf } from './call-key.ts';

test('the same parameters are one entry, in whichever order and with whatever is absent', () => {
  const one = callKeyOf(reference.listCodes, { query: { lclasCode: 'A', mlsfcCode: undefined } });
  const other = callKeyOf(reference.listCodes, { query: { lclasCode: 'A' } });
  expect(hashKey(one)).toBe(hashKey(other));
  expect(hashKey(one)).not.toBe(hashKey(callKeyOf(reference.listCodes, { query: { lclasCode: 'B' } })));
});

test('calls of one path with other parameters are others', () => {
  const keys = [
    callKeyOf(reference.departmentDetail, { params: { id: '1' } }),
    callKeyOf(reference.departmentDetail, { params: { id: '2' } }),
    callKeyOf(reference.departmentTrees, {}),
  ];
  expect(new Set(keys.map(hashKey)).size).toBe(3);
});

test('the first part is the area', () => {
  expect(areaKeyOf(reference.departmentTrees)).toEqual(['/api/cmmn']);
  expect(areaKeyOf(reference.departmentDetail)).toEqual(['/api/cmmn']);
  expect(areaKeyOf(session.authMember)).toEqual(['/view/cdp/auth']);
  expect(callKeyOf(session.authMember, {})[0]).toBe('/view/cdp/auth');
});
