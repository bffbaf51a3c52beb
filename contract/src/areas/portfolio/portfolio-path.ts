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

/** Returns what speaks against a path before anybody asks whether it is taken; undefined where nothing does. */
export function findPathProblem(path: string): Exclude<PathProblem, 'TAKEN' | 'ALIKE'> | undefined {
  if (!PORTFOLIO_PATH.test(path)) return 'SHAPE';
  if (/^[0-9-]+$/.test(path)) return 'NUMBER';
  if (RESERVED.has(skeletonOf(path))) return 'RESERVED';
  return undefined;
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
