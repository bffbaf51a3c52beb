import iconv from 'iconv-lite';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';

import { withClient } from '../../../../demo/client.ts';
import { hashTables } from '../../../../demo/test-rows.ts';
import { cloneDatabase } from '../../../../test/portal.ts';
import {
  bundleFiles,
  bundleRows,
  writeFolder,
  writeZip,
  zipOf,
  type BundleFiles,
  type BundleRows,
} from '../../../../test/roster-bundle.ts';
import { importRoster } from './import.ts';
import { explainProblem, placeProblem, RosterRefusedError } from './problems.ts';

let connection: pg.ClientConfig;
let untouched: Record<string, string>;
beforeAll(async () => {
  connection = await cloneDatabase();
  untouched = await hashTables(connection);
});

async function importFrom(location: string): Promise<unknown> {
  const now = () => new Date('2026-11-20T01:00:00Z');
  const options = { isDryRun: false, advisor: 'none', allowsRemovals: false, actorId: null, now } as const;
  return importRoster(connection, { ...options, location });
}

/** Returns the problems in both languages, and checks that nothing has changed. */
async function refusal(location: string): Promise<{ en: string[]; ko: string[] }> {
  const refused = await importFrom(location).catch((error: unknown) => error);
  if (!(refused instanceof RosterRefusedError)) throw new Error('the bundle was not refused', { cause: refused });
  expect(await hashTables(connection)).toEqual(untouched);
  const say = (locale: 'ko' | 'en') => (one: (typeof refused.problems)[number]) => {
    const place = placeProblem(one, locale);
    return `${place && `${place}: `}${explainProblem(one, locale)}`;
  };
  return { en: refused.problems.map(say('en')), ko: refused.problems.map(say('ko')) };
}

type Change = (rows: BundleRows) => unknown;

function changed(change: Change): string {
  const rows = bundleRows();
  change(rows);
  return writeFolder(bundleFiles(rows));
}

/** Sets cells of the row at `at`; its line is `at` + 2. */
const set =
  (file: string, at: number, cells: Record<string, string>): Change =>
  (rows) => {
    rows[file]![at] = { ...rows[file]![at], ...cells };
  };

const changeFile = (name: string, change: (text: string) => string | Buffer): string => {
  const files: Map<string, string | Buffer> = bundleFiles(bundleRows());
  files.set(name, change(String(files.get(name))));
  return writeFolder(files);
};

