/** Reads a JSON Resume into a résumé in one language (docs/specification.md, Résumés). Pure. */
import { CalendarDate } from '@naru/contract/shared/id.ts';
import {
  RESUME_SECTIONS,
  type CarriedName,
  type ResumeContent,
  type ResumeItem,
} from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyContent, emptyItem } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { PAPER_MOST, type Both, type PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { BULLET, DAY_NAMES, LASTS, LOCATION_PARTS, SECTION_FIELDS, SILENT, type SectionFields } from './fields.ts';
import {
  cut,
  isObject,
  note,
  noteUnknown,
  readAddress,
  readLine,
  readMonth,
  readParagraph,
  readPlace,
  readPlaces,
  readWordsList,
  saysItLasts,
  valueOf,
  type FoundProblem,
  type Notes,
  type Place,
} from './reader.ts';

const DAY_LENGTH = 10;

export interface ImportedResume {
  readonly content: ResumeContent;
  readonly problems: readonly FoundProblem[];
  readonly unknown: readonly string[];
}

const BASICS: ReadonlySet<string> = new Set([
  'name',
  'label',
  'email',
  'x-email',
  'phone',
  'summary',
  'x-birthDate',
  'x-gender',
  'location',
  'profiles',
  'url',
]);
const LOCATION: ReadonlySet<string> = new Set(LOCATION_PARTS);

/** Reads a file; undefined where it is no JSON, or no object. */
export function readJsonResume(
  fileText: string,
  language: PaperLanguage,
  newId: () => string,
): ImportedResume | undefined {
  const file = parseJson(fileText);
  if (!isObject(file)) return undefined;
  const notes: Notes = { problems: [], unknown: [] };
  const root: Place = { object: file, path: '', notes };
  const lists = Object.values(SECTION_FIELDS).filter(({ isInBasics }) => isInBasics !== true);
  noteUnknown(root, new Set(['basics', ...SILENT, ...lists.map(({ list }) => list)]));
  const basics = readPlace(root, 'basics');
  const to = (text: string): Both => ({ ko: '', en: '', [language]: text });
  const content: ResumeContent = {
    person: readPerson(basics, to),
    sectionList: RESUME_SECTIONS.map((section) => {
      const fields = SECTION_FIELDS[section];
      const places = readPlaces(fields.isInBasics ? basics : root, fields.list, PAPER_MOST.items);
      const itemList = places.map((place) => readEntry(place, fields, { to, newId })).filter(isWritten);
      return { section, isShown: true, breaksBefore: false, itemList };
    }),
  };
  return { content: addOwnSite(content, basics, { to, newId }), ...notes };
}

function parseJson(text: string): unknown {
  try {
    // A byte order mark at the beginning is none of the file's words.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

interface Making {
  readonly to: (text: string) => Both;
  readonly newId: () => string;
}

function readPerson(basics: Place, to: Making['to']): ResumeContent['person'] {
  noteUnknown(basics, BASICS);
  const location = readPlace(basics, 'location');
  noteUnknown(location, LOCATION);
  const parts = LOCATION_PARTS.map((name) => [name, readLine(location, name)] as const);
  const address = parts.map(([, text]) => text);
  return {
    ...emptyContent().person,
    name: to(readLine(basics, 'name')),
    headline: to(readLine(basics, 'label')),
    email: readLine(basics, 'email') || readLine(basics, 'x-email'),
    phone: readLine(basics, 'phone'),
    summary: to(readParagraph(basics, 'summary')),
    birthOn: readDay(basics, 'x-birthDate'),
    gender: to(readLine(basics, 'x-gender')),
    address: to(cut(location, 'address', { text: address.filter(Boolean).join(', '), most: PAPER_MOST.line })),
    ...(parts.some(([name, text]) => name !== 'address' && text !== '') && carry(parts)),
  };
}

/** Keeps what there is of the file's own words. */
function carry(words: readonly (readonly [CarriedName, string])[]): Pick<ResumeItem, 'carried'> {
  const said = words.filter(([, text]) => text !== '');
  return said.length === 0 ? {} : { carried: Object.fromEntries(said) };
}

/** Returns a day that is more than the month which a résumé has. */
function dayOf(place: Place, name: string): string {
  const value = valueOf(place, name);
  const day = typeof value === 'string' ? value.trim().slice(0, DAY_LENGTH) : '';
  return CalendarDate.safeParse(day).success ? day : '';
}

function readDay(place: Place, name: string): string {
  const text = readLine(place, name).trim();
  if (text === '' || CalendarDate.safeParse(text).success) return text;
  note(place, name, { code: 'DATE', value: text });
  return '';
}

function readEntry(place: Place, fields: SectionFields, { to, newId }: Making): ResumeItem {
  const { toText = [], toDetail = [] } = fields;
  noteUnknown(place, new Set([...listNames(fields), LASTS, ...toText, ...toDetail]));
  const lasts = saysItLasts(place, fields.ends) ? true : valueOf(place, LASTS);
  const begins = readMonth(place, fields.begins);
  const ends = lasts === true ? '' : readMonth(place, fields.ends);
  const hasNoEnd = (valueOf(place, fields.ends) ?? '') === '';
  const detail = fields.isDetailList ? readWordsList(place, fields.detail) : [readLine(place, fields.detail)];
  const further = toDetail.map((name) => [name, readLine(place, name)] as const);
  const details = [...detail, ...further.map(([, text]) => text)].filter((text) => text !== '');
  const lines = toText.flatMap((name) => readWordsList(place, name).map((text) => `${BULLET}${text}`));
  const days = DAY_NAMES.filter((name) => name === fields.begins || name === fields.ends);
  const text = [readParagraph(place, fields.text), ...lines].filter((part) => part !== '').join('\n');
  return {
    ...emptyItem(newId()),
    title: to(readLine(place, fields.title)),
    place: to(readLine(place, fields.place)),
    detail: to(cut(place, fields.detail, { text: oneLineOf(details), most: PAPER_MOST.line })),
    begins,
    ends,
    isOngoing: lasts === true || (lasts !== false && fields.lastsWithoutEnd === true && begins !== '' && hasNoEnd),
    text: to(cut(place, fields.text, { text, most: PAPER_MOST.text })),
    url: readAddress(place, fields.url),
    ...carry([...days.map((name) => [name, dayOf(place, name)] as const), ...further]),
  };
}

const oneLineOf = (parts: readonly string[]): string => parts.join(', ').replaceAll(/[\n\t]+/g, ' ');

const listNames = ({ title, place, detail, begins, ends, text, url }: SectionFields): string[] => [
  title,
  place,
  detail,
  begins,
  ends,
  text,
  url,
];

const isWritten = ({ title, place, detail, text, url }: ResumeItem): boolean =>
  url !== '' || [title, place, detail, text].some(({ ko, en }) => ko.trim() !== '' || en.trim() !== '');

/** A person's own site becomes the last of the links. */
function addOwnSite(content: ResumeContent, basics: Place, { to, newId }: Making): ResumeContent {
  const url = readAddress(basics, 'url');
  if (url === '') return content;
  const item = { ...emptyItem(newId()), title: to(new URL(url).hostname), url };
  return {
    ...content,
    sectionList: content.sectionList.map((part) =>
      part.section === 'LINK' ? { ...part, itemList: [...part.itemList, item].slice(0, PAPER_MOST.items) } : part,
    ),
  };
}

/** Puts an imported content in the place of another; photo and the person's words in the other language stay. */
export function takeIn(before: ResumeContent, imported: ResumeContent, language: PaperLanguage): ResumeContent {
  const other = language === 'ko' ? 'en' : 'ko';
  const merge = (own: Both, theirs: Both): Both => ({ ...theirs, [other]: own[other] });
  const { person } = before;
  return {
    ...imported,
    person: {
      ...imported.person,
      name: merge(person.name, imported.person.name),
      headline: merge(person.headline, imported.person.headline),
      gender: merge(person.gender, imported.person.gender),
      address: merge(person.address, imported.person.address),
      summary: merge(person.summary, imported.person.summary),
      photoFileId: person.photoFileId,
    },
  };
}
