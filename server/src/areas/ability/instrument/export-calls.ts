/** A version as a file: whole to be imported again, or as sheets to be read. */
import { Readable } from 'node:stream';

import type { instrumentDesk as calls } from '@naru/contract/areas/ability/instrument-desk.ts';
import { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import { fileHeaders } from '../../../blocks/list-export/file.ts';
import { writeWorkbook } from '../../../platform/excel/workbook.ts';
import { attachmentHeader } from '../../../platform/files/name.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { FileSender, Reader } from '../../../platform/http/serve.ts';
import { listSheets } from './sheets.ts';
import { selectOptionalVersion } from './store.ts';
import { TEMPLATE } from './template.ts';
import { deskWords } from './words.ts';

/** Writes an instrument in the order of the contract, whatever order it was kept in. */
export const writeInstrument = (content: unknown): string => `${JSON.stringify(Instrument.parse(content), null, 2)}\n`;

const jsonFile = (name: string, text: string) => ({
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': attachmentHeader(name),
    'cache-control': 'private, no-store',
  },
  body: Readable.from([text]),
});

export const readTemplate: Reader<typeof calls.readTemplate> = async () => ({ template: TEMPLATE });

export const exportFile: FileSender<typeof calls.exportFile> = async ({ db, locale }, { params }) => {
  const { number, content } = (await selectOptionalVersion(db, params.id, locale)) ?? fail('notFound');
  return jsonFile(`${deskWords[locale].file(content.code, number)}.json`, writeInstrument(content));
};

export const exportSheet: FileSender<typeof calls.exportSheet> = async ({ db, locale }, { params }) => {
  const { number, content } = (await selectOptionalVersion(db, params.id, locale)) ?? fail('notFound');
  return {
    headers: fileHeaders(`${deskWords[locale].file(content.code, number)}.xlsx`),
    body: await writeWorkbook(...listSheets(content, locale)),
  };
};
