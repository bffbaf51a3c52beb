import type { Duty } from '@naru/contract/access.ts';

import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import { koreanDate } from '../../../platform/time.ts';
import { selectHeld } from './resume-store.ts';

const KIND = 'duty';
/** Duties that students have for other students. */
const OF_STUDENTS: readonly Duty[] = ['PEER_COACH', 'MENTOR'];

/** Duties at the university, with the period for which somebody was appointed. */
export const dutySource: ResumeSource = {
  kind: KIND,
  list: async (db, memberId) => {
    const rows = await selectHeld(db, memberId, { duties: OF_STUDENTS, today: koreanDate(new Date()) });
    return rows.map(({ id, duty, begins, ends, hasEnded, schoolKo, schoolEn }) => ({
      section: 'ACTIVITY' as const,
      source: { kind: KIND, id },
      title: { ko: enumWord('duty', duty, 'ko'), en: enumWord('duty', duty, 'en') },
      place: { ko: schoolKo, en: schoolEn },
      detail: { ko: '', en: '' },
      begins,
      ends: hasEnded ? (ends ?? '') : '',
      isOngoing: !hasEnded,
      text: { ko: '', en: '' },
    }));
  },
};