describe('a row that is wrong is told with its place, in both languages', () => {
  it.each<[what: string, change: Change, en: string, ko: string]>([
    [
      'a date that is not in the calendar',
      set('demographics', 2, { birthDate: '2026-02-30' }),
      'demographics.csv line 4 birthDate: This date doesn’t exist: 2026-02-30',
      'demographics.csv 4행 birthDate: 달력에 없는 날짜예요: 2026-02-30',
    ],
    [
      'a point in time that is not in the calendar',
      set('lineItems', 0, { dueDate: '2026-02-29T10:00:00Z' }),
      'lineItems.csv line 2 dueDate: This date doesn’t exist: 2026-02-29T10:00:00Z',
      'lineItems.csv 2행 dueDate: 달력에 없는 날짜예요: 2026-02-29T10:00:00Z',
    ],
    [
      'a term at the same time as another autumn',
      (rows) =>
        rows['academicSessions']!.push({
          ...rows['academicSessions']![1]!,
          sourcedId: 't3',
          startDate: '2025-09-01',
          endDate: '2026-09-01',
        }),
      'academicSessions.csv line 4 startDate: This term overlaps another one of its kind: 2025-09-01',
      'academicSessions.csv 4행 startDate: 같은 구분의 다른 학기와 기간이 겹쳐요: 2025-09-01',
    ],
    [
      'a class nobody knows',
      set('enrollments', 1, { classSourcedId: 'c9' }),
      'enrollments.csv line 3 classSourcedId: What this refers to isn’t in the bundle: c9',
      'enrollments.csv 3행 classSourcedId: 이 값이 가리키는 항목이 묶음에 없어요: c9',
    ],
    [
      'one unknown term among several',
      set('classes', 0, { termSourcedIds: 't1, t7' }),
      'classes.csv line 2 termSourcedIds: What this refers to isn’t in the bundle: t7',
      'classes.csv 2행 termSourcedIds: 이 값이 가리키는 항목이 묶음에 없어요: t7',
    ],
    [
      'a doubled id',
      (rows) => rows['users']!.push({ ...rows['users']![0]!, username: 'x', identifier: 'x' }),
      'users.csv line 16 sourcedId: The same value appears earlier in the file: s01',
      'users.csv 16행 sourcedId: 같은 값이 앞에 또 있어요: s01',
    ],
    [
      'a doubled name, written otherwise',
      set('users', 4, { username: 'S01' }),
      'users.csv line 6 username: The same value appears earlier in the file: s01',
      'users.csv 6행 username: 같은 값이 앞에 또 있어요: s01',
    ],
    [
      'an empty cell',
      set('users', 0, { username: ' ' }),
      'users.csv line 2 username: This cell can’t be empty.',
      'users.csv 2행 username: 비워 둘 수 없는 칸이에요.',
    ],
    [
      'an unknown role',
      set('roles', 0, { role: 'king' }),
      'roles.csv line 2 role: This value isn’t allowed: king',
      'roles.csv 2행 role: 쓸 수 없는 값이에요: king',
    ],
    [
      'neither true nor false',
      set('users', 0, { enabledUser: 'yes' }),
      'users.csv line 2 enabledUser: This must be true or false: yes',
      'users.csv 2행 enabledUser: true나 false여야 해요: yes',
    ],
    [
      'a score in words',
      set('results', 0, { score: 'NaN' }),
      'results.csv line 2 score: This isn’t a number: NaN',
      'results.csv 2행 score: 숫자가 아니에요: NaN',
    ],
    [
      'an address that would add a line to an e-mail',
      set('users', 0, { email: 'a@b.example\nBcc: c@d.example' }),
      'users.csv line 2 email: This isn’t an email address: a@b.example�Bcc: c@d.example',
      'users.csv 2행 email: 이메일 주소가 아니에요: a@b.example�Bcc: c@d.example',
    ],
    [
      'a term that ends before it begins',
      set('academicSessions', 1, { endDate: '2026-08-31' }),
      'academicSessions.csv line 3 endDate: The end date must be after the start date: 2026-08-31',
      'academicSessions.csv 3행 endDate: 끝나는 날이 시작하는 날보다 뒤여야 해요: 2026-08-31',
    ],
    [
      'a learner who is none',
      set('enrollments', 0, { userSourcedId: 'hg-coach' }),
      'enrollments.csv line 2 userSourcedId: This person isn’t a student: hg-coach',
      'enrollments.csv 2행 userSourcedId: 학생이 아닌 사람이에요: hg-coach',
    ],
    [
      'a name of 600 letters',
      set('users', 0, { givenName: 'a'.repeat(600) }),
      `users.csv line 2 givenName: Too long: ${'a'.repeat(60)}…`,
      `users.csv 2행 givenName: 너무 길어요: ${'a'.repeat(60)}…`,
    ],
    [
      'a null byte',
      set('users', 0, { givenName: 'a\0b' }),
      'users.csv line 2 givenName: Some characters can’t be read. Please save the file as UTF-8 or CP949.',
      'users.csv 2행 givenName: 읽을 수 없는 글자가 있어요. UTF-8이나 CP949로 저장해 주세요.',
    ],
  ])('%s', async (_what, change, en, ko) => {
    expect(await refusal(changed(change))).toEqual({ en: [en], ko: [ko] });
  });

  it('cycles among organisations, each member of the circle', async () => {
    const location = changed((rows) => {
      set('orgs', 0, { parentSourcedId: 'org-art' })(rows);
    });
    expect((await refusal(location)).en).toEqual([
      'orgs.csv line 2 parentSourcedId: The parents of this organization lead back to itself: org-uni',
      'orgs.csv line 4 parentSourcedId: The parents of this organization lead back to itself: org-art',
    ]);
    const alone = await refusal(changed(set('orgs', 2, { parentSourcedId: 'org-art' })));
    expect(alone.ko).toEqual(['orgs.csv 4행 parentSourcedId: 상위 조직을 따라가면 자기 자신으로 돌아와요: org-art']);
  });

  it('tells every bad row at once, and counts those beyond a hundred', async () => {
    const location = changed((rows) => {
      rows['users'] = Array.from({ length: 150 }, (_none, at) => ({
        ...rows['users']![0]!,
        sourcedId: `u${at}`,
        email: 'x',
      }));
    });
    const refused = await importFrom(location).catch((error: unknown) => error);
    expect(refused).toMatchObject({ count: 150 });
    expect((refused as RosterRefusedError).problems).toHaveLength(100);
  });

  it('counts lines inside quoted cells', async () => {
    const location = changed((rows) => {
      set('lineItems', 0, { description: 'one\r\ntwo\nthree' })(rows);
      rows['lineItems']!.push({ ...rows['lineItems']![0]!, sourcedId: 'li2', dueDate: '2026-13-01' });
    });
    expect((await refusal(location)).en).toEqual(['lineItems.csv line 5 dueDate: This date doesn’t exist: 2026-13-01']);
  });
});

