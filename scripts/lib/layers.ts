/** Reads how the server lies in folders: which import each other in a circle, and where SQL stands. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './root.ts';

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly lines: number;
}

const NO_SOURCE = /(\.test\.tsx?|\.gen\.ts|\.d\.ts)$|\/(testing|test)\//;
export const isProduction = (file: string): boolean => !NO_SOURCE.test(file);

export const readSource = (file: string): Source => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return { file, text, lines: text.split('\n').length };
};

export const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Names of files in which SQL may stand (CONTRIBUTING.md). */
export const SQL_FILE = /(^|[-/])(store|queries|search|counts|sql)\.ts$/;
export const BY_HAND =
  /(\bsql(<[^`]*?>)?|\b(rowsOf|firstOf|hasRows|idsOf|countOf)(<[^`]*?>)?\([\w.]+\)|\.query(<[^`(]*>)?\(\s*)[`']\s*(select|insert|update|delete|with)\b/gi;
export const BUILT = /\.(selectFrom|insertInto|updateTable|deleteFrom|selectNoFrom)\(/g;

/** Lists the areas and blocks of the server, each by its folder. */
export function serverAreas(sources: readonly Source[]): string[] {
  const folders = sources.map(({ file }) => /^server\/src\/(?:areas|blocks)\/[^/]+/.exec(file)?.[0]);
  return [...new Set(folders)].filter((area) => area !== undefined);
}

const FRAGMENT = /\bsql(<[^`;]*?>)?`/g;

/** Lists files of areas and blocks that have statements, or parts of them, and are not named so. */
export function findStraySql(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file }) => /^server\/src\/(areas|blocks)\//.test(file) && isProduction(file) && !SQL_FILE.test(file))
    .filter(({ text }) => count(text, BY_HAND) + count(text, BUILT) + count(text, FRAGMENT) > 0)
    .map(({ file }) => file);
}

/** Lists files of areas and blocks that declare a job by the clock and are not the `jobs.ts` of their folder. */
export function findStrayJobs(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ file, text }) => /^server\/src\/(areas|blocks)\//.test(file) && isProduction(file) && CLOCK_JOB.test(text),
    )
    .filter(({ file }) => !file.endsWith('/jobs.ts'))
    .map(({ file }) => file);
}

const CLOCK_JOB = /\bdefineJob[^;]*\bschedule:/;

/** Lists the tables of a schema that keep a history by themselves: states belong into the history of the workflow block. */
export const findHistoryTables = (schema: string): string[] =>
  [...schema.matchAll(/^create table (\S*_history) /gm)].flatMap(([, table]) => table ?? []);

/** Folders whose files import each other in a circle, by value or by type, below this folder and at whatever depth. */
export const findFolderCycles = (sources: readonly Source[], below: string): string[][] =>
  findCycles(sources, (file) => (file.startsWith(`${below}/`) ? path.posix.dirname(file) : undefined));

/** Rooms of one area, whatever folders they have, that import each other in a circle. */
export const findRoomCycles = (sources: readonly Source[]): string[][] =>
  findCycles(sources, (file) => /^\w+\/src\/areas\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0]);

/** Areas that import each other in a circle. */
export const findAreaCycles = (sources: readonly Source[]): string[][] =>
  findCycles(sources, (file) => /^\w+\/src\/areas\/[^/]+(?=\/)/.exec(file)?.[0]);

/** Groups of files that import each other in a circle, later parts too. @param groupOf undefined for files in no group */
function findCycles(sources: readonly Source[], groupOf: (file: string) => string | undefined): string[][] {
  const edges = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const from = groupOf(file);
    if (from === undefined) continue;
    for (const [, , specifier = ''] of text.matchAll(/(\bfrom\s*|\bimport\()['"](\.[^'"]+)['"]/g)) {
      const to = groupOf(path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)));
      if (to !== undefined && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  return connected(edges).filter((group) => group.length > 1);
}

/** Strongly connected groups, after Tarjan. */
function connected(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) === order.get(node)) groups.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return groups;
}
