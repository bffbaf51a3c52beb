/**
 * `npm run demo -- --students N`: replaces the demonstration university by one of N students.
 */
import { parseArgs } from 'node:util';

import { USUAL_STUDENTS } from '@naru/server/demo/ensure.ts';
import { replaceDemo, ReplaceRefusedError } from '@naru/server/demo/replace.ts';
import { loadSecrets } from '@naru/server/src/platform/secrets.ts';
import { migrateSource } from '@naru/server/src/platform/db/source.ts';
import { createDiskStore } from '@naru/server/src/platform/files/store.ts';
import { koreanDate } from '@naru/server/src/platform/time.ts';

import { ProgramError, runProgram, type ProgramContext } from './lib/program.ts';

const MOST_STUDENTS = 100_000;
const USAGE = `Usage: npm run demo -- [--students N], N from 1 to ${MOST_STUDENTS} (${USUAL_STUDENTS} unless given)`;

/** Reads the number of students; undefined if the command line makes no sense. */
function readStudents(words: readonly string[]): number | undefined {
  try {
    const { values } = parseArgs({ args: [...words], options: { students: { type: 'string' } } });
    const text = values.students ?? String(USUAL_STUDENTS);
    const students = Number(text);
    return /^\d+$/.test(text) && students >= 1 && students <= MOST_STUDENTS ? students : undefined;
  } catch {
    return undefined; // an unknown option, or one without its value
  }
}

async function replace({ config, source }: ProgramContext, students: number): Promise<void> {
  if (!config.demo) {
    throw new ProgramError(
      'Demo mode is off, and the passwords of demo people are public. Set NARU_DEMO=1 if this database is for showing only.',
    );
  }
  await migrateSource(source);
  try {
    await replaceDemo(source.connection, {
      students,
      today: koreanDate(new Date()),
      ...loadSecrets(config),
      files: createDiskStore({ folder: config.filesDir }),
      log: (line) => console.log(line),
    });
  } catch (error) {
    throw error instanceof ReplaceRefusedError ? new ProgramError(error.message) : error;
  }
}

const students = readStudents(process.argv.slice(2));
if (students === undefined) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram((context) => replace(context, students));
