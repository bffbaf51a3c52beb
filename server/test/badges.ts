/** Badges for tests, as the office makes them. */
import type { BadgeClassContent } from '@naru/contract/areas/portfolio/badge-class.ts';
import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import type { BadgeCondition } from '@naru/contract/areas/portfolio/badge-words.ts';

import type { TestPortal } from './portal.ts';

/** A class as the form sends it. */
export const aBadgeContent = (wish: Partial<BadgeClassContent> = {}): BadgeClassContent => ({
  nameKo: '소통의 시작',
  nameEn: 'First steps in communication',
  descriptionKo: '말하기와 듣기의 기초를 익혔어요.',
  descriptionEn: 'Learned the basics of speaking and listening.',
  criteriaKo: '소통 역량 프로그램을 수료해요.',
  criteriaEn: 'Complete a communication programme.',
  level: 'BASIC',
  competencyCode: 'COMMUNICATION',
  alignmentList: [],
  validMonths: null,
  isRepeatable: false,
  isListed: true,
  look: { shape: 'HEXAGON', tone: 'TEAL', sign: 'SPEECH' },
  pictureFileId: null,
  rule: null,
  ...wish,
});

export const ruleOf = (...conditionList: BadgeCondition[]) => ({ conditionList });

/** Makes a class, and opens it unless it is to stay a draft. Returns its id. */
export async function aBadgeClass(
  portal: TestPortal,
  office: string,
  wish: Partial<BadgeClassContent> & { readonly isDraft?: boolean } = {},
): Promise<string> {
  const { isDraft = false, ...content } = wish;
  const as = { token: office };
  const { classId } = await portal.get(badgeClasses.createClass, { body: aBadgeContent(content) }, as);
  if (!isDraft)
    await portal.get(badgeClasses.stepClass, { params: { id: classId }, body: { action: 'OPEN', version: 1 } }, as);
  return classId;
}
