import { TUTOR_WORDS } from '@naru/contract/areas/analytics.ts';

import type { Person } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { isId } from '../../../platform/db/id.ts';
import { fail } from '../../../platform/http/failure.ts';
import { koreanDate } from '../../../platform/time.ts';
import { isTutor } from './store.ts';

/** `{tutor?}` of an address as filters of a list of students; what is not given does not narrow. */
export interface TutorFilter {
  readonly advisor: string | undefined;
  readonly isTaught: true | undefined;
  readonly university: '1' | '2' | undefined;
}

const ALL: TutorFilter = { advisor: undefined, isTaught: undefined, university: undefined };

/**
 * Reads the filter by tutor, a word or a key (docs/specification.md §2).
 * @throws Failure `notFound` for one that names nothing, or nobody who is a tutor
 */
export async function readTutor(
  { db, now, actor }: Pick<CallContext<Person>, 'db' | 'now' | 'actor'>,
  tutor: string | undefined,
): Promise<TutorFilter> {
  if (tutor === undefined) return ALL;
  if (isId(tutor)) return (await isTutor(db, tutor, koreanDate(now))) ? { ...ALL, advisor: tutor } : fail('notFound');
  const filters: Readonly<Record<(typeof TUTOR_WORDS)[number], TutorFilter>> = {
    tutor: { ...ALL, advisor: actor.memberId },
    course: { ...ALL, isTaught: true },
    univ: { ...ALL, university: '1' },
    grad: { ...ALL, university: '2' },
  };
  const word = TUTOR_WORDS.find((one) => one === tutor) ?? fail('notFound');
  return filters[word];
}
