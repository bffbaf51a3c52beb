/**
 * Measures the code: sizes of files and functions, cycles between folders, where SQL stands, how forms and
 * transitions are written, and how many registers a call touches beside its own folders.
 */
import path from 'node:path';

import { CALL_GROUPS } from '@naru/server/src/main.ts';
import { parseSync, Visitor, type ESTree } from 'vite';

import {
  BUILT,
  BY_HAND,
  count,
  findAreaCycles,
  findFolderCycles,
  findHistoryTables,
  findRoomCycles,
  isProduction,
  readSource,
  serverAreas,
  SQL_FILE,
  type Source,
} from './layers.ts';
import { countFieldFiles, findRecords, listFeatureFiles } from './records.ts';
import { listSources } from './sources.ts';

const SOURCE = /^(contract\/src|server\/src|web\/src)\/.*\.tsx?$/;
const TEST = /^(contract|server|web)\/.*(\.test\.tsx?|\/test\/.*\.ts)$/;
const LONG_FUNCTION = 60;
const LONG_COMPONENT = 120;
/** Generated from the code, so that nobody writes in them. */
const GENERATED = /^docs\/access-matrix\.md$/;

export interface Measure {
  readonly point: string;
  readonly goal: string;
  readonly seen: string;
}

/** The value below which that share of them lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

/** Lines of code of each function, without blank lines and comments; components by their capital and their markup. */
function measureFunctions({ file, text }: Source): { lines: number; isComponent: boolean }[] {
  const { program } = parseSync(path.basename(file), text);
  const found: { lines: number; isComponent: boolean }[] = [];
  const add = (node: FunctionNode): void => {
    const body = text.slice(node.start, node.end);
    const lines = body.split('\n').filter((line) => !/^\s*(\/\/|\/?\*|$)/.test(line)).length;
    found.push({ lines, isComponent: file.endsWith('.tsx') && /return\s*\(?\s*</.test(body) });
  };
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(program);
  return found;
}

/** A file that writes: it sends what was filled in. */
const WRITES = /\buseCallMutation\(|<form\b|\bclient\.(call|download)\(/;

/** The variable that an expression begins with: `from` of `from.on`. */
function rootOf(expression: ESTree.Expression | ESTree.JSXEmptyExpression): string | undefined {
  if (expression.type === 'MemberExpression') return rootOf(expression.object);
  if (expression.type === 'ChainExpression') return rootOf(expression.expression);
  return expression.type === 'Identifier' ? expression.name : undefined;
}

/**
 * Whether a screen sends what people fill in and holds it by itself: a field shows a state of the same file, and the file
 * writes. A filter or a search box writes nothing, and a field that can't be changed shows what is there.
 */
function isFormByState({ file, text }: Source): boolean {
  if (!WRITES.test(text)) return false;
  const states = new Set<string>();
  const shown: string[] = [];
  const { program } = parseSync(path.basename(file), text);
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const isState = init?.type === 'CallExpression' && rootOf(init.callee) === 'useState';
      const [first] = id.type === 'ArrayPattern' ? id.elements : [];
      if (isState && first?.type === 'Identifier') states.add(first.name);
    },
    JSXOpeningElement: ({ attributes }) => {
      const valueOf = (names: readonly string[]) =>
        attributes.flatMap((one) =>
          one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' && names.includes(one.name.name)
            ? [one]
            : [],
        );
      if (valueOf(['readOnly']).length > 0) return;
      for (const { value } of valueOf(['value', 'checked'])) {
        const name = value?.type === 'JSXExpressionContainer' ? rootOf(value.expression) : undefined;
        if (name !== undefined) shown.push(name);
      }
    },
  }).visit(program);
  return shown.some((name) => states.has(name));
}

