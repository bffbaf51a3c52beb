import { serveApart } from '../apart/serve.ts';
import { readCsv } from './csv-rows.ts';
import { readExcel } from './excel-rows.ts';
import { SheetRefusedError, type AskedSheet, type SheetResult } from './sheet.ts';

serveApart<SheetResult>(async (given) => {
  const asked = given as AskedSheet; // of readTables alone
  try {
    if (asked.extension === 'xlsx') return { tables: await readExcel(asked) };
    return { tables: [{ name: '', rows: await readCsv(asked) }] };
  } catch (error) {
    if (error instanceof SheetRefusedError) return { problem: error.problem };
    throw error;
  }
});
