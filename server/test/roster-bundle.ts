/**
 * A small OneRoster bundle for tests: two faculties, two terms, three classes, a teacher, a coach and twelve learners.
 */
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

export type Cells = Readonly<Record<string, string>>;
export type BundleRows = Record<string, Cells[]>;

const LEARNERS = 12;
const two = (number: number): string => String(number).padStart(2, '0');

/** Returns the rows of each file; tests change them before they are written. */
export function bundleRows(): BundleRows {
  const learners = Array.from({ length: LEARNERS }, (_none, at) => `s${two(at + 1)}`);
  const user = (id: string, names: readonly [string, string], more: Cells = {}): Cells => ({
    sourcedId: id,
    status: 'active',
    enabledUser: 'true',
    username: id,
    givenName: names[1],
    familyName: names[0],
    middleName: '',
    identifier: '',
    email: `${id}@hangang.example`,
    sms: '',
    phone: '',
    grades: '',
    userMasterIdentifier: '',
    primaryOrgSourcedId: '',
    ...more,
  });
  const role = (id: string, name: string, org = 'org-eng'): Cells => ({
    sourcedId: `role-${id}`,
    status: 'active',
    userSourcedId: id,
    roleType: 'primary',
    role: name,
    beginDate: '',
    endDate: '',
    orgSourcedId: org,
  });
  const enrollment = (id: string, classId: string, name = 'student', more: Cells = {}): Cells => ({
    sourcedId: `enr-${classId}-${id}`,
    status: 'active',
    classSourcedId: classId,
    schoolSourcedId: 'org-eng',
    userSourcedId: id,
    role: name,
    beginDate: '',
    endDate: '',
    ...more,
  });
  const klass = (id: string, course: string, term: string): Cells => ({
    sourcedId: id,
    status: 'active',
    title: `${course} ${term}`,
    courseSourcedId: course,
    classCode: id,
    schoolSourcedId: 'org-eng',
    termSourcedIds: term,
  });
  const session = (id: string, startDate: string, endDate: string): Cells => ({
    sourcedId: id,
    status: 'active',
    title: id,
    type: 'semester',
    startDate,
    endDate,
    parentSourcedId: '',
  });
  const course = (id: string, title: string): Cells => ({
    sourcedId: id,
    status: 'active',
    schoolYearSourcedId: '',
    title,
    courseCode: id.toUpperCase(),
    grades: '2',
    orgSourcedId: 'org-eng',
    subjects: '',
    subjectCodes: '',
  });
  return {
    academicSessions: [session('t1', '2026-03-02', '2026-06-21'), session('t2', '2026-09-01', '2026-12-20')],
    orgs: [
      { sourcedId: 'org-uni', status: 'active', name: '한강대학교', identifier: 'HG', parentSourcedId: '' },
      { sourcedId: 'org-eng', status: 'active', name: '공과대학', identifier: 'HG-ENG', parentSourcedId: 'org-uni' },
      { sourcedId: 'org-art', status: 'active', name: '예술대학', identifier: 'HG-ART', parentSourcedId: 'org-uni' },
    ],
    courses: [course('algo', '알고리즘'), course('draw', '소묘')],
    classes: [klass('c1', 'algo', 't1'), klass('c2', 'algo', 't2'), klass('c3', 'algo', 't2')],
    users: [
      ...learners.map((id, at) =>
        user(id, ['김', `학생${at + 1}`], { identifier: `2026${two(at + 1)}`, primaryOrgSourcedId: 'org-eng' }),
      ),
      user('prof', ['이', '교수'], { userMasterIdentifier: 'sso-prof' }),
      user('hg-coach', ['Smith', 'Anna']),
    ],
    roles: [...learners.map((id) => role(id, 'student')), role('prof', 'teacher'), role('hg-coach', 'counselor')],
    demographics: learners.map((id) => ({ sourcedId: id, status: 'active', birthDate: '2007-05-04', sex: 'female' })),
    enrollments: [
      ...learners.map((id) => enrollment(id, 'c1')),
      ...learners.slice(0, 6).map((id) => enrollment(id, 'c2')),
      enrollment('prof', 'c1', 'teacher'),
      enrollment('prof', 'c2', 'teacher'),
    ],
    categories: [{ sourcedId: 'cat', status: 'active', title: '과제' }],
    lineItems: [
      {
        sourcedId: 'li1',
        status: 'active',
        title: '과제 1',
        description: '',
        assignDate: '2026-03-10',
        dueDate: '2026-03-20T23:59:00+09:00',
        classSourcedId: 'c1',
        categorySourcedId: 'cat',
        resultValueMin: '0',
        resultValueMax: '100',
      },
    ],
    results: learners.map((id) => ({
      sourcedId: `res-${id}`,
      status: 'active',
      lineItemSourcedId: 'li1',
      studentSourcedId: id,
      scoreStatus: 'fully graded',
      score: '87.5',
      scoreDate: '2026-03-21',
      late: 'false',
      missing: '',
    })),
  };
}

/** Returns the files' texts by name, the manifest with them. */
export function bundleFiles(rows: BundleRows, source = 'hangang'): Map<string, string> {
  const files = new Map(Object.entries(rows).map(([name, list]) => [`${name}.csv`, writeCsv(list)]));
  const modes = Object.keys(rows).map((name) => `file.${name},bulk`);
  files.set(
    'manifest.csv',
    [
      'propertyName,value',
      'manifest.version,1.0',
      'oneroster.version,1.2',
      ...modes,
      'source.systemName,한강대학교 학사',
      `source.systemCode,${source}`,
      '',
    ].join('\n'),
  );
  return files;
}

export function writeCsv(rows: readonly Cells[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = rows.map((row) => columns.map((column) => quote(row[column] ?? '')).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

export type BundleFiles = ReadonlyMap<string, string | Buffer>;

export function writeFolder(files: BundleFiles): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'naru-roster-'));
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
  return folder;
}

export function writeZip(files: BundleFiles): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'naru-roster-')), 'bundle.zip');
  writeFileSync(file, zipOf([...files]));
  return file;
}

/** Writes a zip file by hand, so that its names can be ones that no zip program would write. */
export function zipOf(files: readonly (readonly [name: string, content: string | Buffer])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0); // version needed
    shared.writeUInt16LE(0x800, 2); // names are UTF-8
    shared.writeUInt16LE(8, 4); // deflate
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), shared, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\u0005\u0006'), end]);
}
