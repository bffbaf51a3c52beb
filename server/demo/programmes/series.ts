/** How a programme of the demonstration is written down: what stays the same whenever it is held. */
import type { CompetencyCode, ProgrammeType, Selection } from '@naru/contract/areas/learning/words.ts';

import type { Office } from '../colleges.ts';
import { ENGLISH, type EnglishTexts } from './english-texts.ts';

export interface Series {
  readonly key: string;
  readonly type: ProgrammeType;
  readonly name: readonly [ko: string, en: string];
  readonly introduction: string;
  /** Where its words in English are not those of its key. */
  readonly english?: EnglishTexts;
  /** The office that holds it; `{subject}` a department by its subject. */
  readonly by: Office | { readonly subject: string };
  readonly teacher: string;
  readonly place: string;
  /** One title a session. */
  readonly titles: readonly string[];
  /** The hour at which a session begins, by the clock of Seoul, and how long it takes; in half hours at most. */
  readonly begins: number;
  readonly length: number;
  readonly competencies: readonly (readonly [CompetencyCode, number])[];
  readonly seats: number;
  readonly queue: number;
  readonly points: number | null;
  readonly budget: number;
  readonly expenses: readonly (readonly [item: string, share: number])[];
  readonly selection?: Selection;
  readonly grades?: readonly number[];
  readonly question?: string;
  readonly isOnline?: true;
  readonly needsAssignment?: true;
  readonly leastAttendance?: number;
  readonly leastPeople?: number;
  /** May be completed once only. */
  readonly isOnce?: true;
}

const SNACKS = ['다과', 0.2] as const;
const TEACHER = ['강사료', 0.6] as const;
const PRINTS = ['교재 인쇄', 0.1] as const;
export const USUAL_EXPENSES: Series['expenses'] = [TEACHER, SNACKS, PRINTS];
export const PEER_EXPENSES: Series['expenses'] = [['튜터 활동비', 0.5], SNACKS, PRINTS];
export const GROUP_EXPENSES: Series['expenses'] = [
  ['모임 공간 대관', 0.3],
  ['도서 구입', 0.35],
  ['다과', 0.2],
];

/** Programmes of a department are for its own students; their keys name it. */
export const isOfDepartment = ({ key }: Series): boolean => key.includes(':');

/** Finds its words in English. @throws where there are none, or fewer titles than sessions */
export function englishOf({ key, english, titles }: Series): EnglishTexts {
  const found = english ?? ENGLISH[key];
  if (found?.titles.length !== titles.length) throw new Error(`${key} has no words in English for each session.`);
  return found;
}
