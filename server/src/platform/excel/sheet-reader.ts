import { serveApart } from '../apart/serve.ts';
import { readCsv } from './csv-rows.ts';
import { readExcel } from './excel-rows.ts';
import { SheetRefusedError, type AskedSheet, type SheetResult } from './sheet.ts';

serveApart<SheetResult>(async (given) => {
  const asked = given as AskedSheet; // of readSheet alone
  try {
    return { rows: await (asked.extension === 'xlsx' ? readExcel(asked) : readCsv(asked)) };
  } catch (error) {
    if (error instanceof SheetRefusedError) return { problem: error.problem };
    throw error;
  }
});
