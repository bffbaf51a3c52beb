/**
 * Writes tables of a Markdown file that repeat the code. `<!-- table of KIND: names -->` stands in the line above each;
 * the columns that code does not know stay as people wrote them.
 */

/** A table as the code has it: a row names the cells that are written; the first column tells the rows apart. */
export interface CodeTable {
  readonly head: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

const MARKED = /^<!-- table of (\w+)(?:: ([^>]+?))? -->\n((?:\|.*\n)*)/gm;

/** Writes every marked table anew. A row keeps its other cells where it moves to another table of the same kind. */
export function writeTables(text: string, tableOf: (kind: string, names: readonly string[]) => CodeTable): string {
  const kept = new Map(readRows(text).map((row) => [`${row.kind} ${row.key}`, row.cells]));
  return text.replaceAll(MARKED, (_all, kind: string, names: string | undefined) => {
    const table = tableOf(kind, names?.split(', ') ?? []);
    const rows = table.rows.map((row) => {
      const cells = kept.get(`${kind} ${row[table.head[0] ?? ''] ?? ''}`);
      return table.head.map((title) => row[title] ?? cells?.get(title) ?? '');
    });
    const marker = `<!-- table of ${kind}${names === undefined ? '' : `: ${names}`} -->`;
    return [marker, toLine(table.head), `|${'---|'.repeat(table.head.length)}`, ...rows.map(toLine), ''].join('\n');
  });
}

/** Lists the names of all tables of a kind, as their markers have them. */
export function namesIn(text: string, kind: string): string[] {
  return [...text.matchAll(MARKED)].flatMap(([, found, names]) => (found === kind ? (names ?? '').split(', ') : []));
}

/** Reads a column of all tables of a kind, by row. */
export function readColumn(text: string, kind: string, title: string): Map<string, string> {
  return new Map(readRows(text).flatMap((row) => (row.kind === kind ? [[row.key, row.cells.get(title) ?? '']] : [])));
}

interface Row {
  readonly kind: string;
  readonly key: string;
  readonly cells: ReadonlyMap<string, string>;
}

function readRows(text: string): Row[] {
  return [...text.matchAll(MARKED)].flatMap(([, kind = '', , body = '']) => {
    const [head = [], , ...rows] = body.trimEnd().split('\n').map(toCells);
    return rows.map((row) => ({
      kind,
      key: row[0] ?? '',
      cells: new Map(head.map((title, at) => [title, row[at] ?? ''])),
    }));
  });
}

function toCells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function toLine(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
}
