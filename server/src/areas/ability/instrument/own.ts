/** Instruments that come with the portal, as files in `server/instruments`; a folder more, and there are more of them. */
import { readdir, readFile as readText } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Instrument } from '@naru/contract/areas/ability/instrument.ts';

import { checkInstrument, readFile } from './check.ts';
import { describeProblems } from './place.ts';

const FOLDER = fileURLToPath(new URL('../../../../instruments/', import.meta.url));

let own: Promise<readonly Instrument[]> | undefined;

/** Reads them once: they change with the portal's own files only. */
export function ownInstruments(): Promise<readonly Instrument[]> {
  own ??= readInstruments(FOLDER);
  // A read that failed is tried again.
  own.catch(() => (own = undefined));
  return own;
}

/** Reads all instruments of a folder, by their names. None where there is no folder. @throws where a file is none */
export async function readInstruments(folder: string): Promise<readonly Instrument[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(files.map(async (name) => parse(name, await readText(join(folder, name), 'utf8'))));
}

function parse(name: string, text: string): Instrument {
  const read = readFile(text);
  if ('broken' in read) throw new Error(`The instrument ${name} is no JSON.`);
  const { instrument, problems } = checkInstrument(read.given);
  if (instrument) return instrument;
  const said = describeProblems(read.given, problems, 'en').map(({ place, text: sentence }) => `${place}: ${sentence}`);
  throw new Error(`The instrument ${name} does not hold. ${said.join(' ')}`);
}
