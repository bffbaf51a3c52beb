/**
 * Every call of the contract: what holds for all of them.
 */
import { describe, expect, it } from 'vitest';

import { GENERAL_PRIVILEGES, MEMBER_TYPES, NAMED_RESOURCES } from './access.ts';
import { admin } from './areas/admin.ts';
import { board } from './areas/board.ts';
import { home } from './areas/home.ts';
import { reference } from './areas/reference.ts';
import { account } from './areas/account.ts';
import { session } from './areas/session.ts';
import { settings } from './areas/settings.ts';
import { survey } from './areas/survey.ts';
import type { CallSpec } from './call.ts';
import { ENUM_NAMES, ENUMS } from './enums.ts';
import { FAILURE, isSilentCode, SUCCESS_CODE, type FailureKind } from './envelope.ts';
import { EXPECTED_MENUS } from './testing/menu-table.ts';

const AREAS: Readonly<Record<string, Readonly<Record<string, CallSpec>>>> = {
  session,
  account,
  reference,
  home,
  settings,
  admin,
  board,
  survey,
};
const CALLS = Object.entries(AREAS).flatMap(([area, calls]) =>
  Object.entries(calls).map(([key, spec]) => [`${area}.${key}`, spec] as const),
);

const sameTwice = (texts: readonly string[]): string[] => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('every call', () => {
  it('has an address of its own', () => {
    // Two patterns that differ in the name of a part only would be one address.
    expect(
      sameTwice(CALLS.map(([, spec]) => `${spec.method} ${spec.base}${spec.path}`.replaceAll(/\{\w+\}/g, '{}'))),
    ).toEqual([]);
  });

  it('has a name of its own', () => {
    expect(sameTwice(CALLS.map(([id]) => id))).toEqual([]);
  });

  it.each(CALLS)('%s names whom it is for, and says what it does in a sentence', (_id, spec) => {
    const kinds = ['anyone', 'signedIn', 'member', 'menu', 'anyMenu', 'boardMenu', 'named', 'administrator'];
    expect(kinds).toContain(spec.access.kind);
    expect(spec.summary).toMatch(/^[A-Z].{8,160}\.$/);
    expect(spec.path).toMatch(/^(\/[A-Za-z]+|\/\{[A-Za-z]+\})+$/);
    expect(['/api', '/view/cdp']).toContain(spec.base);
  });

  it.each(CALLS)('%s takes exactly the parameters of its address, and a body only where it writes', (_id, spec) => {
    const inPath = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(spec.params?.shape ?? {})).toEqual(inPath);
    expect(spec.method === 'GET' ? spec.body : undefined).toBeUndefined();
  });

  it('that a menu guards names one that there is, and never one for anonymous writers', () => {
    const ids = new Set(EXPECTED_MENUS.map((menu) => menu.menuId));
    const menus = CALLS.flatMap(([, { access }]) => (access.kind === 'menu' ? [access.menuId] : []));
    expect(menus.filter((menuId) => !ids.has(menuId))).toEqual([]);
    const writesForAnyone = CALLS.filter(([, spec]) => spec.access.kind === 'anyone' && spec.method !== 'GET');
    expect(writesForAnyone.map(([id]) => id).sort()).toEqual(['session.logAccess', 'session.login', 'session.logout']);
  });
});

