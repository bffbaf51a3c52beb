/** Addresses of portfolios, /pt/{path}: which ones can be taken (docs/specification.md, Portfolios). Pure. */
import { PORTFOLIO_PATH } from './shown-words.ts';

/** Words that the portal, its servers or its office speak with, so that nobody speaks in their name. */
export const RESERVED_PATHS = [
  'about',
  'account',
  'admin',
  'administrator',
  'alumni',
  'api',
  'assets',
  'auth',
  'badge',
  'badges',
  'career',
  'contact',
  'dashboard',
  'demo',
  'download',
  'edit',
  'error',
  'exclnc',
  'favicon',
  'file',
  'files',
  'font',
  'fonts',
  'form',
  'help',
  'home',
  'image',
  'images',
  'index',
  'list',
  'login',
  'logout',
  'mail',
  'manager',
  'media',
  'moderator',
  'naru',
  'notice',
  'null',
  'office',
  'official',
  'page',
  'password',
  'popup',
  'portal',
  'portfolio',
  'preview',
  'print',
  'privacy',
  'professor',
  'public',
  'report',
  'robots',
  'root',
  'search',
  'security',
  'select',
  'settings',
  'share',
  'signin',
  'signup',
  'sitemap',
  'staff',
  'static',
  'student',
  'support',
  'system',
  'test',
  'true',
  'undefined',
  'university',
  'user',
  'webmaster',
  'www1',
] as const;

/** Kinds of institutions: with the university's own name they are the university. */
const INSTITUTION_WORDS = [
  'university',
  'univ',
  'college',
  'school',
  'campus',
  'institute',
  'academy',
  'daehak',
  'daehakgyo',
];

/** Offices and people who speak for the university. An address of nothing but these words is theirs. */
const OFFICE_WORDS = `
  admission admissions alumni bursar career careers cafeteria center centre chancellor committee council
  counseling counselling dean deans department dormitory education emergency faculty finance foundation gongsik
  graduate haksa health helpdesk hospital human information international affairs library mileage ministry news
  notice office official police president press principal professor provost rector registrar research resources
  scholarship scholarships security service services staff student students support team test testing chongjang
  iphak janghak sangdam hakgwa dosegwan doseogwan
`
  .trim()
  .split(/\s+/);

/** Words that insult; each as a word of its own, so that a name that holds its letters stays free. */
const ABUSE_WORDS = `
  anal anus arse asshole bastard bitch boobs cock cunt dick faggot hitler nazi nigga nigger penis piss pussy
  rape rapist retard shit slut tits vagina whore sex sexy ssibal sibal shibal siibal gaesaekki gaesaki byeongsin
  byungsin michin jiral jonna jotkka changnyeo ilbe kimchinyeo jjokbari jjangkkae
`
  .trim()
  .split(/\s+/);
/** These stand in no name. */
const ABUSE_STEMS = ['fuck', 'porn', 'nigger', 'ssibal', 'gaesaekki', 'byungsin', 'byeongsin', 'motherf'];

/** SHAPE: other letters, too short or too long. NUMBER: digits alone, as the number of a person has them. */
export const PATH_PROBLEMS = ['SHAPE', 'NUMBER', 'RESERVED', 'TAKEN', 'ALIKE'] as const;
export type PathProblem = (typeof PATH_PROBLEMS)[number];

/** Pairs of letters that look like one letter, and letters that look like another; in this order. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/-/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/c[l1]/g, 'd'],
  [/[1i]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
];

/** Returns the path with letters that look alike made one: paths of one skeleton cannot be told apart at a glance. */
export const skeletonOf = (path: string): string =>
  ALIKE.reduce((skeleton, [letters, one]) => skeleton.replace(letters, one), path.toLowerCase());

const RESERVED = new Set(RESERVED_PATHS.map(skeletonOf));
const INSTITUTIONS = new Set(INSTITUTION_WORDS.map(skeletonOf));
const OFFICES = OFFICE_WORDS.map(skeletonOf);
const ABUSE = new Set(ABUSE_WORDS.map(skeletonOf));
const STEMS = ABUSE_STEMS.map(skeletonOf);

/**
 * Returns what speaks against a path before anybody asks whether it is taken; undefined where nothing does.
 * @param university its name in Latin letters, where it is known
 */
export function findPathProblem(path: string, university = ''): Exclude<PathProblem, 'TAKEN' | 'ALIKE'> | undefined {
  if (!PORTFOLIO_PATH.test(path)) return 'SHAPE';
  if (/^[0-9-]+$/.test(path)) return 'NUMBER';
  const skeleton = skeletonOf(path);
  if (RESERVED.has(skeleton) || isAbuse(path, skeleton) || speaksForUniversity(skeleton, university)) return 'RESERVED';
  return undefined;
}

const isAbuse = (path: string, skeleton: string): boolean =>
  ABUSE.has(skeleton) ||
  path.split('-').some((word) => ABUSE.has(skeletonOf(word))) ||
  STEMS.some((stem) => skeleton.includes(stem));

/** Whether nothing is left of a path without the name of the university, its offices and its kind: `garam-univ-library`. */
function speaksForUniversity(skeleton: string, university: string): boolean {
  const named = university.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  const own = named.map(skeletonOf).filter((word) => !['of', 'the', 'and'].includes(word));
  const words = new Set([...own, ...INSTITUTIONS, ...OFFICES, ...['of', 'the', 'and'].map(skeletonOf)]);
  // Words run together as well: it is read from the left, whichever way it can be.
  const ends = new Set([0]);
  for (const begin of ends) {
    const rest = skeleton.slice(begin);
    for (const word of words) if (rest.startsWith(word)) ends.add(begin + word.length);
    // A year or a number makes it nobody else's.
    const number = /^[0-9ols]*\d[0-9ols]*/.exec(rest)?.[0] ?? '';
    if (begin > 0 && number !== '') ends.add(begin + number.length);
  }
  return ends.has(skeleton.length);
}

const LONGEST = 40;

/** Returns what is typed as a path would have it: small letters, hyphens in the place of blanks. Other letters stay, so that the reader sees what is wrong. */
export const tidyPath = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .slice(0, LONGEST);

/** Proposes paths for a name in Latin letters, the best first; each holds by its shape. */
export function proposePaths(name: string, numbers: readonly number[]): string[] {
  const word = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST - 4)
    .replace(/^-+|-+$/g, '');
  const begin = /[a-z]/.test(word) ? word : 'my-portfolio';
  return [begin, ...numbers.map((number) => `${begin}-${number}`)].filter(
    (path) => findPathProblem(path) === undefined,
  );
}
