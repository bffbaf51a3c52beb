/**
 * The manifest says which files a bundle has, and which system it comes from.
 */
import { ROSTER_FILES, type RosterFile } from './files.ts';
import { refuseProblems, type ProblemReason } from './problems.ts';
import { readLines, type Reading } from './read.ts';

const MANIFEST = 'manifest.csv';
/** The demonstration university's own; a bundle that took it could end the lives of its people. */
const RESERVED_SOURCE = 'demo';
const SOURCE = /^[\p{L}\p{N}][\p{L}\p{N}._:-]{0,63}$/u;

export interface Manifest {
  readonly sourceSystem: string;
  readonly sourceName: string;
  /** The files to read, in order. */
  readonly files: readonly RosterFile[];
}

/** @throws RosterRefusedError where the bundle is not one, or lacks files */
export async function readManifest(reading: Reading): Promise<Manifest> {
  const { bundle, problems } = reading;
  if (!bundle.names.has(MANIFEST)) refuseProblems(problems, { reason: 'missingFile', file: MANIFEST });
  const values = await readProperties(reading);
  const version = values.get('oneroster.version') ?? '';
  if (!/^v?1\.2(\.\d+)?$/.test(version)) problems.add({ reason: 'version', file: MANIFEST, value: version });
  const sourceSystem = values.get('source.systemCode') ?? '';
  if (sourceSystem === '') problems.add({ reason: 'noSource', file: MANIFEST });
  else if (!SOURCE.test(sourceSystem) || sourceSystem.toLowerCase() === RESERVED_SOURCE)
    problems.add({ reason: 'badSource', file: MANIFEST, value: sourceSystem });
  const files = ROSTER_FILES.filter((file) => isToBeRead(file, values, reading));
  refuseProblems(problems);
  return { sourceSystem, sourceName: values.get('source.systemName') || sourceSystem, files };
}

async function readProperties(reading: Reading): Promise<ReadonlyMap<string, string>> {
  const { problems } = reading;
  const values = new Map<string, string>();
  await readLines(reading, MANIFEST, (record, line) => {
    const [name = '', value = ''] = record.map((cell) => cell.trim());
    if (line.isFirst && (name !== 'propertyName' || value !== 'value')) {
      problems.add({ reason: 'missingColumn', file: MANIFEST, line: line.number, column: 'propertyName, value' });
      return false;
    }
    if (!line.isFirst) values.set(name, value);
    return true;
  });
  refuseProblems(problems);
  return values;
}

function isToBeRead(file: RosterFile, values: ReadonlyMap<string, string>, { bundle, problems }: Reading): boolean {
  const name = `${file.name}.csv`;
  const mode = (values.get(`file.${file.name}`) ?? 'absent').toLowerCase();
  const isThere = bundle.names.has(name);
  const add = (reason: ProblemReason): void => problems.add({ reason, file: name });
  if (mode === 'delta') add('delta');
  else if (mode === 'bulk' && !isThere) add('missingFile');
  else if (mode === 'absent' && isThere) add('unexpectedFile');
  else if (mode === 'absent' && file.isRequired) add('neededFile');
  else if (mode !== 'bulk' && mode !== 'absent')
    problems.add({ reason: 'word', file: MANIFEST, column: `file.${file.name}`, value: mode });
  return mode === 'bulk' && isThere;
}
