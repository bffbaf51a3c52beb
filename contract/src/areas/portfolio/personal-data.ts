/**
 * Personal data in texts that others will read: numbers, addresses and dates by which a person is found or robbed
 * (docs/specification.md, Portfolios). It judges by the letters alone and sends nothing anywhere. Pure.
 */

/** RESIDENT_NO is never published; the others are where their owner decides so. */
export const PERSONAL_DATA = [
  'RESIDENT_NO',
  'PHONE',
  'EMAIL',
  'ADDRESS',
  'STUDENT_NO',
  'ACCOUNT_NO',
  'BIRTH_DATE',
  'GRADE',
] as const;
export type PersonalDataKind = (typeof PERSONAL_DATA)[number];

export interface PersonalData {
  readonly kind: PersonalDataKind;
  /** The letters that were found, digits written as 0 to 9. */
  readonly text: string;
}

/** Finds personal data in a text, in the order in which it stands there. */
export function findPersonalData(text: string): PersonalData[] {
  let rest = tidy(text);
  const found: (PersonalData & { readonly at: number })[] = [];
  for (const { kind, pattern, holds } of RULES)
    rest = rest.replace(pattern, (hit: string, ...more: unknown[]) => {
      const at = more.find((part) => typeof part === 'number') ?? 0;
      if (!(holds?.(hit, { before: rest.slice(0, at), after: rest.slice(at + hit.length) }) ?? true)) return hit;
      found.push({ kind, text: hit.trim(), at });
      return '\0'.repeat(hit.length);
    });
  return found.sort((one, other) => one.at - other.at).map(({ kind, text: hit }) => ({ kind, text: hit }));
}

interface Around {
  readonly before: string;
  readonly after: string;
}

interface Rule {
  readonly kind: PersonalDataKind;
  readonly pattern: RegExp;
  readonly holds?: (hit: string, around: Around) => boolean;
}

/** Letters that are not seen, and digits, hyphens and signs in other writings. */
const tidy = (text: string): string =>
  text
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\u2010-\u2015\u2212\uFF0D\u30FC\u3161]/g, '-')
    .replace(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[①-⑨]/g, (letter) => String(letter.charCodeAt(0) - 0x245f))
    .replace(/[⓪\u3007]/g, '0')
    .replace(/[\u00A0\u3000]/g, ' ');

const CUE_LENGTH = 14;
const hasCue = (cue: RegExp, before: string): boolean => cue.test(before.slice(-CUE_LENGTH));

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** A day of six digits, without the century: 29 February is one. */
function isDay(digits: string): boolean {
  const month = Number(digits.slice(2, 4));
  const day = Number(digits.slice(4, 6));
  return day >= 1 && day <= (DAYS[month - 1] ?? 0);
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const RESIDENT_WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5] as const;
/** Numbers that were given since October 2020 end with any digit; earlier ones end with this one (foreigners add 2). */
function endsAsResident(digits: string): boolean {
  const sum = RESIDENT_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const last = Number(digits[12]);
  return ((Number(digits[6]) < 5 ? 11 : 13) - (sum % 11)) % 10 === last;
}

/** Thirteen digits in a row are bar codes and clock times, too. */
function isResident(hit: string, { before }: Around): boolean {
  const digits = digitsOf(hit);
  if (!isDay(digits)) return false;
  return /\D/.test(hit) || endsAsResident(digits) || hasCue(/주민|외국인|등록번호|resident|registration|RRN/i, before);
}

