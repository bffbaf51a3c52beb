import type { ResumeFact } from '@naru/contract/areas/portfolio/resume-content.ts';

import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import { selectCheckCodes, selectCompleted, type CompletedRow } from './resume-store.ts';

const KIND = 'programme';

/** Programmes that somebody completed, with hours and the number of the certificate. */
export const completedSource: ResumeSource = {
  kind: KIND,
  list: async (db, memberId) => (await selectCompleted(db, memberId)).map(presentCompleted),
  listCheckPaths: async (db, memberId) => {
    const rows = await selectCheckCodes(db, memberId);
    return new Map(rows.map(({ id, number, checkCode }) => [id, `/certificate/${number}#code=${checkCode}`]));
  },
};

function presentCompleted(row: CompletedRow): ResumeFact {
  return {
    section: 'TRAINING',
    source: { kind: KIND, id: row.id },
    title: { ko: row.nameKo, en: row.nameEn },
    place: { ko: row.departmentKo, en: row.departmentEn },
    detail: {
      ko: [`${row.hours}시간`, row.number === null ? '' : `수료증 ${row.number}`].filter(Boolean).join(' · '),
      en: [`${row.hours} hours`, row.number === null ? '' : `certificate ${row.number}`].filter(Boolean).join(' · '),
    },
    begins: row.begins,
    ends: row.ends,
    isOngoing: false,
    text: { ko: '', en: '' },
  };
}
