/** Changes of a résumé's content, each giving a new one. Pure. */
import type { ResumeContent, ResumeItem, ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { sortItems } from '@naru/contract/areas/portfolio/resume-shape.ts';

export type SectionPart = ResumeContent['sectionList'][number];

/** A place of an item, by which a deletion is undone. */
export interface ItemPlace {
  readonly section: ResumeSection;
  readonly at: number;
}

export function patchSection(
  content: ResumeContent,
  section: ResumeSection,
  change: (part: SectionPart) => SectionPart,
): ResumeContent {
  return {
    ...content,
    sectionList: content.sectionList.map((part) => (part.section === section ? change(part) : part)),
  };
}

export const patchPerson = (content: ResumeContent, more: Partial<ResumeContent['person']>): ResumeContent => ({
  ...content,
  person: { ...content.person, ...more },
});

export const patchItem = (
  content: ResumeContent,
  section: ResumeSection,
  { itemId, more }: { readonly itemId: string; readonly more: Partial<ResumeItem> },
): ResumeContent =>
  patchSection(content, section, (part) => ({
    ...part,
    itemList: part.itemList.map((item) => (item.itemId === itemId ? { ...item, ...more } : item)),
  }));

export const insertItem = (content: ResumeContent, item: ResumeItem, { section, at }: ItemPlace): ResumeContent =>
  patchSection(content, section, (part) => ({ ...part, itemList: part.itemList.toSpliced(at, 0, item) }));

export const removeItem = (content: ResumeContent, section: ResumeSection, itemId: string): ResumeContent =>
  patchSection(content, section, (part) => ({
    ...part,
    itemList: part.itemList.filter((item) => item.itemId !== itemId),
  }));

/** Moves an item up (-1) or down (1); at an end it stays. */
export const moveItem = (
  content: ResumeContent,
  section: ResumeSection,
  { itemId, by }: { readonly itemId: string; readonly by: -1 | 1 },
): ResumeContent =>
  patchSection(content, section, (part) => {
    const at = part.itemList.findIndex((item) => item.itemId === itemId);
    const item = part.itemList[at];
    if (!item || at + by < 0 || at + by >= part.itemList.length) return part;
    return { ...part, itemList: part.itemList.toSpliced(at, 1).toSpliced(at + by, 0, item) };
  });

export const sortSection = (content: ResumeContent, section: ResumeSection): ResumeContent =>
  patchSection(content, section, (part) => ({ ...part, itemList: sortItems(part.itemList) }));

/** Reads a month as people write it: 2025.3, 2025/03, 202503, 2025년 3월; anything else stays as it is. */
export function readMonth(text: string): string {
  const [, year, month] = /^\s*(\d{4})\s*(?:[-./년]?\s*(\d{1,2})\s*월?)?\s*[.년]?\s*$/.exec(text) ?? [];
  if (year === undefined) return text.trim();
  return month === undefined ? year : `${year}-${month.padStart(2, '0')}`;
}

/** Writes a month as it is shown in a field: `2025.03`. */
export const writeMonth = (text: string): string => (/^\d{4}-\d{2}$/.test(text) ? text.replace('-', '.') : text);
