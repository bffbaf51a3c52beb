/** Words of which blind hiring in Korea takes points off: who somebody is, not what they can do. */
import { beginsWord, endsWord, type BlindItem, type Finding } from './warnings-words.ts';
import type { PaperLanguage } from './words.ts';

/** Facts of the student that must not stand in a letter. */
export interface BlindPerson {
  /** Names in Korean and in Latin letters; empty ones are passed over. */
  readonly names: readonly string[];
  /** Schools by their full names in either language; short forms are made here. */
  readonly schools: readonly string[];
  /** Places of home beside the provinces and cities that are known here. */
  readonly regions: readonly string[];
}

const REGIONS =
  '서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|충청북|충청남|전북|전남|전라북|전라남|경북|경남|경상북|경상남|제주|' +
  '수원|성남|고양|용인|창원|청주|전주|천안|포항|김해|구미|진주|원주|춘천|강릉|여수|순천|목포|군산|익산|안동|경주|거제|서귀포';

interface Pattern {
  readonly item: BlindItem;
  readonly pattern: RegExp;
}

const KOREAN: readonly Pattern[] = [
  {
    item: 'SCHOOL',
    pattern:
      /(?<![가-힣])(?!(?:우리|본인|해당|국내|해외|외국|국립|사립|공립|종합|여러|모든|일반|특성화|마이스터|과학|외국어|인문계|명문|지역|전국|근처|인근|지방)(?:대학교|고등학교|중학교|초등학교))[가-힣]{2,12}(?:대학교|고등학교|중학교|초등학교)/gu,
  },
  {
    item: 'FAMILY',
    pattern:
      /(?<![가-힣])(?:친?아버지|친?어머니|아버님|어머님|아빠|엄마|부모님|할머니|할아버지|외할머니|외할아버지|누나|오빠|언니|남동생|여동생|친동생|친형|친누나|장남|장녀|차남|차녀|외동딸|외동아들|맏아들|맏딸|막내딸|막내아들|홀어머니|홀아버지|외아들)/gu,
  },
  { item: 'FAMILY', pattern: /(?<![가-힣\d])[1-9일이삼사]남\s?[1-9일이삼사]녀/gu },
  {
    item: 'AGE',
    pattern: /(?<![\d.~-])(?:만\s?)?(?:1[89]|2\d|3\d)(?:세|살)(?![가-힣]|\s?(?:이상|이하|미만|초과|까지|부터|[~-]))/gu,
  },
  { item: 'AGE', pattern: /(?:저는|제가|나이는?|올해)\s(?:올해\s)?(?:만\s?)?(?:1[89]|2\d|3\d)(?:세|살)/gu },
  { item: 'AGE', pattern: /(?<!\d)(?:(?:19[5-9]|20[01])\d|[5-9]\d|0\d)년\s?생(?![가-힣]|산)/gu },
  {
    item: 'GENDER',
    pattern: /(?<![가-힣])(?:여성|남성|여자|남자|여학생|남학생|여대생)(?:으로서|로서|이기에|이라서|이지만)/gu,
  },
  { item: 'REGION', pattern: /(?<![가-힣])고향(?!\s?사랑|세|길)/gu },
  { item: 'REGION', pattern: /(?<![가-힣])출생지/gu },
  ...koreanRegions(REGIONS),
];

const ENGLISH: readonly Pattern[] = [
  {
    item: 'SCHOOL',
    pattern:
      /\b(?!The\b|My\b|Our\b|This\b|At\b|In\b|Every\b|A\b)[A-Z][a-z]{2,20}(?: [A-Z][a-z]{2,20}){0,3} (?:University|High School|Middle School)\b/gu,
  },
  { item: 'SCHOOL', pattern: /\bUniversity of [A-Z][a-z]{2,20}\b/gu },
  {
    item: 'FAMILY',
    pattern:
      /\bmy (?:older |younger |elder |late |little |big )?(?:father|mother|dad|mom|mum|parents|brothers?|sisters?|grandmother|grandfather|grandparents|siblings?)\b/giu,
  },
  { item: 'AGE', pattern: /\b(?:1[89]|2\d|3\d)[ -]years?[ -]old\b/giu },
  { item: 'AGE', pattern: /\bborn in (?:19[5-9]|20[01])\d\b/giu },
  { item: 'GENDER', pattern: /\bas a (?:woman|man|female|male|girl|boy)\b/giu },
  { item: 'REGION', pattern: /\bmy home ?town\b/giu },
  { item: 'REGION', pattern: /\b(?:born|raised|grew up)(?: and raised)? in [A-Z][a-z]{2,20}\b/gu },
];

/** A place counts only where the text says that one comes from it: "서울 본사" is no home. */
function koreanRegions(names: string): readonly Pattern[] {
  const place = `(?<![가-힣])(?:${names})(?:특별자치시|특별자치도|특별시|광역시|시|도)?`;
  return [
    { item: 'REGION', pattern: new RegExp(`${place}\\s?출신`, 'gu') },
    {
      item: 'REGION',
      pattern: new RegExp(`${place}에서\\s(?:태어|나고\\s?자라|나고\\s?자란|자랐|자라\\s?왔|자라났)`, 'gu'),
    },
    { item: 'REGION', pattern: new RegExp(`${place}\\s?토박이`, 'gu') },
  ];
}

/** Finds them; of two that overlap, the one that begins first, and is longer, counts. */
export function findBlindWords(text: string, person: BlindPerson, language: PaperLanguage): Finding[] {
  const patterns = [...(language === 'ko' ? KOREAN : [...KOREAN, ...ENGLISH]), ...ownRegions(person.regions)];
  const found: (Finding & { readonly item: BlindItem })[] = [
    ...findNames(text, person.names.filter(isTellingName), 'NAME'),
    ...findNames(text, person.schools.flatMap(schoolForms), 'SCHOOL'),
    ...patterns.flatMap(({ item, pattern }) =>
      [...text.matchAll(pattern)].map((hit) => ({ item, begins: hit.index, ends: hit.index + hit[0].length })),
    ),
  ];
  const kept: Finding[] = [];
  let last = 0;
  for (const finding of found.sort((one, two) => one.begins - two.begins || two.ends - one.ends)) {
    if (finding.begins < last) continue;
    kept.push(finding);
    last = finding.ends;
  }
  return kept;
}

/** Two syllables are too often a word of the language (이수, 정도). */
function isTellingName(name: string): boolean {
  return name.trim().length > 2;
}

function ownRegions(regions: readonly string[]): readonly Pattern[] {
  const names = regions.map((region) => region.trim()).filter((region) => /^[가-힣]{2,10}$/u.test(region));
  return names.length === 0 ? [] : koreanRegions(names.join('|'));
}

/** Makes the forms in which people write a school: 나루대학교, 나루대; 나루고등학교, 나루고. */
function schoolForms(name: string): string[] {
  const whole = name.trim();
  if (whole.length < 3) return [];
  const short = whole
    .replace(/대학교$/u, '대')
    .replace(/고등학교$/u, '고')
    .replace(/중학교$/u, '중');
  return short !== whole && short.length > 2 ? [whole, short] : [whole];
}

function findNames<Item extends BlindItem>(text: string, names: readonly string[], item: Item) {
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))].flatMap((name) =>
    placesOf(text, name).map((begins) => ({ item, begins, ends: begins + name.length })),
  );
}

function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    if (beginsWord(text, at) && endsWord(text, at + name.length)) places.push(at);
  }
  return places;
}
