/** A student's own terms on the home: the line of their grades and the bar of their credits. */
import type { StudyLine } from '@naru/contract/areas/home.ts';

import type { HomeSource } from '../../../blocks/manifest/home-source.ts';
import { enumOptions } from '../../../blocks/reference/enum/rules.ts';
import { koreanDate } from '../../../platform/time.ts';
import { GRADUATION_CREDITS } from '../record/settings.ts';
import { selectOptionalStudies } from './store.ts';

const UNDERGRADUATE = '1';

export const ownStudies: HomeSource<StudyLine> = {
  isFor: ({ studentId, rights }) => studentId !== null && rights.may('ANL_STDNT', 'RR'),
  read: async ({ db, actor, now, locale, platform }) => {
    const { studentId } = actor;
    if (studentId === null) return [];
    const row = await selectOptionalStudies(db, { studentId, today: koreanDate(now), locale });
    if (!row) return [];
    const needed = (await platform.settings.read()).of(GRADUATION_CREDITS);
    const semesters = enumOptions('semester', locale);
    return [
      {
        termList: row.terms.map(({ year, semester, average }) => ({
          year,
          semstrCode: semester,
          semstrNm: semesters.find(({ key }) => key === semester)?.value ?? semester,
          gradeAverage: average,
        })),
        gradeAverageOverall: row.terms.findLast(({ overall }) => overall !== null)?.overall ?? null,
        creditsEarned: row.creditsEarned,
        creditsTaking: row.creditsTaking,
        creditsNeeded: row.universityCode === UNDERGRADUATE && needed > 0 ? needed : null,
        advisorNm: row.advisorName,
        path: `/popup/stdntInfo/${studentId}`,
      },
    ];
  },
};
