/** Reads a bundle in a process of its own: manifest and rows go to the portal in parts, as its database takes them. */
import { writeArray } from '../../../platform/db/arrays.ts';
import { serveApart, type Handover } from '../../../platform/apart/serve.ts';
import type { AskedBundle, BundlePart, BundleResult } from './bundle-parts.ts';
import { openBundle } from './bundle.ts';
import { readManifest } from './manifest.ts';
import { collectProblems, refuseProblems, RosterRefusedError, type Problems } from './problems.ts';
import { readRows } from './read.ts';

serveApart<BundleResult, BundlePart>(async (given, hand) => {
  const asked = given as AskedBundle; // of readBundle alone
  try {
    await readAll(asked, collectProblems(), hand);
    return { problems: [], count: 0 };
  } catch (error) {
    if (error instanceof RosterRefusedError) return { problems: error.problems, count: error.count };
    throw error;
  }
});

async function readAll(asked: AskedBundle, problems: Problems, hand: Handover<BundlePart>): Promise<void> {
  const bundle = await openBundle(asked, problems);
  try {
    const reading = { bundle, problems, most: asked.most, lines: 0 };
    const { sourceSystem, sourceName, files } = await readManifest(reading);
    await hand({ head: { sourceSystem, sourceName, files: files.map(({ name }) => name) } });
    for (const file of files) {
      const rows = await readRows(reading, file, async (found) => {
        const cells = file.columns.map((_column, at) => writeArray(found, (row) => row.cells[at]));
        await hand({ file: file.name, columns: [writeArray(found, (row) => row.line), ...cells] });
      });
      await hand({ file: file.name, rows });
    }
    refuseProblems(problems);
  } finally {
    bundle.close();
  }
}
