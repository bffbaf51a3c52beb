/**
 * The files of a OneRoster 1.2 bundle that Naru reads, and what their columns hold.
 */
export type FileName =
  | 'academicSessions'
  | 'orgs'
  | 'courses'
  | 'classes'
  | 'users'
  | 'roles'
  | 'demographics'
  | 'enrollments'
  | 'categories'
  | 'lineItems'
  | 'results';

export type ColumnKind = 'text' | 'texts' | 'date' | 'number' | 'boolean' | 'word';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly isRequired: boolean;
  /** The words that may stand here. */
  readonly words?: readonly string[];
  /** The file whose sourcedId this is. */
  readonly refersTo?: FileName;
  readonly mostCharacters: number;
}

export interface RosterFile {
  readonly name: FileName;
  /** Every bundle has it; the others may be absent, and leave what was imported before as it is. */
  readonly isRequired: boolean;
  readonly columns: readonly Column[];
}

const MOST_ID = 255;
const MOST_TEXT = 500;
const MOST_LONG = 4_000;

type ColumnInput = Partial<Omit<Column, 'name'>>;
const column = (name: string, wish: ColumnInput = {}): Column => ({
  name,
  kind: 'text',
  isRequired: false,
  mostCharacters: MOST_TEXT,
  ...wish,
});
const needed = (name: string, wish: ColumnInput = {}): Column => column(name, { isRequired: true, ...wish });
const to = (refersTo: FileName): ColumnInput => ({ refersTo, mostCharacters: MOST_ID });
const words = (...list: readonly string[]): ColumnInput => ({ kind: 'word', words: list });
const id = needed('sourcedId', { mostCharacters: MOST_ID });
const status = column('status', words('active', 'tobedeleted'));
const DATE: ColumnInput = { kind: 'date' };
const NUMBER: ColumnInput = { kind: 'number' };
const YES_NO: ColumnInput = { kind: 'boolean' };

export const USER_ROLES = [
  'administrator',
  'aide',
  'counselor',
  'districtAdministrator',
  'guardian',
  'parent',
  'principal',
  'proctor',
  'relative',
  'siteAdministrator',
  'student',
  'systemAdministrator',
  'teacher',
] as const;

/** In the order in which they are read: what others refer to comes first. */
export const ROSTER_FILES: readonly RosterFile[] = [
  {
    name: 'academicSessions',
    isRequired: true,
    columns: [
      id,
      status,
      needed('title'),
      needed('type', words('gradingPeriod', 'semester', 'schoolYear', 'term')),
      needed('startDate', DATE),
      needed('endDate', DATE),
      column('parentSourcedId', to('academicSessions')),
    ],
  },
  {
    name: 'orgs',
    isRequired: true,
    columns: [
      id,
      status,
      needed('name'),
      column('identifier', { mostCharacters: MOST_ID }),
      column('parentSourcedId', to('orgs')),
    ],
  },
  {
    name: 'courses',
    isRequired: true,
    columns: [
      id,
      status,
      column('schoolYearSourcedId', to('academicSessions')),
      needed('title'),
      column('courseCode', { mostCharacters: MOST_ID }),
      column('grades'),
      needed('orgSourcedId', to('orgs')),
      column('subjects'),
      column('subjectCodes'),
    ],
  },
  {
    name: 'classes',
    isRequired: true,
    columns: [
      id,
      status,
      needed('title'),
      needed('courseSourcedId', to('courses')),
      column('classCode', { mostCharacters: MOST_ID }),
      needed('schoolSourcedId', to('orgs')),
      needed('termSourcedIds', { ...to('academicSessions'), kind: 'texts', mostCharacters: MOST_LONG }),
    ],
  },
  {
    name: 'users',
    isRequired: true,
    columns: [
      id,
      status,
      needed('enabledUser', YES_NO),
      needed('username', { mostCharacters: 128 }),
      needed('givenName'),
      needed('familyName'),
      column('middleName'),
      column('identifier', { mostCharacters: MOST_ID }),
      column('email', { mostCharacters: 254 }),
      column('sms', { mostCharacters: 50 }),
      column('phone', { mostCharacters: 50 }),
      column('grades'),
      column('userMasterIdentifier', { mostCharacters: MOST_ID }),
      column('primaryOrgSourcedId', to('orgs')),
    ],
  },
  {
    name: 'roles',
    isRequired: true,
    columns: [
      id,
      status,
      needed('userSourcedId', to('users')),
      needed('roleType', words('primary', 'secondary')),
      needed('role', words(...USER_ROLES)),
      column('beginDate', DATE),
      column('endDate', DATE),
      needed('orgSourcedId', to('orgs')),
    ],
  },
  {
    name: 'demographics',
    isRequired: false,
    columns: [
      needed('sourcedId', to('users')),
      status,
      column('birthDate', DATE),
      column('sex', words('male', 'female', 'unspecified', 'other')),
    ],
  },
  {
    name: 'enrollments',
    isRequired: true,
    columns: [
      id,
      status,
      needed('classSourcedId', to('classes')),
      needed('schoolSourcedId', to('orgs')),
      needed('userSourcedId', to('users')),
      needed('role', words('administrator', 'aide', 'proctor', 'student', 'teacher')),
      column('beginDate', DATE),
      column('endDate', DATE),
    ],
  },
  { name: 'categories', isRequired: false, columns: [id, status, needed('title')] },
  {
    name: 'lineItems',
    isRequired: false,
    columns: [
      id,
      status,
      needed('title'),
      column('description', { mostCharacters: MOST_LONG }),
      column('assignDate', DATE),
      column('dueDate', DATE),
      needed('classSourcedId', to('classes')),
      column('categorySourcedId', to('categories')),
      column('resultValueMin', NUMBER),
      column('resultValueMax', NUMBER),
    ],
  },
  {
    name: 'results',
    isRequired: false,
    columns: [
      id,
      status,
      needed('lineItemSourcedId', to('lineItems')),
      needed('studentSourcedId', to('users')),
      needed('scoreStatus', words('exempt', 'fully graded', 'not submitted', 'partially graded', 'submitted')),
      column('score', NUMBER),
      column('scoreDate', DATE),
      column('late', YES_NO),
      column('missing', YES_NO),
    ],
  },
];

/** Names the temporary table for a file's rows: `roster_line_items`. */
export function stagingTable(name: FileName): string {
  return `roster_${columnName(name)}`;
}

/** Converts `startDate` to `start_date`. */
export function columnName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
