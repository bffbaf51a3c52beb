/**
 * Every text that calls take, and what they take there.
 */
import type { CallSpec } from '@naru/contract/call.ts';
import { z } from 'zod';

import { ALL_CALLS } from './ask.ts';

export interface Leaf {
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

/** By call and place: `survey.createSurvey body.nameKo`. */
export const ALL_TEXTS: readonly Leaf[] = ALL_CALLS.flatMap(([id, spec]) =>
  leavesOf(spec).map((leaf) => ({ ...leaf, path: `${id} ${leaf.path}` })),
);