describe('the calls of docs/specification.md §7', () => {
  it.each([
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/refresh'],
    ['GET', '/api/auth/loginInfo'],
    ['POST', '/api/auth/logout'],
    ['GET', '/api/code'],
    ['GET', '/api/cmmn/course/page'],
    ['GET', '/api/cmmn/course/detail'],
    ['GET', '/api/cmmn/courseMastr/page'],
    ['GET', '/api/cmmn/dept'],
    ['GET', '/api/cmmn/dept/{id}'],
    ['GET', '/api/cmmn/dept/all'],
    ['GET', '/api/cmmn/coseDtyMastr/list'],
    ['GET', '/api/enum/{name}'],
    ['GET', '/api/tutor/staff'],
    ['GET', '/view/cdp/auth/member'],
    ['GET', '/view/cdp/qualf'],
    ['GET', '/view/cdp/stdnt/status'],
    ['POST', '/view/cdp/access'],
  ])('%s %s is there', (method, address) => {
    const there = CALLS.filter(([, spec]) => spec.method === method && spec.base + spec.path === address);
    expect(there).toHaveLength(1);
  });

  it('take the query names that it writes', () => {
    const names = (spec: CallSpec): string[] => Object.keys(spec.query?.shape ?? {}).sort();
    expect(names(reference.listCodes)).toEqual(['lclasCode', 'mlsfcCode']);
    expect(names(session.loginInfo)).toEqual(['sysGbnCd']);
    expect(names(session.studentStatus)).toEqual(['stdntId', 'type']);
    expect(names(reference.courseDetail)).toEqual(['courseCode', 'ntNo', 'semstrCode', 'year']);
    expect(names(reference.listDepartments)).toEqual(['deptCode', 'searchText']);
    expect(names(reference.departmentTrees)).toEqual(['rootDeptCode']);
    expect(names(reference.listCourseDuties)).toEqual(['dtyId']);
    expect(names(reference.pageCourses)).toEqual(
      [
        'year',
        'subjctCode',
        'semstrCode',
        'courseCode',
        'ntNo',
        'searchText',
        'yearSemstrCode',
        'majorAt',
        'sort',
        'page',
        'size',
      ].sort(),
    );
    expect(names(reference.pageCourseMasters)).toEqual(
      [
        'year',
        'subjctCode',
        'subjctNm',
        'semstrCode',
        'semstrNm',
        'courseCode',
        'grade',
        'searchText',
        'yearSemstrCode',
        'majorAt',
        'sort',
        'page',
        'size',
      ].sort(),
    );
  });

  it('have its defaults: page 0, CDP, root department 10000', () => {
    expect(reference.pageCourses.query.parse({})).toMatchObject({ page: 0 });
    expect(reference.pageCourseMasters.query.parse({})).toMatchObject({ page: 0 });
    expect(session.loginInfo.query.parse({})).toEqual({ sysGbnCd: 'CDP' });
    expect(reference.departmentTrees.query.parse({})).toEqual({ rootDeptCode: '10000' });
  });
});

describe('the envelope', () => {
  it('succeeds with 0000', () => {
    expect(SUCCESS_CODE).toBe('0000');
  });

  it('has a code a kind of failure, of the shape that the browser knows', () => {
    const codes = Object.values(FAILURE).map((failure) => failure.code);
    expect(sameTwice(codes)).toEqual([]);
    for (const code of codes) expect(code).toMatch(/^(404|503|S40[13]|91\d\d|E\d{3,4})$/);
  });

  it.each<[FailureKind, string, number]>([
    ['notFound', '404', 404],
    ['unavailable', '503', 503],
    ['noSession', 'S401', 401],
    ['forbidden', 'S403', 403],
    ['invalid', '9100', 422],
    ['conflict', '9101', 409],
    ['tooMany', '9102', 429],
  ])('says %s as %s with status %s', (kind, code, status) => {
    expect(FAILURE[kind]).toEqual({ code, status });
  });

  it('gives every other failure a code in E and status 4xx, and 5xx to what is not the caller’s doing alone', () => {
    const rest = Object.entries(FAILURE).filter(([, failure]) => failure.code.startsWith('E'));
    expect(rest.filter(([, failure]) => failure.status >= 500).map(([kind]) => kind)).toEqual([
      'unexpected',
      'storageFull',
      'scannerAway',
    ]);
    for (const [, failure] of rest) expect(failure.status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ...['404', '503', 'S401', '9100', '9101', '9102', '91', '9199'].map((code) => [code, true] as const),
    ...[
      '0000',
      'S403',
      'S4010',
      '4040',
      '5030',
      '500',
      'E500',
      'W404',
      'W503',
      '9000',
      '9200',
      '9999',
      'E9100',
      ' 404',
      '',
    ].map((code) => [code, false] as const),
  ])('raises an alert for code %j: not %s', (code, isSilent) => {
    expect(isSilentCode(code)).toBe(isSilent);
  });
});

describe('words that server and browser share', () => {
  it('are those of docs/specification.md §6', () => {
    expect(MEMBER_TYPES).toHaveLength(12);
    expect(GENERAL_PRIVILEGES).toEqual(['C', 'R', 'RR', 'U', 'D', 'E', 'COMT']);
    expect(NAMED_RESOURCES).toHaveLength(5);
  });

  it('and the enumerations have keys, each once', () => {
    expect(ENUM_NAMES).toHaveLength(33);
    for (const name of ENUM_NAMES) {
      expect(ENUMS[name].length).toBeGreaterThan(0);
      expect(sameTwice([...ENUMS[name]])).toEqual([]);
    }
    expect(ENUMS.hour).not.toContain('12');
    expect(ENUMS.mileageType).toHaveLength(11);
    expect(ENUMS.grade).toHaveLength(6);
  });
});
