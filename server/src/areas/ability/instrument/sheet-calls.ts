import type { instrumentDesk as calls } from '@naru/contract/areas/ability/instrument-desk.ts';
import { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import { readOwnBook } from '../../../blocks/file/own-sheet.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Reader } from '../../../platform/http/serve.ts';
import { withoutChanged } from './changes.ts';
import { applySheets, SheetProblemError } from './sheet-changes.ts';
import { selectOptionalVersion } from './store.ts';

const MOST = { sheets: 10, rows: 2_000 };

/** Returns the draft with an uploaded workbook in it as the text of a file; nothing is kept. */
export const readFromSheet: Reader<typeof calls.readFromSheet> = async (ctx, { params, query }) => {
  const { db, locale } = ctx;
  const row = (await selectOptionalVersion(db, params.id, locale)) ?? fail('notFound');
  if (row.status !== 'DRAFT') return fail('notFound');
  const tables = await readOwnBook(ctx, { fileId: query.fileId, mostRows: MOST.rows, mostSheets: MOST.sheets });
  try {
    const given = applySheets(row.content, tables, locale);
    // Anything that does not hold is told when the file is checked.
    const read = Instrument.safeParse(given);
    return { fileText: JSON.stringify(read.success ? withoutChanged(row.content, read.data) : given) };
  } catch (error) {
    if (error instanceof SheetProblemError) return failField('fileId', error.message);
    throw error;
  }
};
