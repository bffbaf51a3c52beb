/**
 * Every date that a call asks for lies in the calendar: what does not is refused by the contract, whatever the call does with it.
 */
import type { CallSpec } from '@naru/contract/call.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { ALL_CALLS } from './ask.ts';

interface Leaf {
  readonly path: string;
  readonly accepts: (text: string) => boolean;
}

type Json = { readonly [key: string]: unknown };

/** Every text that these parts of a call take, at its path. */
function textsOf(schema: Json, root: Json, path: string): Leaf[] {
  if (typeof schema['$ref'] === 'string') {
    const target = schema['$ref']
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Json)[key], root); // within the same document
    return textsOf(target as Json, root, path);
  }
  const branches = [schema['anyOf'], schema['oneOf']].flatMap((list) => (list as Json[] | undefined) ?? []);
  const parts = Object.entries((schema['properties'] as Record<string, Json> | undefined) ?? {});
  const own: Leaf[] = [
    ...branches.flatMap((one) => textsOf(one, root, path)),
    ...parts.flatMap(([name, one]) => textsOf(one, root, `${path}.${name}`)),
    ...(schema['items'] ? textsOf(schema['items'] as Json, root, `${path}[]`) : []),
  ];
  if (schema['type'] !== 'string' || schema['enum'] || schema['const'] !== undefined) return own;
  const all = [schema, ...((schema['allOf'] as Json[] | undefined) ?? [])];
  const patterns = all.flatMap(({ pattern }) => (typeof pattern === 'string' ? [new RegExp(pattern)] : []));
  return [...own, { path, accepts: (text) => patterns.every((pattern) => pattern.test(text)) }];
}

function leavesOf(spec: CallSpec): Leaf[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = spec[part];
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
    return textsOf(json, json, part);
  });
}

const isFree = ({ accepts }: Leaf): boolean => accepts('x y') || accepts('xy');
const leaves = ALL_CALLS.flatMap(([id, spec]) =>
  leavesOf(spec).map((leaf) => ({ ...leaf, path: `${id} ${leaf.path}` })),
);
const dates = leaves.filter((leaf) => !isFree(leaf) && leaf.accepts('2026-03-02'));
const moments = leaves.filter((leaf) => !isFree(leaf) && leaf.accepts('2026-03-02T01:00:00.000Z'));

describe('dates that calls ask for', () => {
  it('are there', () => {
    expect(dates.length).toBeGreaterThan(20);
    expect(moments.length).toBeGreaterThan(5);
  });

  it.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30', '2026-13-01', '2027-02-29'])(
    'are never %s',
    (date) => {
      expect(dates.filter(({ accepts }) => accepts(date)).map(({ path }) => path)).toEqual([]);
      const moment = `${date}T23:59:59.999Z`;
      expect(moments.filter(({ accepts }) => accepts(moment)).map(({ path }) => path)).toEqual([]);
    },
  );

  it('are never texts of any kind', () => {
    const named = /(?:^|[.\]])(?:\w*[a-z](?:On|At|Until|Date)|date|from|to|on|until)(?:\[\])*$/;
    // Seconds, and signed: it is never asked of the database.
    const signed = 'file.showPicture query.until';
    expect(leaves.filter((leaf) => isFree(leaf) && named.test(leaf.path)).map(({ path }) => path)).toEqual([signed]);
  });
});