describe('a file that is wrong', () => {
  it.each<[what: string, location: () => string, en: string]>([
    ['no bundle at all', () => '/nowhere/at/all', 'We couldn’t find the folder or zip file: /nowhere/at/all'],
    ['an empty folder', () => writeFolder(new Map()), 'manifest.csv: The file is missing.'],
    [
      'a missing file',
      () => {
        const files = bundleFiles(bundleRows());
        files.delete('classes.csv');
        return writeFolder(files);
      },
      'classes.csv: The file is missing.',
    ],
    [
      'a file that every bundle needs',
      () => {
        const { users: _users, ...rows } = bundleRows();
        return writeFolder(bundleFiles(rows));
      },
      'users.csv: This file is required, but manifest.csv says it is absent.',
    ],
    [
      'a file that should be absent',
      () => changeFile('manifest.csv', (text) => text.replace('file.results,bulk', 'file.results,absent')),
      'results.csv: The file is included, but manifest.csv says it is absent.',
    ],
    [
      'changes only',
      () => changeFile('manifest.csv', (text) => text.replace('file.users,bulk', 'file.users,delta')),
      'users.csv: Files with only the changes (delta) aren’t accepted. Please export everything (bulk).',
    ],
    [
      'another version',
      () => changeFile('manifest.csv', (text) => text.replace('version,1.2', 'version,1.1')),
      'manifest.csv: This isn’t a OneRoster 1.2 bundle: 1.1',
    ],
    [
      'no source',
      () => changeFile('manifest.csv', (text) => text.replace('hangang', '')),
      'manifest.csv: source.systemCode is missing. Enter the code of the system this roster comes from.',
    ],
    [
      'the source of the demonstration university',
      () => changeFile('manifest.csv', (text) => text.replace('hangang', 'Demo')),
      'manifest.csv: This system code isn’t allowed: Demo',
    ],
    [
      'a wrong header',
      () => changeFile('users.csv', (text) => text.replace('username', 'userName')),
      'users.csv line 1 username: The column is missing.',
    ],
    [
      'a doubled header',
      () => changeFile('users.csv', (text) => text.replace('middleName', 'givenName')),
      'users.csv line 1 givenName: There are two columns with this name.|users.csv line 1 middleName: The column is missing.',
    ],
    [
      'an empty file',
      () => changeFile('roles.csv', () => ''),
      'roles.csv: The file is empty. Its first line must contain the column names.',
    ],
    [
      'a row too short',
      () => changeFile('categories.csv', (text) => `${text}cat2,active\n`),
      'categories.csv line 3: This row has a different number of cells from the first line: 2/3',
    ],
    [
      'quotation marks that do not match',
      () => changeFile('categories.csv', (text) => `${text}cat2,active,"over\n`),
      'categories.csv line 3: The quotation marks don’t match.',
    ],
    [
      'a row without end',
      () => changeFile('categories.csv', (text) => `${text}cat2,active,${'x'.repeat(400_000)}\n`),
      'categories.csv line 3: The row is too long.',
    ],
    [
      'bytes of neither UTF-8 nor CP949',
      () =>
        changeFile('categories.csv', (text) =>
          Buffer.concat([Buffer.from(text), Buffer.from([0x63, 0x2c, 0x2c, 0xff, 0xff, 0x0a])]),
        ),
      'categories.csv line 3 title: Some characters can’t be read. Please save the file as UTF-8 or CP949.',
    ],
    [
      'broken UTF-8 behind a mark that says UTF-8',
      () =>
        changeFile('categories.csv', (text) =>
          Buffer.concat([Buffer.from(`\ufeff${text}c,,`), Buffer.from([0xb0, 0xa1, 0x0a])]),
        ),
      'categories.csv line 3 title: Some characters can’t be read. Please save the file as UTF-8 or CP949.',
    ],
  ])('%s', async (_what, location, en) => {
    const said = await refusal(location());
    expect(said.en.join('|')).toBe(en);
    expect(said.ko.every((line) => /[가-힣]/.test(line))).toBe(true);
  });
});

