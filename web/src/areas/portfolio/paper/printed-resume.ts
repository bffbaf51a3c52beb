/** A résumé as it is printed in one language: only what is shown, in its order, with its periods in words. Pure. */
import { blindResume } from '@naru/contract/areas/portfolio/blind.ts';
import {
  RESUME_SECTIONS,
  type Confirmation,
  type ResumeContent,
  type ResumeItem,
  type ResumeSection,
} from '@naru/contract/areas/portfolio/resume-content.ts';
import type { Both, PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { writeDuration, writePeriod } from './period.ts';
import { splitLines } from './split-lines.ts';
import { PAPER_WORDS } from './words.ts';

export interface ResumeToPrint {
  readonly content: ResumeContent;
  /** By item. */
  readonly confirmations: Readonly<Record<string, Confirmation>>;
  readonly language: PaperLanguage;
  readonly isBlind: boolean;
  /** Names that a blind one hides beside those of its schools. */
  readonly schools: readonly string[];
  /** The day on which it is printed, `YYYY-MM-DD`. */
  readonly today: string;
}

export interface PrintedItem {
  readonly itemId: string;
  readonly period: string;
  /** Empty where it tells nothing. */
  readonly duration: string;
  readonly main: string;
  readonly beside: string;
  readonly detail: string;
  readonly lines: readonly string[];
  readonly url: string;
  readonly isConfirmed: boolean;
  readonly breaksBefore: boolean;
}

export interface PrintedSection {
  readonly section: ResumeSection;
  readonly heading: string;
  readonly breaksBefore: boolean;
  readonly itemList: readonly PrintedItem[];
}

export interface PrintedResume {
  readonly name: string;
  readonly otherName: string;
  readonly headline: string;
  readonly factList: readonly { readonly term: string; readonly value: string }[];
  readonly summaryLines: readonly string[];
  readonly sectionList: readonly PrintedSection[];
  readonly hasConfirmed: boolean;
}

/** The order that readers of English expect; used while the student has left the order as it was. */
const ENGLISH_ORDER: readonly ResumeSection[] = [
  'EDUCATION',
  'WORK',
  'PROJECT',
  'ACTIVITY',
  'ABROAD',
  'AWARD',
  'VOLUNTEER',
  'TRAINING',
  'CERTIFICATE',
  'LANGUAGE',
  'SKILL',
  'MILITARY',
  'LINK',
];

/** Sections whose reader looks for the place first. */
const PLACE_FIRST: Readonly<Record<PaperLanguage, readonly ResumeSection[]>> = {
  ko: ['EDUCATION', 'WORK'],
  en: ['EDUCATION'],
};

/** Sections whose detail is a word or two, which stands on the line of the name. */
const SHORT_DETAIL: ReadonlySet<ResumeSection> = new Set<ResumeSection>([
  'MILITARY',
  'LANGUAGE',
  'CERTIFICATE',
  'AWARD',
  'TRAINING',
  'VOLUNTEER',
  'ABROAD',
]);

export function printResume(resume: ResumeToPrint): PrintedResume {
  const { language, isBlind } = resume;
  const content = isBlind ? blindResume(resume.content, resume.schools) : resume.content;
  const { person } = content;
  const sectionList = orderSections(content, language)
    .map((section) => printSection(section, resume))
    .filter(({ itemList }) => itemList.length > 0);
  const name = person.name[language].trim();
  const otherName = person.name[language === 'ko' ? 'en' : 'ko'].trim();
  return {
    name: name || otherName,
    otherName: name !== '' && language === 'ko' ? otherName : '',
    headline: person.headline[language].trim(),
    factList: listFacts(person, language),
    summaryLines: splitLines(person.summary[language]),
    sectionList,
    hasConfirmed: sectionList.some(({ itemList }) => itemList.some(({ isConfirmed }) => isConfirmed)),
  };
}

/** English readers expect no date of birth, and a gender only where somebody wrote it in English. */
function listFacts(person: ResumeContent['person'], language: PaperLanguage): PrintedResume['factList'] {
  const words = PAPER_WORDS[language];
  const [year = '', month = '', day = ''] = person.birthOn.split('-');
  const birth = person.birthOn !== '' && language === 'ko' ? words.day(year, month, day) : '';
  return [
    { term: words.birthOn, value: birth },
    { term: words.gender, value: person.gender[language].trim() },
    { term: words.phone, value: person.phone.trim() },
    { term: words.email, value: person.email.trim() },
    { term: words.address, value: person.address[language].trim() },
  ].filter(({ value }) => value !== '');
}

function orderSections(content: ResumeContent, language: PaperLanguage): ResumeContent['sectionList'] {
  const isUntouched = content.sectionList.every(({ section }, index) => section === RESUME_SECTIONS[index]);
  if (language === 'ko' || !isUntouched) return content.sectionList;
  return content.sectionList.toSorted(
    (one, other) => ENGLISH_ORDER.indexOf(one.section) - ENGLISH_ORDER.indexOf(other.section),
  );
}

function printSection(
  { section, isShown, breaksBefore, itemList }: ResumeContent['sectionList'][number],
  resume: ResumeToPrint,
): PrintedSection {
  const { confirmations, language } = resume;
  const items = itemList
    .filter((item) => isShown && item.isShown && confirmations[item.itemId] !== 'GONE' && hasWords(item, language))
    .map((item) => printItem(item, section, resume));
  // A page that begins before the first item begins before its heading.
  const [first, ...others] = items;
  return {
    section,
    heading: PAPER_WORDS[language].section[section],
    breaksBefore: breaksBefore || first?.breaksBefore === true,
    itemList: first ? [{ ...first, breaksBefore: false }, ...others] : [],
  };
}

/** An item that is written in the other language only stays out. */
function hasWords({ title, place, detail, text, url }: ResumeItem, language: PaperLanguage): boolean {
  const isWritten = (of: PaperLanguage) => [title, place, detail, text].some((both) => both[of].trim() !== '');
  return isWritten(language) || (url !== '' && !isWritten(language === 'ko' ? 'en' : 'ko'));
}

function printItem(item: ResumeItem, section: ResumeSection, resume: ResumeToPrint): PrintedItem {
  const { language, isBlind, today, confirmations } = resume;
  const words = PAPER_WORDS[language];
  const read = (both: Both) => both[language].trim();
  const isPlaceFirst = PLACE_FIRST[language].includes(section) && !isBlind && read(item.place) !== '';
  const names = [read(item.title), read(item.place)];
  const [main = '', beside = ''] = (isPlaceFirst ? names.toReversed() : names).filter((text) => text !== '');
  return {
    itemId: item.itemId,
    period: writePeriod(item, section, words),
    duration: section === 'WORK' ? writeDuration(item, today, words) : '',
    main,
    ...(SHORT_DETAIL.has(section)
      ? { beside: [beside, read(item.detail)].filter((text) => text !== '').join(' · '), detail: '' }
      : { beside, detail: read(item.detail) }),
    lines: splitLines(item.text[language]),
    url: item.url,
    // An item with a source that nobody has judged yet carries no mark.
    isConfirmed: item.source !== null && confirmations[item.itemId] === 'CONFIRMED',
    breaksBefore: item.breaksBefore,
  };
}
