import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { MANIFESTS } from '../server/src/main.ts';
import { en } from '../web/src/areas/admin/job/texts.en.ts';
import { ko } from '../web/src/areas/admin/job/texts.ko.ts';
import { ROOT } from './lib/root.ts';

const DEFINED = /\bdefineJob(?:<[^()]*>)?\(\s*'([^']+)'/g;

/** The names of all jobs, as the code defines them. */
const JOBS = globSync('server/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(DEFINED)].map(([, name = '']) => name));
const parts = { tokens: undefined, brought: { notificationTypes: [] } } as never; // nothing is composed
const MAILS = MANIFESTS.flatMap(({ mailKinds }) => mailKinds?.(parts) ?? []).map(({ kind }) => kind);

describe('administrators read the name of', () => {
  it('every job in both languages, and of none that is no more', () => {
    expect(JOBS.length).toBeGreaterThan(20);
    expect(Object.keys(ko.jobNames).toSorted()).toEqual(JOBS.toSorted());
    expect(Object.keys(en.jobNames).toSorted()).toEqual(JOBS.toSorted());
  });

  it('every kind of email', () => {
    expect(MAILS.length).toBeGreaterThan(3);
    expect(Object.keys(ko.mailKinds)).toEqual(expect.arrayContaining(MAILS));
  });
});