/** Files outside the folders of the call's area that name it by hand, by its id or its address; the median over all calls. */
function countRegisters(everything: readonly Source[]): number {
  const outside = everything.filter(({ file }) => !GENERATED.test(file) && !/^(e2e|bench)\//.test(file));
  const counts = CALL_GROUPS.flatMap(({ name, calls }) =>
    Object.entries(calls).map(([key, spec]) => {
      const address = `${spec.base}${spec.path}`;
      const named = outside.filter(
        ({ file, text }) =>
          !/\/(areas|blocks)\//.test(file) && (text.includes(`${name}.${key}'`) || text.includes(` ${address} `)),
      );
      return named.length;
    }),
  );
  return quantile(counts, 0.5);
}

/** The features that CONTRIBUTING.md and decision 092 are shown on, by their tables. */
const FEATURES: ReadonlySet<string> = new Set(['duty_appointment', 'mileage_item']);

/** Files of features and of fields, without tests and documents. */
function measureRecords(): Measure[] {
  const sources = listSources()
    .filter((file) => /^(contract|server|web)\/src\/.*\.(tsx?|css)$/.test(file) && isProduction(file))
    .map(readSource);
  const counts = countFieldFiles(sources).filter(({ isOfForm }) => isOfForm);
  const files = counts.map((one) => one.files);
  const features = findRecords(sources).filter(({ table }) => FEATURES.has(table));
  return [
    {
      point: 'files by hand of a field that only a form shows, median / max; fields',
      goal: '5',
      seen: `${quantile(files, 0.5)} / ${Math.max(...files)}; ${files.length}`,
    },
    {
      point: 'files of a feature',
      goal: '28',
      seen: features.map((record) => `${record.table} ${listFeatureFiles(record, sources).length}`).join(', '),
    },
  ];
}

const sayCircles = (circles: readonly (readonly string[])[]): string =>
  [circles.length, ...circles.map((group) => `(${group.join(' ')})`)].join(' ');

/** The table of the house, as it stands now. */
export function measureHouse(): Measure[] {
  const everything = listSources()
    .filter((file) => /\.(tsx?|md|mjs)$/.test(file))
    .map(readSource);
  const sources = everything.filter(({ file }) => SOURCE.test(file) && isProduction(file));
  const server = sources.filter(({ file }) => file.startsWith('server/src/'));
  const functions = sources.flatMap(measureFunctions);
  const plain = functions.filter(({ isComponent }) => !isComponent).map(({ lines }) => lines);
  const components = functions.filter(({ isComponent }) => isComponent).map(({ lines }) => lines);
  const length = sources.map(({ lines }) => lines);
  const code = sum(server.map(({ lines }) => lines));
  const tests = sum(
    everything.filter(({ file }) => file.startsWith('server/') && TEST.test(file)).map(({ lines }) => lines),
  );
  const cycles = serverAreas(server).flatMap((area) => findFolderCycles(server, area));
  const inAreas = server.filter(({ file }) => /^server\/src\/(areas|blocks)\//.test(file));
  const withSql = inAreas.filter(({ text }) => count(text, BY_HAND) + count(text, BUILT) > 0);
  const counselling = inAreas.filter(({ file }) => file.includes('/counselling/'));
  const web = sources.filter(({ file }) => file.startsWith('web/src/'));
  /** The catalogue of the kit shows fields, and its switches are no forms. */
  const isProduct = ({ file }: Source): boolean => !file.includes('/home/sample/');
  const mainLines = server.find(({ file }) => file === 'server/src/main.ts')?.lines ?? 0;
  return [
    { point: 'lines of source', goal: '–', seen: String(sum(length)) },
    {
      point: 'file length median / p90 / max',
      goal: '90 / 250 / 400',
      seen: [quantile(length, 0.5), quantile(length, 0.9), Math.max(...length)].join(' / '),
    },
    {
      point: 'function p90; over 60 lines',
      goal: '35; 0',
      seen: `${quantile(plain, 0.9)}; ${plain.filter((lines) => lines > LONG_FUNCTION).length}`,
    },
    {
      point: 'components over 120 lines of code',
      goal: '0',
      seen: String(components.filter((lines) => lines > LONG_COMPONENT).length),
    },
    {
      point: '`any` per 1,000 lines',
      goal: '0',
      seen: ((1000 * sum(sources.map(({ text }) => count(text, /[:<] *any\b/g)))) / sum(length)).toFixed(2),
    },
    { point: 'server tests to code', goal: '0.8–1.0', seen: (tests / code).toFixed(2) },
    {
      point: 'registers outside its own folders that name a call',
      goal: '2',
      seen: String(countRegisters(everything)),
    },
    {
      point: 'cycles between folders of one area’s server; folders in them',
      goal: '0; 0',
      seen: `${cycles.length}; ${sum(cycles.map((group) => group.length))}`,
    },
    {
      point: 'circles of rooms, of areas, on both sides',
      goal: '0; 0',
      seen: [findRoomCycles(sources), findAreaCycles(sources)].map((circles) => sayCircles(circles)).join('; '),
    },
    {
      point: 'statements with the builder / by hand in counselling',
      goal: '–',
      seen: [BUILT, BY_HAND].map((pattern) => sum(counselling.map(({ text }) => count(text, pattern)))).join(' / '),
    },
    {
      point: 'files with SQL that are no stores, of all with SQL',
      goal: '10',
      seen: `${withSql.filter(({ file }) => !SQL_FILE.test(file)).length} of ${withSql.length}`,
    },
    {
      point: 'forms on the form block / that hold their fields by useState',
      goal: 'all / 1 (sign-in)',
      seen: [
        web.filter(({ text }) => /\buse(Page|Kept|Long)Form[(<]/.test(text)).length,
        web.filter((source) => isProduct(source) && isFormByState(source)).length,
      ].join(' / '),
    },
    {
      point: 'files that write a history of states, outside the workflow block',
      goal: '0',
      seen: String(
        inAreas.filter(
          ({ file, text }) => !file.includes('/workflow/') && /insert(\w*Change|StatusChanges?)\(/.test(text),
        ).length,
      ),
    },
    {
      point: 'files that judge a conflict and write the audit by themselves',
      goal: '–',
      seen: String(
        inAreas.filter(
          ({ file, text }) =>
            !file.includes('/workflow/') && text.includes("'conflict'") && text.includes('writeAudit('),
        ).length,
      ),
    },
    {
      point: 'files of areas that ask whether an id is one',
      goal: 'raw routes',
      seen: String(inAreas.filter(({ file, text }) => file.includes('/areas/') && /\bisId\b/.test(text)).length),
    },
    {
      point: 'tables with a history of their own',
      goal: 'setting_history (values, no states)',
      seen: findHistoryTables(readSource('server/schema.sql').text).join(', '),
    },
    ...measureRecords(),
    { point: 'lines of main.ts', goal: 'under 220', seen: String(mainLines) },
  ];
}
