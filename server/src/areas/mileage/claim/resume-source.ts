import type { ResumeFact, ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';

import type { ResumeSource } from '../../../blocks/manifest/resume-source.ts';
import { selectProven, type ProvenRow } from './resume-store.ts';

const KIND = 'mileage-claim';

/** Claims with evidence that the university checked: language scores, volunteering, field placements. */
export const claimSource: ResumeSource = {
  kind: KIND,
  list: async (db, memberId) => (await selectProven(db, memberId)).map(presentProven),
};

function presentProven(row: ProvenRow): ResumeFact {
  return {
    section: row.section,
    source: { kind: KIND, id: row.id },
    title: { ko: row.nameKo, en: row.nameEn },
    place: { ko: row.issuerKo, en: row.issuerEn },
    detail: sayQuantity(row.section, row.quantity),
    begins: row.month,
    ends: '',
    isOngoing: false,
    text: { ko: '', en: '' },
  };
}

/** A score says itself, hours name their unit; pieces say nothing. */
function sayQuantity(section: ResumeSection, quantity: number): { ko: string; en: string } {
  if (section === 'LANGUAGE') return { ko: String(quantity), en: String(quantity) };
  if (section === 'VOLUNTEER') return { ko: `${quantity}시간`, en: `${quantity} hours` };
  return { ko: '', en: '' };
}