describe('a zip that is wrong', () => {
  const usual = (): [string, string | Buffer][] => [...bundleFiles(bundleRows())];
  const write = (bytes: Buffer): string => {
    const folder = writeFolder(new Map());
    writeFileSync(path.join(folder, 'bundle.zip'), bytes);
    return path.join(folder, 'bundle.zip');
  };

  /** A number that stands nowhere else in the zip. */
  const BOMB_BYTES = 41_234_567;

  it.each(['../users.csv', '/etc/passwd', 'a/../../users.csv', String.raw`..\users.csv`, 'C:/users.csv'])(
    'a name that leads elsewhere: %s',
    async (name) => {
      const [said] = (await refusal(write(zipOf([...usual(), [name, 'x']])))).en;
      expect(said).toMatch(/^The zip file contains a file name that isn’t allowed: /);
    },
  );

  it('two files of one name', async () => {
    expect((await refusal(write(zipOf([...usual(), ['users.csv', 'x']])))).en).toEqual([
      'users.csv: There are two files with this name.',
    ]);
  });

  it('a bomb', async () => {
    const files: BundleFiles = new Map([...usual(), ['results.csv', Buffer.alloc(40 * 1024 ** 2, 0x41)]]);
    expect((await refusal(writeZip(files))).en).toEqual([
      'results.csv: This file would be far too large when unpacked, so we didn’t read it: results.csv',
    ]);
  });

  it('a bomb that understates its size', async () => {
    const bytes = zipOf([
      ...usual().filter(([name]) => name !== 'results.csv'),
      ['results.csv', Buffer.alloc(BOMB_BYTES, 0x41)],
    ]);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(BOMB_BYTES);
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at)) bytes.writeUInt32LE(1_000, at);
    const [said] = (await refusal(write(bytes))).en;
    expect(said).toMatch(/^results\.csv: We couldn’t read the zip file\./);
  });

  it('thousands of files', async () => {
    const many = Array.from({ length: 1_001 }, (_none, at) => [`f${at}.csv`, ''] as const);
    expect((await refusal(write(zipOf(many)))).en).toEqual([
      'The zip file contains too many files. The limit is 1000.',
    ]);
  });

  it.each([
    ['no zip', Buffer.from('sourcedId,status\n')],
    ['cut off', zipOf(usual()).subarray(0, 2_000)],
    ['empty', Buffer.alloc(0)],
  ])('%s', async (_what, bytes) => {
    expect((await refusal(write(bytes))).en[0]).toMatch(/^We couldn’t read the zip file/);
  });

  it('two bundles in one', async () => {
    const twice = [...usual(), ...usual().map(([name, text]) => [`b/${name}`, text] as [string, string | Buffer])];
    expect((await refusal(write(zipOf(twice)))).en).toEqual([
      'manifest.csv: There is more than one manifest.csv. Include only one bundle.',
    ]);
  });
});

describe('encodings and line ends', () => {
  const encodings: [string, (text: string) => Buffer][] = [
    ['UTF-8', (text) => Buffer.from(text)],
    ['UTF-8 with a BOM', (text) => Buffer.from(`\ufeff${text}`)],
    ['CP949', (text) => iconv.encode(text, 'cp949')],
    ['CRLF', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['CP949 with CRLF', (text) => iconv.encode(text.replaceAll('\n', '\r\n'), 'cp949')],
    ['decomposed syllables', (text) => Buffer.from(text.normalize('NFD'))],
    ['empty lines', (text) => Buffer.from(`\n${text.replaceAll('\n', '\n\n')}`)],
  ];

  it.each(encodings)('%s gives the same', async (_what, encode) => {
    const own = await cloneDatabase();
    const rows = bundleRows();
    rows['users']![0] = { ...rows['users']![0], familyName: '똠', givenName: '방각하' }; // 똠 is in CP949, not in EUC-KR
    const files = new Map([...bundleFiles(rows)].map(([name, text]) => [name, encode(text)]));
    const now = () => new Date('2026-11-20T01:00:00Z');
    const options = { isDryRun: false, advisor: 'none', allowsRemovals: false, actorId: null, now } as const;
    await importRoster(own, { ...options, location: writeFolder(files) });
    const { rows: names } = await withClient(own, async (client) =>
      client.query(`select name_ko from member where source_id = any('{s01,prof}') order by source_id`),
    );
    expect(names).toEqual([{ name_ko: '이교수' }, { name_ko: '똠방각하' }]);
  });
});
