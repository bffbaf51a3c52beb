/** Résumés as their student sees them. */
import type { ResumeCard, ResumeNeed, ResumeToEdit } from '@naru/contract/areas/portfolio/resume.ts';
import { countLanguages, isMet, listItems } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { selectFiles } from '../../../blocks/file/attach.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { listFileIds } from './files.ts';
import { selectNeeds, type NeedRow } from './need-store.ts';
import { listConfirmations, settle, type Facts } from './rules.ts';
import type { ListedRow, ResumeRow } from './store.ts';

const presentHead = (row: ResumeRow, locale: Locale) => ({
  resumeId: row.id,
  title: row.title,
  dutyId: row.dutyId,
  dutyNm: locale === 'en' ? row.dutyNameEn : row.dutyNameKo,
  isDefault: row.isDefault,
  isBlind: row.isBlind,
  changedAt: row.changedAt.toISOString(),
});

export const presentNeed = ({ id, dutyId, name, section, least, words }: NeedRow): ResumeNeed => ({
  needId: id,
  needNm: name,
  section,
  least,
  words,
  isOfDuty: dutyId !== null,
});

const isAskedOf = (row: ResumeRow, { dutyId }: NeedRow): boolean => dutyId === null || dutyId === row.dutyId;

export function presentCard(row: ListedRow, needs: readonly NeedRow[], locale: Locale): ResumeCard {
  const asked = needs.filter((need) => isAskedOf(row, need));
  return {
    ...presentHead(row, locale),
    itemCount: listItems(row.content).length,
    textCount: countLanguages(row.content),
    metCount: asked.filter((need) => isMet(row.content, need)).length,
    needCount: asked.length,
    isInCorrection: row.isInCorrection,
  };
}

/** Gives a résumé with what the university confirms now in the place of what it confirmed at the last save. */
export async function presentResume(
  db: Db,
  row: ResumeRow,
  { facts, locale }: { readonly facts: Facts; readonly locale: Locale },
): Promise<ResumeToEdit> {
  const { content } = settle(row.content, { facts, earlier: [row.content] });
  const [needs, files] = await Promise.all([
    selectNeeds(db, { dutyIds: row.dutyId === null ? [] : [row.dutyId], locale }),
    selectFiles(db, listFileIds(content)),
  ]);
  return {
    ...presentHead(row, locale),
    content,
    confirmationList: listConfirmations(content, facts),
    fileList: [...files.values()].flat(),
    needList: needs.map(presentNeed),
    version: row.version,
  };
}
