/** A résumé without what a blind selection must not see (docs/specification.md, Résumés). */
import type { ResumeContent, ResumeItem } from './resume-content.ts';
import type { Both } from './words.ts';

/** Stands where the name of a school stood. */
export const HIDDEN_NAME = '○○';

const NOTHING: Both = { ko: '', en: '' };

/** Endings of the names of Korean schools with the short ending that people use. */
const KOREAN_ENDINGS: readonly (readonly [long: string, short: string])[] = [
  ['여자대학교', '여대'],
  ['여자고등학교', '여고'],
  ['여자중학교', '여중'],
  ['과학고등학교', '과학고'],
  ['외국어고등학교', '외고'],
  ['사이버대학교', '사이버대'],
  ['교육대학교', '교대'],
  ['대학교', '대'],
  ['고등학교', '고'],
  ['중학교', '중'],
];

/** Any school's full name, also one that stands in no item of education. */
const ANY_SCHOOL = /[가-힣A-Za-z0-9]+(?:대학교|고등학교|중학교|초등학교)/gu;
const ANY_ENGLISH_SCHOOL =
  /(?<![A-Za-z])(?:(?:[A-Z][\w'’-]* ){1,4}(?:University|Univ\b\.?|College|High School)|University of(?: [A-Z][\w'’-]*){1,3})/gu;
const ANY_SCHOOL_ADDRESS = /[\w.+-]+@[\w.-]+\.(?:ac\.[a-z]{2}|edu(?:\.[a-z]{2})?|(?:hs|ms|es)\.kr)\b/giu;
/** Host, and the path with all behind it. */
const WEB_ADDRESS = /^https?:\/\/([^/?#:]+)(.*)$/iu;
const SCHOOL_HOST = /(?:^|\.)(?:ac\.[a-z]{2}|edu(?:\.[a-z]{2})?|(?:hs|ms|es)\.kr)$/iu;

/**
 * Hides photo, birth, gender, address, evidence, the names of the schools with their short forms wherever they stand,
 * and e-mail and web addresses that tell the school. `schools`: further names to hide, such as the university's own.
 */
export function blindResume(content: ResumeContent, schools: readonly string[] = []): ResumeContent {
  const names = listNames(content, schools);
  const hide = (text: string) => hideSchools(text, names);
  const hideBoth = (both: Both): Both => ({ ko: hide(both.ko), en: hide(both.en) });
  const { person } = content;
  return {
    person: {
      name: person.name,
      headline: hideBoth(person.headline),
      birthOn: '',
      gender: NOTHING,
      email: hide(person.email) === person.email ? person.email : '',
      phone: person.phone,
      address: NOTHING,
      summary: hideBoth(person.summary),
      photoFileId: null,
    },
    sectionList: content.sectionList.map((section) => ({
      ...section,
      itemList: section.itemList.map(({ carried: _carried, ...item }) => ({
        ...item,
        title: hideBoth(item.title),
        place: section.section === 'EDUCATION' ? hidePlace(item.place) : hideBoth(item.place),
        detail: hideBoth(item.detail),
        text: hideBoth(item.text),
        url: tellsSchool(item.url, hide) ? '' : item.url,
        evidenceFileId: null,
      })),
    })),
  };
}

function hidePlace(place: ResumeItem['place']): Both {
  return { ko: place.ko.trim() === '' ? '' : HIDDEN_NAME, en: place.en.trim() === '' ? '' : HIDDEN_NAME };
}

/** Lists patterns of all names to hide, the longest first, so that no part of a longer one stays. */
function listNames(content: ResumeContent, schools: readonly string[]): readonly RegExp[] {
  const education = content.sectionList.find(({ section }) => section === 'EDUCATION')?.itemList ?? [];
  const full = [...schools, ...education.flatMap(({ place }) => [place.ko, place.en])];
  const forms = full.flatMap((name) => listForms(name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')));
  return [...new Set(forms)].sort((one, other) => other.length - one.length).map(makePattern);
}

function listForms(name: string): string[] {
  if (name.length < 2) return [];
  // A campus or a faculty may follow the name: "가람대학교 서울캠퍼스".
  const school = /^.*?(?:대학교|고등학교|중학교|초등학교)/u.exec(name)?.[0] ?? name;
  const ending = KOREAN_ENDINGS.find(([long]) => school.endsWith(long) && school.length > long.length + 1);
  const short = ending ? [school.slice(0, -ending[0].length) + ending[1]] : [];
  return [name, school, ...short, ...listEnglishForms(name)];
}

/** "Seoul National University" is also "Seoul National Univ." and "SNU"; an acronym of two letters tells too little. */
function listEnglishForms(name: string): string[] {
  if (!/^[\x20-\x7e]+$/u.test(name)) return [];
  const school = name.split(',')[0] ?? name;
  const acronym = (school.match(/\b[A-Z]/gu) ?? []).join('');
  const core = school
    .replaceAll(/\b(?:university|college|high school|school|institute|the|of)\b/giu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [
    school,
    school.replace(/\bUniversity\b/iu, 'Univ'),
    ...(acronym.length >= 3 ? [acronym] : []),
    ...(core.length >= 4 && /univ|college|school|instit/iu.test(school) ? [core] : []),
  ];
}

/** Spaces within a Korean name are written or left out; a short Korean form ends before letters that make another word. */
function makePattern(name: string): RegExp {
  const isKorean = /[가-힣]/u.test(name);
  const letters = Array.from(name).filter((letter) => letter !== ' ' || !isKorean);
  const body = letters.map((letter) => (letter === ' ' ? '\\s+' : escape(letter))).join(isKorean ? '\\s*' : '');
  if (isKorean) return new RegExp(/[대고중]$/u.test(name) ? `${body}(?![회표교륙형등학])` : body, 'giu');
  return new RegExp(`(?<![A-Za-z])${body}(?![A-Za-z])`, /^[A-Z]+$/u.test(name) ? 'gu' : 'giu');
}

const escape = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/-]/u, '\\$&');

function hideSchools(text: string, names: readonly RegExp[]): string {
  if (text === '') return text;
  let hidden = text.normalize('NFC').replaceAll(ANY_SCHOOL_ADDRESS, HIDDEN_NAME);
  for (const name of names) hidden = hidden.replaceAll(name, HIDDEN_NAME);
  hidden = hidden.replaceAll(ANY_SCHOOL, HIDDEN_NAME).replaceAll(ANY_ENGLISH_SCHOOL, HIDDEN_NAME);
  return hidden === text.normalize('NFC') ? text : hidden;
}

/** Judges an address of the web by its host, and by its path, where names of schools stand without spaces. */
function tellsSchool(url: string, hide: (text: string) => string): boolean {
  if (url === '') return false;
  const [, hostname, pathname = ''] = WEB_ADDRESS.exec(url) ?? [];
  if (hostname === undefined) return true;
  if (SCHOOL_HOST.test(hostname)) return true;
  const words = `${hostname} ${decode(pathname)}`.replaceAll(/[./_?#&=-]+/g, ' ');
  return hide(words) !== words;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