function isCard(hit: string): boolean {
  const digits = Array.from(digitsOf(hit), Number);
  const sum = digits.reduce((total, digit, at) => {
    const doubled = (digits.length - at) % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const BANK =
  /계좌|예금주|입금|account\s*(?:no|number)?|(?:국민|신한|우리|하나|농협|기업|수협|제일|씨티|대구|부산|광주|전북|경남|산업)은?행?|카카오뱅크|토스뱅크|케이뱅크|우체국|새마을금고|신협|\b(?:KB|NH|IBK|SC|KEB|IM)\b/i;

/** Numbers of projects begin with a year and a month. */
const isAccount = (hit: string, { before }: Around): boolean =>
  hasCue(BANK, before) || !/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-/.test(hit);

const PHONE_CUE = /전화|연락처|휴대폰|핸드폰|모바일|문의|tel|phone|mobile|cell|fax|[TMHP][.:)]\s*$/i;
const HANGUL_DIGIT = '[공영일이삼사오육칠팔구]';

const AMOUNT_AFTER = /^\s?(?:원|won|krw|달러|개|명|건|회|점|번째|년|%|[,.]\d)/i;

/** Eight digits that are a day are a day. */
function isStudentNumber(hit: string, { before, after }: Around): boolean {
  if (hasCue(/학번|student\s*(?:no|id|number)/i, before)) return true;
  const isDate = /^(?:19|20)/.test(hit) && isDay(hit.slice(2, 8));
  return hit.length === 10 && !AMOUNT_AFTER.test(after) && (!isDate || !hasCue(/_|v|IMG|버전/i, before));
}

const REGION = '(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)';
const DISTRICT = `(?:${REGION}|[가-힣]{1,8}(?:시|도|군|구)),?\\s{1,2}`;
/** One to three steps, so that no text makes it slow. */
const STEPS = `(?:${DISTRICT}){1,3}(?:[가-힣]{1,6}(?:읍|면)\\s{1,2})?`;
/** Words that end like a road and are none. */
const NO_ROAD =
  /(?:으로|경로|진로|회로|통로|도로|항로|바로|서로|새로|따로|별로|절로|스스로|그대로|뜻대로|홀로|때로|실제로|주로|제로|글로|프로|앞길|하굣길|등굣길|출근길)\s?\d/;
const COUNTED = /^\s?(?:개|명|번째|년|월|일|회|시간|가지|%|점|위|차|주|배|건|팀|곳|학기|학년|분|등)/;
const isPlace = (hit: string, { after }: Around): boolean => !NO_ROAD.test(hit) && !COUNTED.test(after);

const BIRTH_CUE = /생년월일|생일|출생|태어난|birth|born|D\.?O\.?B/i;
const DATE = '(?:19|20)?\\d{2}\\s?[-./년]\\s?\\d{1,2}\\s?[-./월]\\s?\\d{1,2}\\s?일?\\.?';
/** A grade average, as records and people write it. */
const GRADE =
  /(?:평점|평균\s?학점|학점\s?평균|\bC?GPA)[^\d\n]{0,12}\d(?:\.\d{1,2})?\s?(?:\/|out of|점 만점에)\s?\d(?:\.\d{1,2})?/gi;
const PICTURE_NAME = /\.(?:png|jpe?g|gif|webp|svg|avif)$/i;

/** In the order in which letters are taken: those that one rule took are not there for the next. */
const RULES: readonly Rule[] = [
  { kind: 'RESIDENT_NO', pattern: /(?<![\d-])\d{6}\s?-?\s?[1-8]\d{6}(?![\d-])/g, holds: isResident },
  {
    kind: 'BIRTH_DATE',
    pattern: /(?<![\d-])\d{6}-[1-8](?:[*xX●•]{1,6})(?![\d-])/g,
    holds: (hit) => isDay(digitsOf(hit)),
  },
  {
    kind: 'EMAIL',
    pattern:
      /(?<![\w.+-])[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\]|\(골뱅이\)|골뱅이)\s?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}(?!\w)/gi,
    holds: (hit) => !PICTURE_NAME.test(hit) && !/^git@/i.test(hit),
  },
  { kind: 'GRADE', pattern: GRADE },
  { kind: 'ACCOUNT_NO', pattern: /(?<![\d-])\d{4}([- ])\d{4}\1\d{4}\1\d{4}(?![\d-])/g, holds: isCard },
  { kind: 'PHONE', pattern: /(?<![\d.-])(?:\+|00)82[\s.-]?\(?0?\)?[\s.-]?1[016789][\s.-]?\d{3,4}[\s.-]?\d{4}(?!\d)/g },
  { kind: 'PHONE', pattern: /(?<![\d.,-])\(?01[016789]\s?[-.·/\s)]\s?\d{3,4}\s?[-.·/\s]\s?\d{4}(?![\d]|[-.,]\d)/g },
  { kind: 'PHONE', pattern: /(?<![\d.,-])010\s?\d{8}(?![\d]|[-.,]\d)/g },
  { kind: 'PHONE', pattern: /(?<![\d.,-])010[-.]?\d{4}[-.]?\d{4}(?![\d]|[-.,]\d)/g },
  {
    kind: 'PHONE',
    pattern: /(?<![\d.,-])(?:01[16789]\d{7,8}|0(?:2|[3-6][1-5]|70|50\d)\d{7,8})(?![\d]|[-.,]\d)/g,
    holds: (_hit, { before }) => hasCue(PHONE_CUE, before),
  },
  {
    kind: 'PHONE',
    pattern:
      /(?<![\d.,-])(?:\(?0(?:2|3[1-3]|4[1-4]|5[1-5]|6[1-4]|70|50\d)\)?|\+82[\s-]?(?:2|[3-6][1-5]|70))\s?[-.\s)]\s?\d{3,4}\s?[-.\s]\s?\d{4}(?![\d]|[-.,]\d)/g,
  },
  { kind: 'PHONE', pattern: /(?<![\d.,+-])\+(?!82)\d{1,3}[\s.-]?\(?\d{1,4}\)?(?:[\s.-]\d{2,4}){2,3}(?![\d])/g },
  {
    kind: 'PHONE',
    pattern: new RegExp(
      `(?:공|영)일(?:공|영|일|육|칠|팔|구)[\\s.,-]*${HANGUL_DIGIT}{3,4}[\\s.,-]*${HANGUL_DIGIT}{4}`,
      'g',
    ),
  },
  { kind: 'ACCOUNT_NO', pattern: /(?<![\d-])\d{3,6}-\d{2,3}-\d{6,7}(?![\d-])/g, holds: isAccount },
  {
    kind: 'ACCOUNT_NO',
    pattern: /(?<![\d-])\d(?:-?\d){9,15}(?![\d-])/g,
    holds: (_hit, { before }) => hasCue(BANK, before),
  },
  { kind: 'BIRTH_DATE', pattern: new RegExp(`(?<![\\d.])${DATE}\\s?(?:출?생(?![가-힣])|출생)`, 'g') },
  { kind: 'BIRTH_DATE', pattern: /(?<!\d)\d{6}\s?생(?![가-힣])/g, holds: (hit) => isDay(hit) },
  {
    kind: 'BIRTH_DATE',
    pattern: new RegExp(
      `(?<![\\d.])(?:${DATE}|(?:19|20)?\\d{6}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.? \\d{1,2},? \\d{4}|\\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \\d{4})(?!\\d)`,
      'gi',
    ),
    holds: (_hit, { before }) => hasCue(BIRTH_CUE, before),
  },
  { kind: 'STUDENT_NO', pattern: /(?<![\d.,_-])(?:19|20)[0-4]\d\d{3,6}(?![\d]|[-.,]\d)/g, holds: isStudentNumber },
  {
    kind: 'STUDENT_NO',
    pattern: /(?<![\d.,-])[A-Z]?\d{6,10}(?![\d]|[-.,]\d)/g,
    holds: (_hit, { before }) => hasCue(/학번|student\s*(?:no|id|number)/i, before),
  },
  {
    kind: 'ADDRESS',
    pattern: new RegExp(
      `${STEPS}[가-힣0-9.]{1,12}(?:로|길)\\s?\\d{1,4}(?:번?길\\s?\\d{1,4})?(?:-\\d{1,4})?(?!\\d)`,
      'g',
    ),
    holds: isPlace,
  },
  {
    kind: 'ADDRESS',
    pattern: new RegExp(
      `${STEPS}[가-힣0-9]{1,8}(?:동|리|가)\\s+(?:산\\s?)?\\d{1,4}(?:-\\d{1,4})?(?:번지)?(?!\\d)`,
      'g',
    ),
    holds: isPlace,
  },
  { kind: 'ADDRESS', pattern: /[가-힣0-9]{1,8}(?:동|리)\s+(?:산\s?)?\d{1,4}(?:-\d{1,4})?번지/g },
  { kind: 'ADDRESS', pattern: /(?<!\d)\d{1,4}동\s?\d{2,4}호(?![가-힣]*실)/g },
  {
    kind: 'ADDRESS',
    pattern:
      /(?<!\d)\d{1,4}(?:-\d{1,4})?,?\s+[A-Z][A-Za-z0-9]*-?(?:daero|ro|gil)(?:\s?\d{1,3}(?:beon)?-gil)?,\s*[A-Z][A-Za-z]+-(?:gu|si|gun|dong|eup|myeon)\b/g,
  },
];
