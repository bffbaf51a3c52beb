import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { beginMigration, nameMigration, renameLate } from './migration-files.ts';

const AT = new Date('2026-11-23T19:10:59Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('names of migrations', () => {
  it('are the moment and the subject, after all that have four digits', () => {
    const name = nameMigration('lrn__programmes', AT);
    expect(name).toBe('202611231910_lrn__programmes.sql');
    expect(['0071_file__plain_groups.sql', name].toSorted()).toEqual(['0071_file__plain_groups.sql', name]);
  });

  it.each(['Programmes', 'lrn', 'lrn_programmes', '../x__y'])('refuse %s', (subject) => {
    expect(() => nameMigration(subject, AT)).toThrow('area__what');
  });

  it('are taken once, and given anew to one that was overtaken', () => {
    beginMigration('lrn__programmes', AT, folder);
    expect(() => beginMigration('lrn__programmes', AT, folder)).toThrow('there already');
    const later = new Date('2026-11-24T08:00:00Z');
    renameLate('202611231910_lrn__programmes.sql', later, folder);
    writeFileSync(path.join(folder, '0001_old__name.sql'), '');
    renameLate('0001_old__name.sql', later, folder);
    expect(readdirSync(folder)).toEqual(['202611240800_lrn__programmes.sql', '202611240800_old__name.sql']);
    expect(() => renameLate('nothing.sql', later, folder)).toThrow('no migration');
  });
});
