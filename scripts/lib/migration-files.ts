/**
 * Names of migrations: the moment at which somebody began one, in UTC, so that two worktrees never take the same name.
 * Those of before have four digits and sort first.
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { MIGRATIONS_DIR } from '@naru/server/src/platform/db/migrate.ts';

import { ProgramError } from './program.ts';

const SUBJECT = /^[a-z]+__[a-z_]+$/;
const STAMP = /^\d+_/;

/** `202611231910_area__what.sql`. @throws ProgramError where the subject is none */
export function nameMigration(subject: string, at: Date): string {
  if (!SUBJECT.test(subject))
    throw new ProgramError(`A migration is called area__what, in small letters: not ${subject}.`);
  const stamp = at.toISOString().slice(0, 16).replaceAll(/\D/g, '');
  return `${stamp}_${subject}.sql`;
}

/** An empty one, to be filled. Gives its path. */
export function beginMigration(subject: string, at: Date, folder = MIGRATIONS_DIR): string {
  const file = path.join(folder, nameMigration(subject, at));
  if (existsSync(file)) throw new ProgramError(`${file} is there already.`);
  writeFileSync(file, '-- Why.\n\n');
  return file;
}

/** Gives a migration that others have overtaken the name of this moment: databases refuse one that sorts before an applied one. */
export function renameLate(name: string, at: Date, folder = MIGRATIONS_DIR): string {
  const from = path.join(folder, path.basename(name));
  if (!existsSync(from)) throw new ProgramError(`There is no migration ${name}.`);
  const to = path.join(folder, nameMigration(path.basename(name, '.sql').replace(STAMP, ''), at));
  if (existsSync(to)) throw new ProgramError(`${to} is there already.`);
  renameSync(from, to);
  return to;
}
