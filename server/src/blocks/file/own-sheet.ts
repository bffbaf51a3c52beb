/** Tables that a person made and has uploaded, for imports that preview them line by line. */
import { createHash } from 'node:crypto';

import { readTables } from '../../platform/excel/read-sheet.ts';
import { SheetRefusedError, type SheetTable } from '../../platform/excel/sheet.ts';
import { failField } from '../../platform/http/failure.ts';
import type { Locale } from '../../platform/http/messages.ts';
import type { CallContext } from '../../platform/http/serve.ts';
import { selectEntries, selectOptionalGroup } from './store.ts';

const MOST_BYTES = 2 * 1024 * 1024;

export const sheetWords = {
  ko: {
    gone: '올린 파일을 찾을 수 없어요. 다시 올려 주세요.',
    kind: '엑셀(xlsx)이나 CSV 파일을 올려 주세요.',
    large: '2MB까지 올릴 수 있어요. 파일을 나눠 주세요.',
    dense: '파일에 든 내용이 너무 많아 읽지 못했어요. 필요한 줄만 새 파일에 옮겨 올려 주세요.',
    broken: '파일을 열 수 없어요. 엑셀에서 다시 저장한 뒤 올려 주세요.',
    changed: '미리 본 뒤로 달라진 줄이 있어요. 파일을 다시 올려 확인해 주세요.',
    nothing: '반영할 줄이 없어요. 파일을 고쳐 다시 올려 주세요.',
    tooMany: (most: string) => `한 번에 ${most}줄까지 올릴 수 있어요. 파일을 나눠 주세요.`,
  },
  en: {
    gone: 'We couldn’t find the uploaded file. Please upload it again.',
    kind: 'Upload an Excel (xlsx) or CSV file.',
    large: 'The file is larger than 2 MB. Split it into smaller files.',
    dense: 'The file contains too much to read. Copy the lines you need into a new file and upload that.',
    broken: 'We couldn’t open the file. Save it again in Excel, then upload it.',
    changed: 'Some lines have changed since you saw them. Upload the file again to check them.',
    nothing: 'There is nothing to take over. Correct the file and upload it again.',
    tooMany: (most: string) => `You can upload up to ${most} lines at once. Split the file.`,
  },
} as const satisfies Record<Locale, unknown>;

export interface AskedColumns<Column extends string> {
  readonly fileId: string;
  /** Without the first line, which names the columns. */
  readonly mostRows: number;
  /** Names of each column in lower case, without spaces. */
  readonly columns: Readonly<Record<Column, readonly string[]>>;
  /** Columns that may be missing: their cells are empty then. */
  readonly optional?: readonly NoInfer<Column>[];
  /** Said where a column is missing. */
  readonly missing: string;
}

export type OwnLine<Column extends string> = Readonly<Record<Column, string>> & { readonly line: number };

/**
 * Reads the lines of a table that the caller has uploaded and no record has taken, each cell by its column.
 * @throws Failure `invalid` at `fileId` for a file that is gone, another person’s, or no such table
 */
export async function readOwnSheet<Column extends string>(
  ctx: CallContext,
  asked: AskedColumns<Column>,
): Promise<OwnLine<Column>[]> {
  const [table] = await readOwnBook(ctx, { ...asked, mostSheets: 1 });
  const [head, ...rows] = table?.rows ?? [];
  const names = (head?.cells ?? []).map((cell) => cell.replaceAll(/[\s_]/g, '').toLowerCase());
  const columns = Object.entries<readonly string[]>(asked.columns);
  const places = columns.map(([column, known]) => [column, names.findIndex((name) => known.includes(name))] as const);
  const optional: readonly string[] = asked.optional ?? [];
  if (places.some(([column, at]) => at === -1 && !optional.includes(column))) failField('fileId', asked.missing);
  return rows.map(({ line, cells }) => {
    const byColumn = Object.fromEntries(places.map(([column, at]) => [column, cells[at] ?? '']));
    return { ...(byColumn as Record<Column, string>), line }; // every column has its place, may be missing, or was refused above
  });
}

interface AskedBook {
  readonly fileId: string;
  /** Counted a sheet, without the first line, which names the columns. */
  readonly mostRows: number;
  readonly mostSheets: number;
}

/**
 * Reads the sheets of a file that the caller has uploaded and no record has taken, with the lines that name their columns.
 * @throws Failure `invalid` at `fileId` for a file that is gone, another person’s, or no such table
 */
export async function readOwnBook(
  ctx: CallContext,
  { fileId, mostRows, mostSheets }: AskedBook,
): Promise<readonly SheetTable[]> {
  const say = sheetWords[ctx.locale];
  const refuse = (message: string): never => failField('fileId', message);
  const group = await selectOptionalGroup(ctx.db, fileId);
  if (!group || group.entity !== null || group.ownerId !== ctx.actor.memberId) return refuse(say.gone);
  // The one before it may still be on its way out.
  const entry = (await selectEntries(ctx.db, [fileId])).at(-1);
  const path = entry && (await ctx.platform.files.store.findOptional(entry.objectId));
  if (!entry || path === undefined) return refuse(say.gone);
  const { extension } = entry;
  if (extension !== 'xlsx' && extension !== 'csv') return refuse(say.kind);
  if (entry.size > MOST_BYTES) return refuse(say.large);
  try {
    // The first line names the columns.
    return await readTables({ path, extension, mostRows: mostRows + 1, mostSheets }, ctx.actor.memberId);
  } catch (error) {
    if (!(error instanceof SheetRefusedError)) throw error;
    const most = mostRows.toLocaleString('en');
    const sentences = { broken: say.broken, tooManyRows: say.tooMany(most), tooLarge: say.dense } as const;
    return refuse(sentences[error.problem]);
  }
}

/** Names what a sheet would do by everything that it would write. */
export const planKeyOf = (written: unknown): string =>
  createHash('sha256').update(JSON.stringify(written)).digest('hex');

/** Refuses at the file what its lines would not do any more. @throws Failure `invalid` at `fileId` */
export const failChanged = (locale: Locale): never => failField('fileId', sheetWords[locale].changed);

/** @throws Failure `invalid` at `fileId` where a sheet would do something else than its preview saw, or nothing */
export function expectPlan(
  { locale }: Pick<CallContext, 'locale'>,
  seenKey: string,
  { planKey, lineCount }: { readonly planKey: string; readonly lineCount: number },
): void {
  if (planKey !== seenKey) failChanged(locale);
  if (lineCount === 0) failField('fileId', sheetWords[locale].nothing);
}
