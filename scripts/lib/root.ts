import path from 'node:path';

/** The folder of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

const NEEDED_MAJOR = 24;

/** Stops with a clear message if npm put another Node first on the path. */
export function requireNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= NEEDED_MAJOR) return;
  console.error(
    `This needs Node ${NEEDED_MAJOR}, which comes with the packages; this is ${process.versions.node}. Start it through npm (npm start, npm test, …).`,
  );
  process.exit(1);
}
