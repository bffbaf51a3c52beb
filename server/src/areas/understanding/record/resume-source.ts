import { GRADE_SOURCE } from '@naru/contract/areas/portfolio/resume-shape.ts';
import type { ResumeFact } from '@naru/contract/areas/portfolio/resume-content.ts';

import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import { enumWord } from '../../../blocks/reference/enum/rules.ts';
import { selectStudies, type StudiesRow } from './resume-store.ts';

const KIND = 'studies';
const STUDYING: ReadonlySet<string> = new Set(['ENROLLED', 'LEAVE']);
/** Grade averages of the university go up to it. */
const BEST_GRADE = '4.5';

/** Studies at the university. Grades come with the description, which is the student's to keep or to delete; a page has them only as a fact of their own. */
export const studiesSource: ResumeSource = {
  kind: KIND,
  textKind: GRADE_SOURCE,
  list: async (db, memberId) => (await selectStudies(db, memberId)).map(presentStudies),
};

function presentStudies(row: StudiesRow): ResumeFact {
  const isOngoing = STUDYING.has(row.registerStatus);
  const { gradeAverage, termCount } = row;
  const grade = gradeAverage?.toFixed(2);
  return {
    section: 'EDUCATION',
    source: { kind: KIND, id: row.id },
    title: { ko: row.majorKo, en: row.majorEn },
    place: { ko: row.schoolKo, en: row.schoolEn },
    detail: {
      ko: `${row.isGraduateSchool ? '대학원 과정' : '학사 과정'} · ${enumWord('schoolRegister', row.registerStatus, 'ko')}`,
      en: `${row.isGraduateSchool ? 'Graduate programme' : 'Bachelor’s programme'} · ${enumWord('schoolRegister', row.registerStatus, 'en')}`,
    },
    begins: row.begins,
    ends: isOngoing ? '' : (row.ends ?? ''),
    isOngoing,
    text:
      grade === undefined
        ? { ko: '', en: '' }
        : {
            ko: `평점 ${grade} / ${BEST_GRADE} (${termCount}학기)`,
            en: `GPA ${grade} / ${BEST_GRADE} (${termCount} terms)`,
          },
  };
}
