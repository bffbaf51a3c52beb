/** Groups of callers, as docs/specification.md §6 has them: written by hand. */

/** `members`: the university's own; outsiders see no tutors, departments, courses or people. A list: demo people. */
export type Whom = 'everybody' | 'signedIn' | 'members' | 'administrators' | readonly string[];

/** The demo people who list students, who open their records, and who take lists away (§6, Privileges: ANL_STDNT). */
export const CURRENT_STUDENTS = ['student', 'freshman', 'graduate', 'peer'];
export const OFFICE = [
  'staff',
  'law',
  'lawreviewer',
  'psychologist',
  'psychmanager',
  'career',
  'education',
  'mileage',
  'testing',
  'badges',
  'admin',
  'dev',
];
/** Those who decide about claims of mileage: the office, and staff whose departments have students. */
export const DECIDES_MILEAGE = ['staff', 'mileage'];
export const OPENS_STUDENTS = [
  'supervisor',
  'fulltime',
  'lecturer',
  'professor',
  'chief',
  'chiefsupervisor',
  'coach',
  ...OFFICE,
];
export const LISTS_STUDENTS = [...OPENS_STUDENTS, 'assistant', 'lectureassistant'];
export const EXPORTS_STUDENTS = ['chief', 'chiefsupervisor', ...OFFICE];

/** Counsellors at each desk, and people who may request counselling (§6). */
export const PROFESSORS_DESK = ['supervisor', 'fulltime', 'chief', 'coach'];
export const STATISTICS = PROFESSORS_DESK;
export const COUNSELLORS = ['supervisor', 'fulltime', 'chief', 'coach', 'peer', 'career', 'law', 'lawreviewer'];
export const ASKERS = [...CURRENT_STUDENTS, 'alumni'];

/** Those who decide on another advisor: the department's chief, and administrators. */
export const DECIDES_WISHES = ['chief', 'chiefsupervisor', 'admin'];

export interface ExpectedCall {
  readonly whom: Whom;
  /** The code for people whom the call is for. */
  readonly code: string;
  /** The code for everybody else with a session, where it is not S403. */
  readonly others?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Ends the session that asks. */
  readonly endsSession?: true;
}

export const NO_SUCH_ID = '0190b2c4-0000-7000-8000-000000000000';
