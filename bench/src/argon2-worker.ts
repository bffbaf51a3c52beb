/**
 * Measures the limit of sign-ins: the passwords per second that this machine checks when it does nothing else.
 */
import os from 'node:os';

import { hashPassword, verifyPassword } from '@naru/server/src/platform/session/passwords.ts';

const PASSWORD = 'a password of usual length';
const seconds = Number(process.argv[2]);
const stored = await hashPassword(PASSWORD);
const started = performance.now();
const isOver = (): boolean => performance.now() - started > seconds * 1000;
let checked = 0;

async function check(): Promise<void> {
  while (!isOver()) {
    await verifyPassword(stored, PASSWORD);
    checked += 1;
  }
}

await Promise.all(Array.from({ length: os.availableParallelism() }, check));
console.log(String(checked / ((performance.now() - started) / 1000)));
