/**
 * Tests that documents stay true: the things they name exist, and their lists match the product.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Access } from '@naru/contract/access.ts';
import { CALL_GROUPS } from '@naru/server/src/main.ts';
import { cloneDatabase } from '@naru/server/test/portal.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readColumn } from './lib/code-tables.ts';
import { ROOT } from './lib/root.ts';
import { writeSpecification } from './lib/specification.ts';

const SPECIFICATION = 'docs/specification.md';
const GUIDES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/glossary.md', 'docs/capabilities.md'];
const SOURCES = ['contract/src', 'server', 'web/src', 'web/build', 'scripts', 'e2e', 'bench'];
const SKIPPED = /(^|\/)(node_modules|dist|data)(\/|$)/;
const FOLDERS = /^(\.ci|bench|contract|docs|e2e|scripts|server|web)\//;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const decisions = (): string[] => globSync('docs/decisions/*.md', { cwd: ROOT });

/** The texts in backticks, outside of fenced blocks. */
function quoted(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}

/** Paths of the repository; one with a placeholder stands for the folder before it. */
function pathsIn(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#]+)(#[^)]*)?\)/g)].map((match) => match[1] ?? '');
  const named = quoted(text).filter((token) => FOLDERS.test(token) && !/\s/.test(token));
  return [...named, ...links.filter((link) => !/^[a-z]+:/.test(link))].map(beforePlaceholder);
}

