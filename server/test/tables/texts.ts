/**
 * Every text and every number that calls take, and what they take there.
 */
import type { CallSpec } from '@naru/contract/call.ts';
import { z } from 'zod';

import { ALL_CALLS } from './ask.ts';

/** By call and place: `survey.createSurvey body.nameKo`. */
interface LeafOf<Value> {
  readonly path: string;
  readonly accepts: (value: Value) => boolean;
}
export type Leaf = LeafOf<string>;

type Json = { readonly [key: string]: unknown };

/** Judges a schema without parts; undefined where it is no leaf of that kind. */
type Judge<Value> = (schema: Json) => LeafOf<Value>['accepts'] | undefined;

/** Lists every leaf that these parts of a call take, at its path. */
function leavesOf<Value>(schema: Json, root: Json, at: { path: string; judge: Judge<Value> }): LeafOf<Value>[] {
  const { path, judge } = at;
  if (typeof schema['$ref'] === 'string') {
    const target = schema['$ref']
      .split('/')
      .slice(1)
      .reduce<unknown>((found, key) => (found as Json)[key], root); // within the same document
    return leavesOf(target as Json, root, at);
  }
  const branches = [schema['anyOf'], schema['oneOf']].flatMap((list) => (list as Json[] | undefined) ?? []);
  const parts = Object.entries((schema['properties'] as Record<string, Json> | undefined) ?? {});
  const own = [
    ...branches.flatMap((one) => leavesOf(one, root, at)),
    ...parts.flatMap(([name, one]) => leavesOf(one, root, { judge, path: `${path}.${name}` })),
    ...(schema['items'] ? leavesOf(schema['items'] as Json, root, { judge, path: `${path}[]` }) : []),
  ];
  const accepts = schema['enum'] || schema['const'] !== undefined ? undefined : judge(schema);
  return accepts ? [...own, { path, accepts }] : own;
}

const judgeText: Judge<string> = (schema) => {
  if (schema['type'] !== 'string') return undefined;
  const all = [schema, ...((schema['allOf'] as Json[] | undefined) ?? [])];
  const patterns = all.flatMap(({ pattern }) => (typeof pattern === 'string' ? [new RegExp(pattern)] : []));
  return (text) => patterns.every((pattern) => pattern.test(text));
};

const judgeNumber: Judge<number> = ({ type, minimum, maximum }) =>
  type === 'integer' || type === 'number'
    ? (value) => value >= Number(minimum ?? -Infinity) && value <= Number(maximum ?? Infinity)
    : undefined;

function leavesOfCall<Value>(spec: CallSpec, judge: Judge<Value>): LeafOf<Value>[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = spec[part];
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
    return leavesOf(json, json, { path: part, judge });
  });
}

const allLeaves = <Value>(judge: Judge<Value>): readonly LeafOf<Value>[] =>
  ALL_CALLS.flatMap(([id, spec]) => leavesOfCall(spec, judge).map((leaf) => ({ ...leaf, path: `${id} ${leaf.path}` })));

export const ALL_TEXTS: readonly Leaf[] = allLeaves(judgeText);
export const ALL_NUMBERS = allLeaves(judgeNumber);
