/** Résumés of the demonstration as their students wrote them. Pure. */
import type {
  ItemSource,
  ResumeContent,
  ResumeItem,
  ResumeSection,
} from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent, emptyItem, sortItems } from '@naru/contract/areas/portfolio/resume-shape.ts';

import type { MemberRow } from '../model.ts';

type Pair = readonly [ko: string, en: string];
/** An item with its texts as pairs; absent ones are empty. */
export interface Told {
  readonly title: Pair;
  readonly place?: Pair;
  readonly detail?: Pair;
  readonly text?: Pair;
  readonly begins?: string;
  readonly ends?: string;
  readonly isOngoing?: boolean;
  readonly url?: string;
  readonly source?: ItemSource;
  readonly isShown?: boolean;
}
export type Sections = Partial<Record<ResumeSection, readonly Told[]>>;

export interface PersonTold {
  readonly headline?: Pair;
  readonly summary?: Pair;
  readonly address?: Pair;
  readonly birthOn?: string;
}

const NONE: Pair = ['', ''];
const both = ([ko, en]: Pair = NONE) => ({ ko, en });

function makeItem(told: Told, itemId: string): ResumeItem {
  return {
    ...emptyItem(itemId),
    title: both(told.title),
    place: both(told.place),
    detail: both(told.detail),
    text: both(told.text),
    begins: told.begins ?? '',
    ends: told.ends ?? '',
    isOngoing: told.isOngoing ?? false,
    url: told.url ?? '',
    isShown: told.isShown ?? true,
    source: told.source ?? null,
  };
}

export interface Writing {
  readonly member: MemberRow;
  readonly person: PersonTold;
  readonly sections: Sections;
  readonly nextId: () => string;
  /** English was left for later. */
  readonly isKoreanOnly?: boolean;
}

/** Makes the content of a résumé, each section by period. */
export function makeContent({ member, person, sections, nextId, isKoreanOnly = false }: Writing): ResumeContent {
  const empty = emptyContent();
  const content: ResumeContent = {
    person: {
      ...empty.person,
      name: both([member.name_ko, member.name_en ?? '']),
      headline: both(person.headline),
      summary: both(person.summary),
      address: both(person.address),
      birthOn: person.birthOn ?? '',
      email: member.email ?? '',
      phone: member.phone ?? '',
    },
    sectionList: empty.sectionList.map((part) => ({
      ...part,
      itemList: sortItems((sections[part.section] ?? []).map((told) => makeItem(told, nextId()))),
    })),
  };
  return isKoreanOnly ? withoutEnglish(content) : content;
}

function withoutEnglish(content: ResumeContent): ResumeContent {
  const keep = ({ ko }: { readonly ko: string }) => ({ ko, en: '' });
  const { person } = content;
  return {
    person: {
      ...person,
      headline: keep(person.headline),
      summary: keep(person.summary),
      address: keep(person.address),
    },
    sectionList: content.sectionList.map((part) => ({
      ...part,
      itemList: part.itemList.map((item) =>
        item.source
          ? item
          : {
              ...item,
              title: keep(item.title),
              place: keep(item.place),
              detail: keep(item.detail),
              text: keep(item.text),
            },
      ),
    })),
  };
}
