/** Measures what a declared record costs by hand: files that name one of its fields, and files of its feature. */
import path from 'node:path';

import { recordOf } from '@naru/contract/shared/record-schema.ts';
import { CALL_GROUPS } from '@naru/server/src/main.ts';

import type { Source } from './layers.ts';

const DECLARATION = /\bexport const (\w+) = defineRecord\(\s*'(\w+)'/g;

interface DeclaredRecord {
  readonly table: string;
  /** The file of the contract. */
  readonly file: string;
  /** Folders of the server and the web whose files read the declaration, or a type of its values. */
  readonly rooms: readonly string[];
}

/** Finds the declared records of the contract, each with the rooms that are made of it. */
export function findRecords(sources: readonly Source[]): DeclaredRecord[] {
  return sources
    .filter(({ file }) => file.startsWith('contract/src/areas/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(DECLARATION)].map(([, name = '', table = '']) => {
        const types = text.matchAll(new RegExp(`\\btype (\\w+) = Record\\w+<typeof ${name}>`, 'g'));
        const names = [name, ...[...types].map(([, type = '']) => type)].join('|');
        const reads = new RegExp(
          `import (type )?\\{[^}]*\\b(${names})\\b[^}]*\\} from '@naru/${file.replace('/src/', '/')}'`,
        );
        const readers = sources.filter((one) => reads.test(one.text)).map((one) => path.posix.dirname(one.file));
        return { table, file, rooms: [...new Set(readers)] };
      }),
    );
}

const isIn = ({ file, rooms }: DeclaredRecord, source: Source): boolean =>
  source.file === file || rooms.includes(path.posix.dirname(source.file));

/** Lists the files of a feature: its contract, its rooms, and the files outside them that import one of theirs. */
export function listFeatureFiles(record: DeclaredRecord, sources: readonly Source[]): string[] {
  const isNear = ({ file, text }: Source): boolean =>
    [...text.matchAll(/['"](\.[^'"]+\.tsx?)['"]/g)].some(([, specifier = '']) => {
      const to = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
      return record.rooms.includes(path.posix.dirname(to));
    });
  return sources.filter((source) => isIn(record, source) || isNear(source)).map(({ file }) => file);
}

const FIELDS = new Map(
  CALL_GROUPS.flatMap(({ calls }) => Object.values(calls)).flatMap(({ body }) => {
    const record = recordOf(body);
    return record ? [[record.table, record.fields] as const] : [];
  }),
);

export interface FieldCount {
  /** The table and the field. */
  readonly field: string;
  readonly files: number;
  /** No statement, rule or sheet of the record's server names it: the block writes and reads it. */
  readonly isOfForm: boolean;
}

/** Counts for each field the files of its record's rooms, the contract's among them, that name it or its column. */
export function countFieldFiles(sources: readonly Source[]): FieldCount[] {
  return findRecords(sources).flatMap((record) => {
    const inRooms = sources.filter((source) => isIn(record, source));
    return Object.entries(FIELDS.get(record.table) ?? {}).map(([name, { columnName }]) => {
      const column = columnName ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const word = new RegExp(`\\b(${name}|${column})\\b`);
      const named = inRooms.filter(({ text }) => word.test(text)).map(({ file }) => file);
      const isOfForm = named.every((file) => !file.startsWith('server/'));
      return { field: `${record.table}.${name}`, files: named.length, isOfForm };
    });
  });
}
