/** How the programmes of this term stand on the day of the demonstration: one story each, in days from today. */

/** How somebody of the cast stands in it. */
export type Part = 'SEAT' | 'QUEUE' | 'OFFER' | 'LAPSE' | 'LEAVE';

export interface Story {
  /** Days on which applying begins and ends. */
  readonly opens: number;
  readonly closes: number;
  /** The day of the first session; between sessions `every` days. */
  readonly first: number;
  readonly every?: number;
  /** People who apply, as a share of the seats. */
  readonly wanted: number;
  readonly manager?: string;
  readonly helper?: string;
  readonly cast?: Readonly<Record<string, Part>>;
  readonly opening?: 'DRAFT' | 'WAITING' | 'REFUSED';
  /** The day of the decision of those who choose, or of the draw. */
  readonly decided?: number;
  /** The day on which it was called off. */
  readonly calledOff?: number;
  /** The day on which completions were settled; without it nobody has yet. */
  readonly settled?: number;
  readonly closing?: 'WAITING' | 'APPROVED' | 'REFUSED';
  /** Whether answering the survey is a part of completing; by chance in earlier terms. */
  readonly needsSurvey?: true;
  readonly savedBy?: readonly string[];
}

const WEEK = 7;

/** By the key of the series. */
export const STORIES: Readonly<Record<string, Story>> = {
  speaking: {
    opens: -6,
    closes: 5,
    first: 8,
    every: WEEK,
    wanted: 0.6,
    manager: 'coach',
    savedBy: ['student', 'freshman'],
  },
  python: {
    opens: -9,
    closes: 4,
    first: 9,
    every: WEEK,
    wanted: 1.5,
    manager: 'coach',
    cast: { freshman: 'SEAT', student: 'QUEUE', graduate: 'QUEUE' },
  },
  ai: { opens: -2, closes: 6, first: 10, every: 2, wanted: 0.4, savedBy: ['student', 'graduate'] },
  data: { opens: -8, closes: 3, first: 7, every: WEEK, wanted: 3, cast: { peer: 'SEAT' } },
  law: { opens: -10, closes: 0, first: 3, wanted: 0.7, savedBy: ['peer'] },
  finance: { opens: -7, closes: 1, first: 6, every: WEEK, wanted: 0.85, cast: { peer: 'LEAVE' } },
  reading: {
    opens: -42,
    closes: -31,
    first: -21,
    every: WEEK,
    wanted: 1.3,
    manager: 'staff',
    cast: { student: 'SEAT', graduate: 'SEAT' },
  },
  notes: { opens: 1, closes: 9, first: 14, wanted: 0, savedBy: ['freshman'] },
  debate: { opens: 4, closes: 12, first: 18, every: WEEK, wanted: 0, manager: 'coach' },
  video: {
    opens: -28,
    closes: -18,
    first: -10,
    every: WEEK,
    wanted: 1.4,
    manager: 'supervisor',
    helper: 'lectureassistant',
    cast: { peer: 'SEAT', freshman: 'LAPSE' },
  },
  poster: {
    opens: -16,
    closes: -3,
    first: 0,
    wanted: 1.2,
    manager: 'assistant',
    helper: 'lectureassistant',
    cast: { peer: 'SEAT', freshman: 'SEAT' },
  },
  startup: { opens: -20, closes: -1, first: 12, every: WEEK, wanted: 2, cast: { freshman: 'SEAT', peer: 'SEAT' } },
  camp: { opens: -15, closes: -1, first: 11, every: 1, wanted: 2.4, cast: { graduate: 'SEAT', student: 'SEAT' } },
  library: {
    opens: -40,
    closes: -29,
    first: -25,
    wanted: 1,
    settled: -22,
    closing: 'APPROVED',
    needsSurvey: true,
    cast: { graduate: 'SEAT' },
  },
  exchange: { opens: -4, closes: 3, first: 5, wanted: 0.5 },
  writing: {
    opens: -44,
    closes: -34,
    first: -23,
    every: WEEK,
    wanted: 1.2,
    manager: 'lecturer',
    needsSurvey: true,
    cast: { freshman: 'SEAT', student: 'SEAT' },
  },
  math: { opens: -38, closes: -28, first: -24, every: WEEK, wanted: 1.2, manager: 'coach', cast: { freshman: 'SEAT' } },
  physics: { opens: -25, closes: -9, first: 2, every: WEEK, wanted: 0.25, calledOff: -5, cast: { freshman: 'SEAT' } },
  english: { opens: -9, closes: 3, first: 6, every: WEEK, wanted: 1.5, cast: { student: 'OFFER', peer: 'QUEUE' } },
  korean: { opens: -50, closes: -40, first: -35, every: WEEK, wanted: 1.1 },
  restart: { opens: -6, closes: 2, first: 9, every: WEEK, wanted: 1.2, manager: 'coach' },
  stats: { opens: 6, closes: 16, first: 21, every: WEEK, wanted: 0, manager: 'coach', opening: 'DRAFT' },
  interview: { opens: -6, closes: 2, first: 8, every: WEEK, wanted: 0.8, manager: 'career', savedBy: ['student'] },
  letters: {
    opens: -45,
    closes: -34,
    first: -30,
    every: WEEK,
    wanted: 1.3,
    settled: -18,
    closing: 'WAITING',
    manager: 'career',
    cast: { student: 'SEAT', peer: 'SEAT' },
  },
  coding: { opens: 5, closes: 14, first: 19, every: WEEK, wanted: 0, manager: 'chief', opening: 'WAITING' },
  together: {
    opens: -32,
    closes: -20,
    first: -13,
    every: WEEK,
    wanted: 1.2,
    manager: 'supervisor',
    helper: 'lectureassistant',
    cast: { student: 'SEAT' },
  },
  firstyear: {
    opens: -60,
    closes: -50,
    first: -45,
    every: 9,
    wanted: 1,
    settled: -21,
    closing: 'APPROVED',
    cast: { freshman: 'SEAT' },
  },
  language: { opens: -3, closes: 7, first: 11, every: WEEK, wanted: 0.6, cast: { graduate: 'SEAT' } },
  toeic: { opens: -7, closes: 2, first: 4, every: 2, wanted: 1.4, cast: { student: 'LEAVE' } },
  licence: { opens: 8, closes: 18, first: 24, every: WEEK, wanted: 0, manager: 'career', opening: 'REFUSED' },
  capstone: { opens: -14, closes: -3, first: 6, wanted: 1.6, decided: -1, cast: { peer: 'SEAT', student: 'QUEUE' } },
  bookclub: { opens: -38, closes: -28, first: -20, every: 8, wanted: 1.1, manager: 'fulltime' },
  tutors: {
    opens: -22,
    closes: -8,
    first: 5,
    every: WEEK,
    wanted: 1.8,
    decided: -5,
    manager: 'staff',
    cast: { student: 'SEAT' },
  },
  flipped: { opens: -5, closes: 6, first: 10, every: WEEK, wanted: 0.5, manager: 'coach' },
  assessment: {
    opens: -14,
    closes: -2,
    first: 0,
    wanted: 0.8,
    manager: 'coach',
    cast: { lecturer: 'SEAT', fulltime: 'SEAT', chief: 'SEAT', staff: 'SEAT' },
  },
  newcomers: {
    opens: -50,
    closes: -41,
    first: -36,
    every: WEEK,
    wanted: 0.9,
    settled: -26,
    closing: 'APPROVED',
    manager: 'coach',
    cast: { lecturer: 'SEAT', fulltime: 'SEAT' },
  },
  advising: {
    opens: -8,
    closes: 4,
    first: 9,
    wanted: 1.4,
    cast: { supervisor: 'SEAT', lecturer: 'QUEUE', chief: 'QUEUE' },
  },
  office: { opens: 2, closes: 11, first: 16, every: WEEK, wanted: 0, savedBy: ['staff', 'coach'] },
  access: { opens: 4, closes: 15, first: 20, wanted: 0, manager: 'professor', opening: 'WAITING' },
};

/** Those of the departments take turns. */
export const DEPARTMENT_STORIES: readonly Story[] = [
  { opens: -5, closes: 6, first: 10, every: WEEK, wanted: 0.6 },
  { opens: -45, closes: -35, first: -28, every: 5, wanted: 0.9, settled: -5, closing: 'APPROVED' },
  { opens: -30, closes: -20, first: -12, every: WEEK, wanted: 1.1 },
  { opens: -8, closes: 2, first: 7, every: WEEK, wanted: 1.3 },
  { opens: 3, closes: 12, first: 17, every: WEEK, wanted: 0 },
  { opens: -36, closes: -27, first: -22, every: 5, wanted: 1, settled: -1, closing: 'WAITING' },
];