function beforePlaceholder(token: string): string {
  const at = token.search(/[<{*]|NNN/);
  return at === -1 ? token : token.slice(0, token.lastIndexOf('/', at) + 1);
}

describe('paths', () => {
  it('named in a guide or a decision are there', () => {
    const files = [...GUIDES, SPECIFICATION, ...decisions()];
    const found = files.flatMap((file) => pathsIn(read(file)).map((named) => ({ file, named })));
    expect(found.length).toBeGreaterThan(30);
    const missing = found.filter(({ file, named }) => {
      const base = named.startsWith('.') || !FOLDERS.test(named) ? path.dirname(file) : '.';
      return !existsSync(path.join(ROOT, base, named));
    });
    expect(missing).toEqual([]);
  });

  it('of decisions are numbered once each, and none is longer than a page', () => {
    const numbers = decisions().map((file) => path.basename(file).slice(0, 3));
    expect(numbers.length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(numbers.length);
    const long = decisions().filter((file) => read(file).trimEnd().split('\n').length > 40);
    expect(long).toEqual([]);
  });
});

describe('commands and settings', () => {
  it('named in the guides are scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }; // our own file
    const named = GUIDES.flatMap((file) =>
      [...read(file).matchAll(/npm (?:run )?([a-z]+)/g)].map((match) => match[1] ?? ''),
    );
    expect(named).toContain('start');
    expect(named.filter((name) => !scripts[name])).toEqual([]);
  });

  it('of the environment are the ones that README.md lists', () => {
    const source = read('server/src/platform/config.ts');
    const known = new Set(
      [
        ...source.matchAll(
          /\b((?:NARU|OIDC|SMTP|SMS|MAIL|DATABASE|DATA|FILES|BASE|METRICS|LOG|TRUST)_[A-Z_]+|PORT|HOST|CLAMD)\b/g,
        ),
      ].map((match) => match[1] ?? ''),
    );
    known.delete('LOG_LEVELS');
    const rows = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const listed = new Set(
      rows.flatMap((row) => quoted(row.split('|')[1] ?? '')).filter((name) => /^[A-Z_]+$/.test(name)),
    );
    expect([...listed].sort()).toEqual([...known].sort());
  });
});

interface Citation {
  readonly file: string;
  readonly text: string;
  readonly numbers: string[];
  readonly name: string | undefined;
}

function citationsIn(file: string): Citation[] {
  const pattern = /docs\/specification\.md((?: ?,? ?§\d+)*)(?:, ([A-Z][A-Za-z /-]+|student [a-z]+))?/g;
  return [...read(file).matchAll(pattern)].map(([text, numbers = '', name]) => ({
    file,
    text,
    numbers: [...numbers.matchAll(/§(\d+)/g)].map((match) => match[1] ?? ''),
    name: name?.trim(),
  }));
}

/** Reads the numbered sections with their contents, and the titles of all sections. */
function readSections(): { byNumber: Map<string, string>; titles: Set<string> } {
  const parts = read(SPECIFICATION)
    .split(/^(?=## )/m)
    .slice(1);
  const numbered = parts.flatMap((part): [string, string][] => {
    const number = /^## (\d+)\. /.exec(part)?.[1];
    return number === undefined ? [] : [[number, part.toLowerCase()]];
  });
  const titles = parts.map((part) => (part.split('\n')[0] ?? '').replace(/^## (\d+\. )?/, '').toLowerCase());
  return { byNumber: new Map(numbered), titles: new Set(titles) };
}

describe('dependencies', () => {
  it('that are direct have their reason', () => {
    const reasons = new Set(quoted(read('docs/decisions/018-dependencies.md')));
    const folders = ['.', 'contract', 'server', 'web', 'e2e', 'bench'];
    const direct = folders.flatMap((folder) => {
      const found = JSON.parse(read(`${folder}/package.json`)) as Partial<Record<string, object>>; // our own files
      const kinds = [found['dependencies'], found['devDependencies'], found['optionalDependencies']];
      return kinds.flatMap((kind) => Object.keys(kind ?? {}));
    });
    expect(direct).toContain('zod');
    expect(direct.filter((name) => !name.startsWith('@naru/') && !reasons.has(name))).toEqual([]);
    const rows = read('docs/decisions/018-dependencies.md')
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const listed = rows.flatMap((row) => quoted(row.split('|')[2] ?? ''));
    expect(listed.filter((name) => !direct.includes(name))).toEqual([]);
  });
});

describe('the glossary', () => {
  it('names tables, columns and addresses that are there', () => {
    const schema = read('server/schema.sql');
    const access = read('contract/src/access.ts') + read('server/migrations/0007_access__roles.sql');
    const addresses = read(SPECIFICATION);
    const lost = quoted(read('docs/glossary.md')).filter((token) => {
      if (/^[a-z]+_[a-z0-9_]+$/.test(token)) return !schema.includes(token);
      if (/^[A-Z]+_[A-Z]+$/.test(token)) return !access.includes(token);
      return token.startsWith('/') && !addresses.includes(`\`${token}`);
    });
    expect(lost).toEqual([]);
  });
});

/** All files written by hand except this one, which quotes the patterns it looks for. */
const sources = (): string[] =>
  SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs,sql,css}`, { cwd: ROOT })).filter(
    (file) => !SKIPPED.test(file) && !file.endsWith('docs.test.ts'),
  );

/** `S3`, `Nt2`. */
const ID = String.raw`[A-Z][a-z]?\d{1,2}`;
/** At the head of a test's title, at the head of a comment (`M1, M3: …`), or in brackets in a comment. */
const ID_PLACES = [
  new RegExp(String.raw`['"\x60](${ID}(?:, ${ID})*)(?: and (${ID}))? [\p{L}%$‘“/{]`, 'gu'),
  new RegExp(String.raw`^\s*(?:\{?/\*\*?|\*|//|--)\s*(${ID}(?:, ${ID})*): `, 'gm'),
  new RegExp(String.raw`^.*(?:/\*\*?|\*|//|--) .*\((${ID}(?:, ${ID})*)\)`, 'gm'),
];

function idsIn(file: string): string[] {
  const text = read(file);
  const [titles, ...comments] = ID_PLACES;
  const places = /\.(test|spec)\.tsx?$/.test(file) && titles ? [titles, ...comments] : comments;
  return places.flatMap((place) =>
    [...text.matchAll(place)].flatMap(([, first = '', second = '']) => `${first}, ${second}`.match(/\w+/g) ?? []),
  );
}

describe('capabilities', () => {
  it('that tests and comments name are explained, and no others', () => {
    const rows = [...read('docs/capabilities.md').matchAll(/^\| (\w+) \| .+ \|$/gm)].map((match) => match[1] ?? '');
    const explained = rows.filter((cell) => cell !== 'id');
    const named = new Set(sources().flatMap(idsIn));
    expect(named.size).toBeGreaterThan(15);
    expect(explained.toSorted()).toEqual([...named].toSorted());
  });
});

describe('citations of the specification', () => {
  const citations = [...sources(), ...GUIDES, ...decisions()].flatMap(citationsIn);

  it('resolve to a section, and to what they name in it', () => {
    const { byNumber, titles } = readSections();
    expect(citations.length).toBeGreaterThan(50);
    const lost = citations.filter(({ numbers, name }) => {
      if (numbers.some((number) => !byNumber.has(number))) return true;
      if (name === undefined) return false;
      const isThere = (number: string): boolean => byNumber.get(number)?.includes(name.toLowerCase()) ?? false;
      return numbers.length > 0 ? !numbers.some(isThere) : !titles.has(name.toLowerCase());
    });
    expect(lost).toEqual([]);
  });

  it('links within it lead somewhere', () => {
    const text = read(SPECIFICATION);
    const anchors = new Set([...text.matchAll(/^#+ (.+)$/gm)].map((match) => toAnchor(match[1] ?? '')));
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  });
});

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}

/** The rows of the first table after a heading, cell by cell. */
function tableUnder(heading: string): string[][] {
  const [, after = ''] = read(SPECIFICATION).split(`\n${heading}\n`);
  const lines = after.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

describe('what the specification lists', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client(await cloneDatabase());
    await client.connect();
  });
  afterAll(() => client.end());

  it('as menus is what a new portal has', async () => {
    const { rows } = await client.query<Record<'id' | 'parent' | 'opens' | 'path' | 'ko' | 'en', string>>(
      `select menu.id, coalesce(menu.parent_id, '') as parent, coalesce(menu.opens_path, '') as opens,
         coalesce(menu.menu_path, '') as path, menu.name_ko as ko, menu.name_en as en from menu`,
    );
    const kept = rows.map(({ id, parent, opens, path: menuPath, ko, en }) =>
      [id, parent, opens, menuPath, ko, en].join(' | '),
    );
    const listed = tableUnder('## Menus').map((cells) => cells.slice(0, 6).join(' | '));
    expect(listed.toSorted()).toEqual(kept.toSorted());
  });

  it('as privileges on menus is what a new portal has', async () => {
    const { rows } = await client.query<{ line: string }>(
      `select concat_ws(' ', role_id, menu_id, resource_code, scope) as line from role_privilege where menu_id is not null`,
    );
    const scopes: Readonly<Record<string, string>> = {
      o: 'OWN',
      c: 'COURSE',
      a: 'ASSIGNED',
      d: 'DEPARTMENT',
      '*': 'ALL',
    };
    const words = (cell: string | undefined): string[] => (cell ?? '').split(' ').filter((word) => word !== '');
    const listed = tableUnder('## Privileges').flatMap(([roles, menus, codes]) =>
      words(roles).flatMap((role) =>
        words(menus).flatMap((menu) =>
          words(codes).map((code) => {
            const [resource, scope = ''] = code.split(':');
            return `${role} ${menu} ${resource} ${scopes[scope]}`;
          }),
        ),
      ),
    );
    expect([...new Set(listed)].toSorted()).toEqual(rows.map((row) => row.line).toSorted());
  });

  it('as routes has every one that is built', () => {
    const listed = new Set(tableUnder('### Routes').map(([address]) => address));
    const built = execFileSync(process.execPath, ['scripts/routes.ts'], { cwd: ROOT, encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(built).toContain('/dashboard');
    expect(built.filter((address) => !listed.has(address))).toEqual([]);
  });

  it('of the code is written from it (npm run documents)', () => {
    const text = read(SPECIFICATION);
    expect(text).toBe(writeSpecification(text));
  });

  it.each([
    ['calls', 'for whom'],
    ['enumerations', 'of'],
    ['errors', 'what'],
    ['notifications', 'goes to'],
  ])('of %s says by hand what only people know: %s', (kind, title) => {
    const column = readColumn(read(SPECIFICATION), kind, title);
    expect(column.size).toBeGreaterThan(10);
    expect([...column].filter(([, words]) => words === '')).toEqual([]);
  });

  it('as for whom a call is agrees with the access of the contract', () => {
    const column = readColumn(read(SPECIFICATION), 'calls', 'for whom');
    const other = CALL_GROUPS.flatMap(({ calls }) => Object.values(calls)).flatMap((spec) => {
      const words = column.get(`${spec.method} ${spec.base}${spec.path}`) ?? '';
      return sayAccess(spec.access).test(words) ? [] : [`${spec.method} ${spec.base}${spec.path}: ${words}`];
    });
    expect(other).toEqual([]);
  });
});

/** How the specification says an access; more may follow, since the call itself may ask for more. */
function sayAccess(access: Access): RegExp {
  switch (access.kind) {
    case 'anyone':
      return /^(anyone|everybody)\b/;
    case 'signedIn':
      return /^signed in\b/;
    case 'member':
      return /^members\b/;
    case 'menu':
      return new RegExp(`^${access.privilege} of ${access.menuId}\\b`);
    case 'anyMenu':
      return new RegExp(`^${access.privilege} of (the desk|${access.menuIds.join('|')})\\b`);
    case 'boardMenu':
      return new RegExp(`^${access.privilege}\\b`);
    case 'named':
      return new RegExp(`^${access.resource}\\b`);
    case 'administrator':
      return /^administrator\b/;
  }
}
