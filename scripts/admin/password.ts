/**
 * Reads somebody's password from the terminal, or from a pipe.
 */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import { isStrongPassword } from '@naru/server/src/areas/session/sign-in/rules.ts';

import { ProgramError } from '../lib/program.ts';

/** @throws ProgramError if there is none, it is weak, or the two differ */
export async function readPassword(username: string): Promise<string> {
  const password = process.stdin.isTTY ? await askUnseen('Password: ') : await readFirstLine();
  if (!isStrongPassword(password, username)) {
    throw new ProgramError(
      'This password is too easy to guess. Take at least 10 characters, without the name, and not one that everybody tries. Nothing was changed.',
    );
  }
  if (process.stdin.isTTY && (await askUnseen('Once more: ')) !== password) {
    throw new ProgramError('The two passwords are not the same. Nothing was changed.');
  }
  return password;
}

const noPassword = (): ProgramError => new ProgramError('No password was given. Nothing was changed.');

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  throw noPassword();
}

/** Asks on the terminal without showing the typed text; Ctrl-C and Ctrl-D give up. */
async function askUnseen(question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
  process.stderr.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('SIGINT', () => reject(noPassword()));
      lines.once('close', () => reject(noPassword()));
    });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
